/** Variants that somebody meets for the first time. */

import { keep } from "../state/keep";
import { t } from "../texts";

/** Whether a variant has something to tell that was not told on this device yet. Home-made ones have nothing. */
export function isUnmet(id: string): boolean {
  return Boolean(t.variants[id]?.differences.length) && !keep.met.includes(id);
}
