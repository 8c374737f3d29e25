/** Variants that somebody meets for the first time. */

import { differing } from "../generated/differing";
import { keep } from "../state/keep";

/** Whether a variant has something to tell that was not told on this device yet. Home-made ones have nothing. */
export function isUnmet(id: string): boolean {
  return differing.includes(id) && !keep.met.includes(id);
}
