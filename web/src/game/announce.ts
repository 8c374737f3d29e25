/** Announcements for everybody: a row has closed, or the end is near. */

import type { Game } from "./game";

export interface Closing {
  readonly row: string;
  /** The seats that crossed its lock just now. */
  readonly by: readonly number[];
}

export interface Announcement {
  /** The rows that closed in the last action. */
  readonly closed: readonly Closing[];
  /** One more closed row ends the game. */
  readonly lastRow: boolean;
  /** The seats for which one more penalty ends the game. */
  readonly lastPenalty: readonly number[];
}

const NOTHING: Announcement = { closed: [], lastRow: false, lastPenalty: [] };

export function announcement(game: Game): Announcement {
  const { now, landed } = game;
  if (!now) return NOTHING;
  const closed = landed.flatMap((event) => (event.type === "closed" ? [event.row] : []));
  const by = (row: string) =>
    landed.flatMap((event) => (event.type === "locked" && event.row === row ? [event.seat] : []));
  return {
    closed: closed.map((row) => ({ row, by: by(row) })),
    lastRow: now.scene.last_row,
    lastPenalty: now.scene.last_penalty,
  };
}
