/** Keeps the focus in place when the focused element goes away. */

import { tick } from "svelte";

/** If the content changes and the focus inside it is lost, focus the container. */
export function keepFocus(inside: () => HTMLElement | null, shown: () => unknown): void {
  $effect.pre(() => {
    shown();
    if (!inside()?.contains(document.activeElement)) return;
    tick().then(() => {
      if (document.activeElement === document.body) inside()?.focus({ preventScroll: true });
    });
  });
}
