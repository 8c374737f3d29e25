/** One's own rating: Elo, with each puzzle as the opponent. */

export const FIRST_RATING = 1500;
/** How far a single answer can move the rating: at first, and in the end. */
const LARGEST_STEP = 80;
const SMALLEST_STEP = 16;
/** After this many answers a step is half as large. */
const HALVED_AFTER = 10;
/** With a lead of this many points a puzzle is solved ten times as often as not. */
const TENFOLD = 400;

/** The chance that somebody with this rating solves a puzzle. */
export function expected(own: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - own) / TENFOLD));
}

/** How far the next answer can move the rating. */
export function step(answers: number): number {
  return Math.max(SMALLEST_STEP, LARGEST_STEP / (1 + answers / HALVED_AFTER));
}

/** The rating after an answer. */
export function ratingAfter(own: number, answers: number, puzzle: number, right: boolean): number {
  return own + step(answers) * ((right ? 1 : 0) - expected(own, puzzle));
}
