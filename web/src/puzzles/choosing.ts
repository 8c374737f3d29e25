/** Which puzzle comes next. */

import { type Countable, type Progress, timesOf } from "./progress";

/** One of so many that fit best is drawn, so that not everybody gets the same ones. */
const DRAWN_FROM = 3;

/**
 * One of those that were answered least often, near one's own rating. None is repeated until all have been seen.
 * @param used those that are not wanted now
 * @param random from 0 to 1, without 1
 */
export function choose<Puzzle extends Countable>(
  puzzles: readonly Puzzle[],
  progress: Progress,
  used: ReadonlySet<string>,
  random: () => number,
): Puzzle | null {
  const left = puzzles.filter(({ id }) => !used.has(id));
  const least = Math.min(...left.map(({ id }) => timesOf(progress, id)));
  const away = ({ rating }: Puzzle) => (rating === null ? 0 : Math.abs(rating - progress.rating));
  const near = left
    .filter(({ id }) => timesOf(progress, id) === least)
    .sort((one, other) => away(one) - away(other))
    .slice(0, DRAWN_FROM);
  return near[Math.floor(random() * near.length)] ?? null;
}

/** The puzzle that waits for an answer, or another one than the last. */
export function following<Puzzle extends Countable>(
  puzzles: readonly Puzzle[],
  progress: Progress,
  source: string,
  last: string,
  random: () => number,
): Puzzle | null {
  return (
    puzzles.find(({ id }) => id === progress.open[source]) ??
    choose(puzzles, progress, new Set([last]), random) ??
    choose(puzzles, progress, new Set(), random)
  );
}
