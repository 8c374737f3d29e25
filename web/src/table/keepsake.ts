/** What the picture of a finished game shows. */

import { board } from "../game/board";
import type { Game } from "../game/game";
import { nameOf, ranking } from "../game/select";
import { home } from "../net/address";
import type { Poster } from "../sheet/poster";
import { result } from "../speech/ending";
import { variantName } from "../speech/variants";
import { t } from "../texts";
import { scored } from "./scored";

/** The seat whose sheet is shown: the best one on this device, or the winner's if it was only watched. */
export function keptSeat(game: Game): number {
  const order = ranking(game).map(({ seat }) => seat);
  return order.find((seat) => game.yours.some((own) => own.seat === seat)) ?? order[0] ?? 0;
}

export function keepsake(game: Game, when: number): Poster {
  const seat = keptSeat(game);
  const lucky = game.table.seats[seat]?.lucky ?? [];
  return {
    variant: game.variant,
    board: board(game, seat),
    result: result(game),
    titles: [variantName(game.variant), t.table.sheetOf(nameOf(game, seat))],
    date: t.date(when),
    lucky: lucky.length ? t.table.lucky(lucky) : "",
    sum: sum(game, seat),
    // Alone, the result says it already.
    scores: (game.table.seats.length > 1 ? ranking(game) : []).map((each) => ({
      name: nameOf(game, each.seat),
      points: t.number(each.score),
      won: game.now?.winners.includes(each.seat) ?? false,
    })),
    brand: t.name,
    site: home().replace(/^https?:\/\/|\/$/g, ""),
  };
}

function sum(game: Game, seat: number): string {
  const parts = scored(game)?.seats[seat];
  if (!parts) return "";
  const { points, bonus, penalties, total } = parts;
  const positive = [...points, ...(bonus ? [bonus] : [])].map((part) => t.number(part)).join(" + ");
  return `${positive}${penalties ? ` ${t.number(penalties).replace("−", "− ")}` : ""} = ${t.number(total)}`;
}
