/** A timed run: as many puzzles as possible until the time is up. */

/** In milliseconds. */
export const RUN_TIME = 180_000;
/** So many wrong answers end a run. */
export const MOST_WRONG = 3;

export interface Run {
  /** When its time is up, on the clock of the page. */
  readonly until: number;
  readonly solved: number;
  /** The puzzles that were answered wrong. */
  readonly missed: readonly string[];
  /** All puzzles that have been shown. */
  readonly used: ReadonlySet<string>;
}

export type RunEnd = "time" | "wrong" | "all";

export function begin(now: number): Run {
  return { until: now + RUN_TIME, solved: 0, missed: [], used: new Set() };
}

export function afterAnswer(run: Run, id: string, right: boolean): Run {
  return {
    ...run,
    solved: run.solved + (right ? 1 : 0),
    missed: right ? run.missed : [...run.missed, id],
    used: new Set([...run.used, id]),
  };
}

/**
 * Why a run is over; null while it goes on.
 * @param left whether there are puzzles that have not been shown
 */
export function endOf(run: Run, now: number, left: boolean): RunEnd | null {
  if (run.missed.length >= MOST_WRONG) return "wrong";
  if (!left) return "all";
  return now >= run.until ? "time" : null;
}

/** The time that is left, in whole seconds. */
export function secondsLeft(run: Run, now: number): number {
  return Math.max(0, Math.ceil((run.until - now) / 1000));
}

/** "2:05" */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
