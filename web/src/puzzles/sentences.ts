/** What became of an answer, in words. */

import type { Game } from "../game/game";
import type { ChoiceView, DecisionView } from "../generated/protocol";
import { w } from "../review/words";
import { moveName } from "../speech/naming";
import { p } from "./words";

/** @param tried null if the answer was shown without one */
export function resultText(game: Game, decision: DecisionView, tried: ChoiceView | null, right: boolean): string {
  const best = moveName(game, decision.best);
  if (!tried) return w.exercise.answer(best);
  const move = moveName(game, tried.move);
  if (right) return tried.good || tried.move === decision.best ? p.right(move) : p.alsoRight(move, best);
  return (tried.move === decision.move ? p.again : p.wrong)(move, best);
}
