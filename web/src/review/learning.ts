/** What can be learned from a review: its marked decisions, and trying to find better moves. The page judges nothing. */

import type { ChoiceView, DecisionView, Mark, ReviewView } from "../generated/protocol";

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

/** How long the bar of a move is, from 0 to 1: the worst is short, the best is full. */
export function barOf(worths: readonly ChoiceView[], worth: ChoiceView, solo: boolean): number {
  const value = (one: ChoiceView) => (solo ? one.points : one.chance);
  const values = worths.map(value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high === low ? 1 : 0.06 + (0.94 * (value(worth) - low)) / (high - low);
}
