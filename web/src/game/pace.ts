/** When the page waits, so that people see what the bots did. */

import type { Event, News, ServerMessage } from "../generated/protocol";
import type { Game } from "./game";
import { isDeed } from "./recent";
import { mayTakeBack, type Stage, stageOf } from "./select";

const IDLE: ReadonlySet<Stage> = new Set<Stage>(["wait", "watch", "bot"]);

/**
 * Whether what this news showed should be seen for a while: a bot did something on its sheet, and nobody here has
 * anything to decide. If there is a clock, every second belongs to those who have to decide next.
 */
export function isWorthSeeing(game: Game, news: News): boolean {
  const idle = IDLE.has(stageOf(game)) && !mayTakeBack(game);
  return idle && !game.table.clock && news.events.some((event) => isDeed(event) && isBot(game, event.seat));
}

/** Whether a message is about bots alone, so that nobody minds if it is shown a little later. */
export function isByBots(game: Game, message: ServerMessage): boolean {
  return message.type === "news" && message.events.length > 0 && message.events.every(ofBot);

  function ofBot(event: Event, _: number, all: readonly Event[]): boolean {
    if (event.type === "closed" || event.type === "ended") return true;
    if (event.type === "table_changed") return all.some(({ type }) => type === "ended");
    return isBot(game, event.seat);
  }
}

function isBot({ table }: Game, seat: number): boolean {
  return (table.seats[seat]?.player ?? "") !== "";
}
