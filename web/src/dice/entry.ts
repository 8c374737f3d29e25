/** Real dice as they are entered, one face after the other. */

import type { Game } from "../game/game";
import { DICE, type Die } from "../game/notation";

export interface Entry {
  /** What each die shows, null where that is not entered; white, white, red, yellow, green, blue. */
  readonly dice: readonly Die[];
  /** The die that the next face is for; null when every die has one. */
  readonly at: number | null;
}

/** How much is entered: then the roll can be told as it is, the rest being nobody's business. */
export type Extent = "none" | "white" | "some" | "all";

const WHITES = 2;

/** Nothing is entered yet, and dice that have left the game are not asked for. */
export function blank(game: Game): Entry {
  const dice = DICE.map(
    (color): Die => ({ color, face: null, removed: game.now?.scene.removed.includes(color) ?? false }),
  );
  return { dice, at: next(dice, -1) };
}

export function enter({ dice, at }: Entry, face: number): Entry {
  if (at === null) return { dice, at };
  const entered = dice.map((die, index) => (index === at ? { ...die, face } : die));
  return { dice: entered, at: next(entered, at) };
}

/** The next face is for this die, whatever it shows now. */
export function point(entry: Entry, at: number): Entry {
  return entry.dice[at]?.removed === false ? { ...entry, at } : entry;
}

/** Take the last face away: the one of the die before that which comes next. */
export function erase({ dice, at }: Entry): Entry {
  const last = dice.findLastIndex((die, index) => die.face !== null && index < (at ?? dice.length));
  if (last < 0) return { dice, at };
  return { dice: dice.map((die, index) => (index === last ? { ...die, face: null } : die)), at: last };
}

export function extent({ dice }: Entry): Extent {
  const entered = dice.flatMap((die, index) => (die.face === null ? [] : [index]));
  if (entered.length === 0) return "none";
  if (dice.every((die) => die.removed || die.face !== null)) return "all";
  return entered.join() === "0,1" ? "white" : "some";
}

/** `34 2?.6`: what is not entered is told by nobody. */
export function rollOf({ dice }: Entry): string {
  const faces = dice.map((die) => (die.removed ? "." : String(die.face ?? "?")));
  return `${faces.slice(0, WHITES).join("")} ${faces.slice(WHITES).join("")}`;
}

/** The next die without a face, from here on and then from the first. */
function next(dice: readonly Die[], from: number): number | null {
  const empty = dice.flatMap((die, index) => (die.removed || die.face !== null ? [] : [index]));
  return empty.find((index) => index > from) ?? empty[0] ?? null;
}
