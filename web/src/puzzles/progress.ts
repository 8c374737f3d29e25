/** What this device remembers of the puzzles: the rating, streaks, best runs, and how often each was answered. */

import { FIRST_RATING, ratingAfter } from "./rating";

export interface Progress {
  readonly rating: number;
  /** How many answers the rating is made of. */
  readonly rated: number;
  /** Puzzles solved at the first try, one after the other. */
  readonly streak: number;
  readonly bestStreak: number;
  /** By puzzle: how often it was answered. */
  readonly times: Readonly<Record<string, number>>;
  /** By variant: the most that were solved in a run. */
  readonly runs: Readonly<Record<string, number>>;
  /** By source: the puzzle that waits for an answer, also after the page is loaded again. */
  readonly open: Readonly<Record<string, string>>;
}

/** What is needed to know of a puzzle to count its answer. */
export interface Countable {
  readonly id: string;
  /** Null for own mistakes: nobody has measured how hard they are. */
  readonly rating: number | null;
}

/** What somebody who has never answered a puzzle begins with. */
export const FRESH: Progress = {
  ...{ rating: FIRST_RATING, rated: 0, streak: 0, bestStreak: 0 },
  ...{ times: {}, runs: {}, open: {} },
};

/** What is stored, as far as it can be read. */
export function readProgress(stored: unknown): Progress {
  const read: Partial<Record<keyof Progress, unknown>> = Object(stored);
  return {
    rating: numberIn(read.rating, FRESH.rating),
    rated: numberIn(read.rated, 0),
    streak: numberIn(read.streak, 0),
    bestStreak: numberIn(read.bestStreak, 0),
    times: entries(read.times, isNumber),
    runs: entries(read.runs, isNumber),
    open: entries(read.open, (value) => typeof value === "string"),
  };
}

export const timesOf = (progress: Progress, id: string): number => progress.times[id] ?? 0;

/** After an answer; the rating counts only the first one to each puzzle. */
export function answered(progress: Progress, puzzle: Countable, right: boolean): Progress {
  const streak = right ? progress.streak + 1 : 0;
  return {
    ...inRun(progress, puzzle, right),
    streak,
    bestStreak: Math.max(streak, progress.bestStreak),
    open: Object.fromEntries(Object.entries(progress.open).filter(([, open]) => open !== puzzle.id)),
  };
}

/** After an answer in a run: in a hurry nobody wants to risk a streak. */
export function inRun(progress: Progress, { id, rating }: Countable, right: boolean): Progress {
  const first = rating !== null && !timesOf(progress, id);
  return {
    ...progress,
    rating: first ? ratingAfter(progress.rating, progress.rated, rating, right) : progress.rating,
    rated: progress.rated + (first ? 1 : 0),
    times: { ...progress.times, [id]: timesOf(progress, id) + 1 },
  };
}

/** With the result of a run, if it is the best one. */
export function withRun(progress: Progress, variant: string, solved: number): Progress {
  const best = Math.max(solved, progress.runs[variant] ?? 0);
  return { ...progress, runs: { ...progress.runs, [variant]: best } };
}

/** With a puzzle that waits for an answer. */
export function withOpen(progress: Progress, source: string, id: string): Progress {
  return { ...progress, open: { ...progress.open, [source]: id } };
}

/** Without what is known of puzzles that are gone, of those whose ids begin like this. */
export function without(progress: Progress, begin: string, left: ReadonlySet<string>): Progress {
  const stays = ([id]: [string, number]) => !id.startsWith(begin) || left.has(id);
  return { ...progress, times: Object.fromEntries(Object.entries(progress.times).filter(stays)) };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function numberIn(value: unknown, otherwise: number): number {
  return isNumber(value) ? value : otherwise;
}

function entries<Value>(stored: unknown, fits: (value: unknown) => boolean): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(Object(stored)).filter(([, value]) => fits(value))) as Record<string, Value>;
}
