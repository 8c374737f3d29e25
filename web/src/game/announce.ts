/** What everybody should notice: a row that closed, and that the end is near. */

import type { Game } from "./game";
import { readSheet } from "./notation";

export interface Closing {
  readonly row: string;
  /** The seats that crossed its lock just now. */
  readonly by: readonly number[];
}

export interface Announcement {
  /** The rows that closed in the action that landed last. */
  readonly closed: readonly Closing[];
  /** One more closed row ends it. */
  readonly lastRow: boolean;
  /** The seats for which one more penalty ends it. */
  readonly lastPenalty: readonly number[];
}

const NOTHING: Announcement = { closed: [], lastRow: false, lastPenalty: [] };

export function announcement(game: Game): Announcement {
  const { now, variant, landed } = game;
  if (!now) return NOTHING;
  const closed = landed.flatMap((event) => (event.type === "closed" ? [event.row] : []));
  const by = (row: string) =>
    landed.flatMap((event) => (event.type === "locked" && event.row === row ? [event.seat] : []));
  const open = now.scene.phase !== "over";
  const penalties = now.scene.sheets.map((sheet) => readSheet(sheet).penalties);
  return {
    closed: closed.map((row) => ({ row, by: by(row) })),
    lastRow: open && isLastButOne(now.scene.closed.length, variant.rows_to_end),
    lastPenalty: penalties.flatMap((taken, seat) => (open && isLastButOne(taken, variant.penalties) ? [seat] : [])),
  };
}

/** One is missing; where one is all there is, that is no news. */
function isLastButOne(count: number, needed: number): boolean {
  return count > 0 && count === needed - 1;
}
