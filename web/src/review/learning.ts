/** What can be learned from a review: its marked decisions, and trying to find better moves. The page judges nothing. */

import type { Game } from "../game/game";
import { readMove } from "../game/notation";
import type { ChoiceView, DecisionView, Mark, Replay, ReviewView } from "../generated/protocol";
import { gameAt } from "../replay/replay";

export type Size = Exclude<Mark, "">;
export const SIZES: readonly Size[] = ["?!", "?", "??"];

/** The decisions of a seat with this mark or a worse one. */
export function marked({ decisions }: Pick<ReviewView, "decisions">, seat: number, least: Size): DecisionView[] {
  const wanted: readonly Mark[] = SIZES.slice(SIZES.indexOf(least));
  return decisions.filter((decision) => decision.seat === seat && wanted.includes(decision.mark));
}

export type Verdict = "best" | "repairs" | "same" | "worse";

/** What becomes of a try: any move that repairs half of the loss is right. */
export function verdict({ move, best }: DecisionView, tried: ChoiceView): Verdict {
  if (tried.move === move) return "same";
  if (!tried.repairs) return "worse";
  return tried.good || tried.move === best ? "best" : "repairs";
}

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

/** How long the bar of a move is, from 0 to 1: the worst is short, the best is full. */
export function barOf(worths: readonly ChoiceView[], worth: ChoiceView, solo: boolean): number {
  const value = (one: ChoiceView) => (solo ? one.points : one.chance);
  const values = worths.map(value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high === low ? 1 : 0.06 + (0.94 * (value(worth) - low)) / (high - low);
}
