/** What a tap on a move does. */

import type { Game } from "../game/game";
import type { Session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";

/**
 * Pencil the move in, or send it at once if the player wants that. A move that ends the game is always confirmed,
 * because it cannot be taken back.
 */
export function pick(session: Session, game: Game, seat: number, move: string): void {
  const own = game.yours.find((yours) => yours.seat === seat);
  const brings = own?.brings[own.legal.indexOf(move)];
  if (settings.oneTap && brings && !brings.ends) session.choose(seat, move);
  else session.try(seat, move);
}
