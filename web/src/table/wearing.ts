/** Shows on a button what its move is worth: `coach/worths` has the values, `Hints` the styles. */

import type { Attachment } from "svelte/attachments";
import type { Shown } from "../coach/worths";

/** Not spread over the button: that part of Svelte is large, and a table needs it for nothing else. */
export function wearing(worth: Shown | undefined): Attachment<HTMLElement> {
  return (button) => {
    if (!worth) return;
    const { style, ...attributes } = worth;
    for (const [name, value] of Object.entries(attributes)) if (value !== undefined) button.setAttribute(name, value);
    button.style.cssText = style;
    return () => {
      for (const name of Object.keys(attributes)) button.removeAttribute(name);
      button.style.cssText = "";
    };
  };
}
