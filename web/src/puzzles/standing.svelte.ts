/** The progress on this device, as it is now: other tabs may change it as well. */

import { keep } from "../state/keep";
import {
  answered,
  type Countable,
  inRun,
  type Progress,
  readProgress,
  timesOf,
  withOpen,
  without,
  withRun,
} from "./progress";

const KEY = "rowlock.puzzles";

/** What an answer changed. */
export interface Counted {
  /** Whether it counted for the rating. */
  readonly rated: boolean;
  readonly before: number;
  readonly after: number;
  readonly streak: number;
}

class Standing {
  now: Progress = $state.raw(readProgress(keep.read(KEY)));

  constructor() {
    window.addEventListener("storage", () => {
      this.now = readProgress(keep.read(KEY));
    });
  }

  answer(puzzle: Countable, right: boolean): Counted {
    return this.#count(puzzle, (progress) => answered(progress, puzzle, right));
  }

  answerInRun(puzzle: Countable, right: boolean): Counted {
    return this.#count(puzzle, (progress) => inRun(progress, puzzle, right));
  }

  run(variant: string, solved: number): void {
    this.#change((progress) => withRun(progress, variant, solved));
  }

  open(source: string, id: string): void {
    this.#change((progress) => withOpen(progress, source, id));
  }

  forget(begin: string, left: ReadonlySet<string>): void {
    this.#change((progress) => without(progress, begin, left));
  }

  #count({ id, rating }: Countable, change: (progress: Progress) => Progress): Counted {
    const before = readProgress(keep.read(KEY));
    const after = this.#change(change);
    const rated = rating !== null && !timesOf(before, id);
    return { rated, before: before.rating, after: after.rating, streak: after.streak };
  }

  /** Change what is stored at this moment, which may be newer than what is shown. */
  #change(change: (progress: Progress) => Progress): Progress {
    this.now = change(readProgress(keep.read(KEY)));
    keep.write(KEY, this.now);
    return this.now;
  }
}

export const standing = new Standing();
