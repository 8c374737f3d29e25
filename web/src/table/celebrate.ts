/** Whether there is something to celebrate on this device. */

import type { Game } from "../game/game";
import type { Best } from "../history/best";

/**
 * Somebody here has just won; whoever plays alone has to beat their best. A game that was over when the page opened has
 * been celebrated before.
 */
export function celebrates(game: Game, bests: readonly Best[]): boolean {
  const justEnded = game.landed.some((event) => event.type === "ended");
  const won = game.yours.some((own) => game.now?.winners.includes(own.seat));
  const alone = game.table.seats.length === 1;
  return justEnded && won && (!alone || bests.some((best) => best.beaten));
}
