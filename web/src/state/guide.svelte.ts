/** Which hints have been seen on this device. */

import { HINTS } from "../game/guide";
import { keep } from "./keep";

class Guide {
  seen: ReadonlySet<string> = $state.raw(new Set(keep.hints));

  see(hint: string): void {
    this.#keep([...this.seen, hint]);
  }

  skip(): void {
    this.#keep(HINTS);
  }

  /** Start over. */
  restart(): void {
    this.#keep([]);
  }

  #keep(hints: readonly string[]): void {
    keep.hints = hints;
    this.seen = new Set(hints);
  }
}

export const guide = new Guide();
