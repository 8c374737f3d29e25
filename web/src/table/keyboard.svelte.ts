/** Playing by keyboard, which is loaded where it is likely, and once a key has been pressed. */

import type Keys from "./Keys.svelte";

class Keyboard {
  /** Where there is a mouse, there is a keyboard. */
  readonly isLikely = matchMedia("(any-hover: hover)").matches;
  /** Handles the keys, once it is loaded. */
  handler: typeof Keys | null = $state.raw(null);

  /** Where it cannot be loaded, people play without it. */
  readonly load = (): Promise<void> =>
    import("./Keys.svelte").then(
      (part) => {
        this.handler = part.default;
      },
      () => {},
    );
}

export const keyboard = new Keyboard();
