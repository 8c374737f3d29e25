/** Entering the faces of real dice, one at a time. */

import type { Game } from "../game/game";
import { DICE, type Die } from "../game/notation";

export interface Entry {
  /** What each die shows, null if not entered yet; white, white, red, yellow, green, blue. */
  readonly dice: readonly Die[];
  /** The index of the die that the next face is for; null when every die has one. */
  readonly at: number | null;
}

/** How much has been entered. The roll can be sent in any of these states; the rest stays unknown. */
export type Extent = "none" | "white" | "some" | "all";

const WHITES = 2;

/** A new entry without faces, which skips dice that have left the game. */
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

/** Select the die that the next face is for, whatever it shows now. */
export function point(entry: Entry, at: number): Entry {
  return entry.dice[at]?.removed === false ? { ...entry, at } : entry;
}

/** Delete the last face entered: that of the die before the selected one. */
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

/** The roll in written form, such as `34 2?.6`, with `?` for a face that was not entered. */
export function rollOf({ dice }: Entry): string {
  const faces = dice.map((die) => (die.removed ? "." : String(die.face ?? "?")));
  return `${faces.slice(0, WHITES).join("")} ${faces.slice(WHITES).join("")}`;
}

/** The next die without a face, wrapping around to the first. */
function next(dice: readonly Die[], from: number): number | null {
  const empty = dice.flatMap((die, index) => (die.removed || die.face !== null ? [] : [index]));
  return empty.find((index) => index > from) ?? empty[0] ?? null;
}
