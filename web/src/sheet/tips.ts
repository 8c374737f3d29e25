/** Small explanations beside what they explain: on hover, on focus and on tap. */

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Tips {
  readonly show: (text: string, beside: Element) => void;
  readonly hide: () => void;
  /** The sheet is played here: the arrow keys reach what has a tip. */
  readonly played: boolean;
  /** The tab key stops at the sheet only once: too many fields can be crossed. */
  readonly sole: boolean;
}

export const [tips, setTips] = createContext<Tips>();

/** A pointer that only passes by opens nothing, in milliseconds. */
const LINGERS = 350;

/** @param taps whether a tap opens it; not where a tap does something else */
export function tip({ show, hide }: Tips, text: string, taps = true): Attachment<HTMLElement> {
  return (element) => {
    if (!text) return;
    let lingering: ReturnType<typeof setTimeout> | undefined;
    let opened = false;
    const open = () => {
      opened = true;
      clearTimeout(lingering);
      show(text, element);
    };
    const close = () => {
      clearTimeout(lingering);
      if (opened) hide();
      opened = false;
    };
    const off = [
      on(element, "pointerenter", ({ pointerType }) => {
        if (pointerType === "mouse") lingering = setTimeout(open, LINGERS);
      }),
      on(element, "pointerleave", ({ pointerType }) => {
        if (pointerType === "mouse") close();
      }),
      on(element, "focus", () => {
        if (element.matches(":focus-visible")) open();
      }),
      on(element, "blur", close),
      on(element, "click", () => {
        if (taps) open();
      }),
    ];
    return () => {
      close();
      for (const stop of off) stop();
    };
  };
}

/** For what is only there to be looked at: the arrow keys reach it, and screen readers read the tip as well. */
export function legend(tips: Tips, text: string): Attachment<HTMLElement> {
  return (element) => {
    element.setAttribute("aria-description", text);
    if (tips.played) element.tabIndex = -1;
    return tip(tips, text)(element);
  };
}
