/** The position of a decision, and what can be tried in it. The page judges nothing. */

import type { Game } from "../game/game";
import { readMove } from "../game/notation";
import type { ChoiceView, DecisionView, Replay } from "../generated/protocol";
import { gameAt } from "../replay/replay";

/** The best move that crosses a field: where its bonus goes is told in the answer. Null if none does. */
export function crossing({ worths }: DecisionView, field: string): ChoiceView | null {
  return worths.find(({ move }) => readMove(move).field === field) ?? null;
}

/**
 * The position in which a decision was made, as its player saw it.
 * @param tried the move that is penciled in; empty for none
 */
export function positionOf(replay: Replay, decision: DecisionView, tried: string): Game {
  const game = gameAt(replay, decision.moment);
  const { seat, worths } = decision;
  return {
    ...game,
    yours: [{ ...NOTHING, seat, legal: worths.map(({ move }) => move) }],
    tried: tried ? { seat, decision: game.now?.decision ?? "", move: tried } : null,
  };
}

const NOTHING: Omit<Game["yours"][number], "seat" | "legal"> = {
  brings: [],
  penalty: false,
  choice: "",
  take_back: "",
  rolls: false,
  rename: false,
  hand_over: [],
  replace: [],
  replace_later: [],
};
