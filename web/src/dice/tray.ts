/** The dice as they lie on the table. */

import type { Game } from "../game/game";
import { COLORS, type Die, readRoll } from "../game/notation";

export interface Slot {
  readonly color: Die["color"];
  /** What it shows; null if unknown, or before the roll. */
  readonly face: number | null;
  /** `gone`: its row is closed, and it is no longer rolled. */
  readonly state: "waiting" | "rolled" | "gone";
}

/** Two white dice and one of each color. Before the roll all of them wait, except those that have left the game. */
export function tray(game: Game): readonly Slot[] {
  const rolled = readRoll(game.now?.scene.roll ?? "");
  if (rolled.length)
    return rolled.map(({ color, face, removed }) => ({ color, face, state: removed ? "gone" : "rolled" }));
  const removed = new Set(game.now?.scene.removed);
  return (["white", "white", ...COLORS] as const).map((color) => ({
    color,
    face: null,
    state: removed.has(color) ? "gone" : "waiting",
  }));
}

/** The turn whose dice were rolled last; 0 before the first roll. Taking back a choice can undo a turn. */
export function rolledIn(game: Game): number {
  const { now } = game;
  if (!now) return 0;
  return now.scene.roll ? now.turn : now.turn - 1;
}
