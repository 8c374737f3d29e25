/** The label of a seat for screen readers. */

import type { Other } from "../game/select";
import { t } from "../texts";

/** "Ben’s sheet, 41 points, still to decide". */
export function seatLabel(seat: Other, penalties: number, over: boolean): string {
  return [
    t.table.sheetOf(seat.name),
    t.points(seat.score),
    penalties ? t.table.penaltiesTaken(penalties) : "",
    seat.active && !over ? t.table.isActive : "",
    seat.decided ? t.table.hasChosen : seat.awaited && !over ? t.table.isAwaited : "",
    seat.away ? t.lobby.away : "",
  ]
    .filter(Boolean)
    .join(", ");
}
