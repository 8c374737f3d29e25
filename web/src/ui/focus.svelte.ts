/** Keeps the focus where somebody left it, when what had it goes away. */

import { tick } from "svelte";

/** When what is shown changes and the focus was inside, but is nowhere then, the whole gets it. */
export function keepFocus(inside: () => HTMLElement | null, shown: () => unknown): void {
  $effect.pre(() => {
    shown();
    if (!inside()?.contains(document.activeElement)) return;
    tick().then(() => {
      if (document.activeElement === document.body) inside()?.focus({ preventScroll: true });
    });
  });
}
