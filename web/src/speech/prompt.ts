/** The prompt: what to do, or what we are waiting for. */

import { shownChoice } from "../game/board";
import type { Game } from "../game/game";
import { crosses, nameOf, ownSeat, stageOf, whiteSum } from "../game/select";
import type { Yours } from "../generated/protocol";
import { t } from "../texts";
import { moveName } from "./naming";

/** The name of the person addressed, if several share one device. */
export function meantFor(game: Game): string {
  const own = ownSeat(game);
  return own && game.yours.length > 1 ? nameOf(game, own.seat) : "";
}

export function prompt(game: Game): string {
  const { now, table } = game;
  const own = ownSeat(game);
  if (!now) return "";
  switch (stageOf(game)) {
    case "over":
      return t.table.over;
    case "watch":
      return `${t.table.watching} ${table.paused ? pausing(game) : waiting(game)}`;
    case "bot":
      return t.table.botForYou;
    case "paused":
      return pausing(game);
    case "choose":
      return question(game, own?.penalty ?? false);
    case "roll":
      return now.active === own?.seat ? t.table.yourRoll : t.table.rolls(nameOf(game, now.active));
    case "enter":
      return now.active === own?.seat ? t.enter.ask : t.enter.askFor(nameOf(game, now.active));
    case "sending":
      return game.sent?.command.type === "roll" ? t.table.rolling : chosen(game, own);
    default:
      return `${chosen(game, own)} ${waiting(game)}`.trim();
  }
}

function pausing({ table }: Game): string {
  return table.paused === "nobody" ? t.table.pausedByNobody : t.table.paused;
}

/** The choice that is face down or on its way. */
function chosen(game: Game, own: Yours | null): string {
  const choice = own ? shownChoice(game, own.seat) : "";
  return choice ? t.table.chose(moveName(game, choice)) : "";
}

function question(game: Game, costs: boolean): string {
  const some = crosses(game).length > 0;
  if (game.now?.scene.phase === "color") {
    if (costs) return some ? t.table.colorHintPenalty : t.table.nothingColorPenalty;
    return some ? t.table.colorHint : t.table.nothingColor;
  }
  const sum = whiteSum(game);
  if (sum === null) return `${t.table.whiteUnknown} ${some ? t.table.crossSumOrPass : t.table.nothingWhite}`;
  return `${t.table.white(sum)} ${some ? t.table.crossOrPass : t.table.nothingWhite}`;
}

/** Who the table is waiting for. */
export function waiting(game: Game): string {
  const { now } = game;
  if (!now) return "";
  const active = nameOf(game, now.active);
  if (now.scene.phase === "roll") return t.table.rolls(active);
  if (now.scene.phase === "color") return t.table.choosesColor(active);
  return t.table.waitingFor(now.awaited.map((seat) => nameOf(game, seat)));
}
