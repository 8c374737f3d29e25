/** The announcements in words. */

import { announcement } from "../game/announce";
import type { Game } from "../game/game";
import { nameOf } from "../game/select";
import { t } from "../texts";

/** The rows that closed just now, and who closed them; empty if none did. */
export function closings(game: Game): string {
  const { closed } = announcement(game);
  return closed
    .map(({ row, by }) =>
      t.announce.closed(
        row,
        by.map((seat) => nameOf(game, seat)),
      ),
    )
    .join(" ");
}

/** A warning that the end is near, and why; empty if it is not. */
export function warning(game: Game): string {
  const { lastRow, lastPenalty } = announcement(game);
  return [
    lastRow ? t.announce.lastRow : "",
    lastPenalty.length ? t.announce.lastPenalty(lastPenalty.map((seat) => nameOf(game, seat))) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
