/** What the player is told to do, or to wait for. */

import type { Game } from "../game/game";
import { crosses, nameOf, ownSeat, standsIn, whiteSum } from "../game/select";
import { t } from "../texts";
import { moveName } from "./naming";

/** @param pending the choice that is on its way or face down */
export function prompt(game: Game, pending: string): string {
  const { now, table } = game;
  const own = ownSeat(game);
  if (!now) return "";
  if (own && standsIn(game, own.seat)) return t.table.botForYou;
  if (table.paused) return table.paused === "nobody" ? t.table.pausedByNobody : t.table.paused;
  if (!own) return `${t.table.watching} ${waiting(game)}`;
  if (game.sent) return t.table.sending;
  if (own.legal.length) return question(game);
  if (now.phase === "roll" && now.active === own.seat)
    return table.dice === "real" ? t.table.realDice : t.table.yourRoll;
  if (pending && now.phase === "white") return `${t.table.chose(moveName(game, pending))} ${waiting(game)}`;
  return waiting(game);
}

function question(game: Game): string {
  const some = crosses(game).length > 0;
  if (game.now?.phase === "color") return some ? t.table.colorHint : t.table.nothingColor;
  const sum = whiteSum(game);
  const white = sum === null ? t.table.whiteUnknown : t.table.white(sum);
  return `${white} ${some ? t.table.crossOrPass : t.table.nothingWhite}`;
}

/** Whom the table waits for. */
export function waiting(game: Game): string {
  const { now } = game;
  if (!now) return "";
  const active = nameOf(game, now.active);
  if (now.phase === "roll") return t.table.rolls(active);
  if (now.phase === "color") return t.table.choosesColor(active);
  return t.table.waitingFor(now.awaited.map((seat) => nameOf(game, seat)));
}
