/** The layout of the curve of chances with the luck of each roll, in pixels. */

import type { DecisionView, ReviewView } from "../generated/protocol";
import { ticks } from "../ui/plot";

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly decision: DecisionView;
}

export interface Curve {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly up: readonly { readonly value: number; readonly at: number }[];
  readonly across: readonly { readonly value: number; readonly at: number }[];
  /** By seat, the chosen one last. */
  readonly lines: readonly { readonly path: string; readonly own: boolean }[];
  readonly dots: readonly Dot[];
  /** The height at which no luck is drawn, and the bars from there. */
  readonly middle: number;
  readonly bars: readonly { readonly x: number; readonly y: number; readonly height: number; readonly kind: boolean }[];
}

const TOP = 10;
const LEFT = 48;
const RIGHT = 10;
const BELOW = 20;
const LUCK = 56;

/** @param marks the decisions that get a dot */
export function curve(
  review: ReviewView,
  seat: number,
  marks: readonly DecisionView[],
  width: number,
  height: number,
): Curve {
  const turns = Math.max(1, review.curve.length - 1);
  const right = Math.max(LEFT + 1, width - RIGHT);
  const bottom = height - BELOW - LUCK;
  const values = review.curve.map((chances) => chances[seat] ?? 0);
  const [low, high] = review.solo ? [Math.min(0, ...values), Math.max(10, ...values)] : [0, 1];
  const at = (turn: number) => LEFT + (turn / turns) * (right - LEFT);
  const over = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - TOP);
  const line = (of: number) =>
    review.curve
      .map((chances, turn) => `${turn ? "L" : "M"}${at(turn).toFixed(1)} ${over(chances[of] ?? 0).toFixed(1)}`)
      .join("");
  const seats = review.seats.map((_, index) => index);
  const drawn = review.seats.length > 2 ? [...seats.filter((one) => one !== seat), seat] : [seat];
  const middle = bottom + LUCK / 2 + 4;
  const most = Math.max(review.solo ? 3 : 0.15, ...review.rolls.map(({ luck }) => Math.abs(luck[seat] ?? 0)));
  return {
    left: LEFT,
    right,
    bottom,
    up: (review.solo ? ticks(low, high, 4) : [0, 0.5, 1]).map((value) => ({ value, at: over(value) })),
    across: ticks(1, turns, (right - LEFT) / 48).map((value) => ({ value, at: at(value - 0.5) })),
    lines: drawn.map((of) => ({ path: line(of), own: of === seat })),
    dots: marks.map((decision) => ({
      x: at(decision.turn - (decision.phase === "white" ? 0.6 : 0.4)),
      y: over(((values[decision.turn - 1] ?? 0) + (values[decision.turn] ?? 0)) / 2),
      decision,
    })),
    middle,
    bars: review.rolls.map(({ turn, luck }) => {
      const size = ((luck[seat] ?? 0) / most) * (LUCK / 2 - 4);
      return { x: at(turn - 0.5), y: size > 0 ? middle - size : middle, height: Math.abs(size), kind: size > 0 };
    }),
  };
}

/** The dot nearest to where somebody tapped; null if there is none. */
export function nearest(dots: readonly Dot[], x: number): Dot | null {
  return dots.reduce<Dot | null>(
    (best, dot) => (best && Math.abs(best.x - x) <= Math.abs(dot.x - x) ? best : dot),
    null,
  );
}
