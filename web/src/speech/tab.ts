/** The title of a table's tab. */

import { callFor } from "../game/calling";
import type { Game } from "../game/game";
import { nameOf, ownSeat } from "../game/select";
import { t } from "../texts";
import { variantName } from "./variants";

/** "Your turn · Classic · rowlock". */
export function tabTitle(game: Game): string {
  return [headline(game), variantName(game.variant), t.name].join(" · ");
}

/** Whose move it is, or who won. */
export function headline(game: Game): string {
  const { now, table, yours } = game;
  if (!now || now.scene.phase === "over") return result(game);
  if (table.paused) return t.extras.paused;
  if (callFor(game) && yours.length === 1)
    return ownSeat(game)?.seat === now.active ? t.table.yourTurn : t.extras.yourChoice;
  if (now.scene.phase === "roll") return t.extras.rolls(nameOf(game, now.active));
  return t.extras.choose(now.awaited.map((seat) => nameOf(game, seat)));
}

function result({ now, table, yours }: Game): string {
  const winners = now?.winners ?? [];
  if (!winners.length) return t.table.over;
  if (table.seats.length === 1) return t.end.alone(now?.scores[0] ?? 0);
  const won = yours.length === 1 && winners.length === 1 && winners[0] === yours[0]?.seat;
  return won ? t.end.youWon : t.end.won(winners.map((seat) => table.seats[seat]?.name ?? ""));
}
