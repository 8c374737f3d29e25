/** The dice as they lie on the table. */

import type { Game } from "../game/game";
import { COLORS, type Die, readRoll } from "../game/notation";
import { lastRoll, turnOfRoll } from "../game/recent";

export interface Slot {
  readonly color: Die["color"];
  /** What it shows; null if unknown, or before the roll. */
  readonly face: number | null;
  /** `past`: it still lies there from the finished turn; `gone`: its row is closed, and it is no longer rolled. */
  readonly state: "waiting" | "rolled" | "past" | "gone";
}

/**
 * Two white dice and one of each color. Before the roll they lie as they were rolled last; if that is not known, all
 * of them wait, except those that have left the game.
 */
export function tray(game: Game): readonly Slot[] {
  const past = lastRoll(game);
  const rolled = readRoll(past || (game.now?.scene.roll ?? ""));
  const state = past ? "past" : "rolled";
  if (rolled.length)
    return rolled.map(({ color, face, removed }) => ({ color, face, state: removed ? "gone" : state }));
  const removed = new Set(game.now?.scene.removed);
  return (["white", "white", ...COLORS] as const).map((color) => ({
    color,
    face: null,
    state: removed.has(color) ? "gone" : "waiting",
  }));
}

/** The turn whose dice were rolled last; 0 before the first roll. */
export function rolledIn(game: Game): number {
  return game.now ? turnOfRoll(game.now) : 0;
}
