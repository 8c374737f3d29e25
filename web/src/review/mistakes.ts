/** The mistakes of this device, game by game. */

import type { DecisionView } from "../generated/protocol";
import { archive } from "../history/archive";
import type { Finished } from "../history/history";
import { reviewOf } from "./found";
import { marked } from "./learning";

const DAY = 24 * 60 * 60 * 1000;
export const DAYS = 90;

export interface GameMistakes {
  readonly game: Finished;
  readonly solo: boolean;
  readonly decisions: readonly DecisionView[];
}

/** The games of the last days in which somebody here played, the newest first. */
export function recent(games: readonly Finished[], now: number): Finished[] {
  return games.filter((game) => game.when > now - DAYS * DAY && game.seats.some((seat) => seat.own));
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly failed: number;
  readonly found: readonly GameMistakes[];
}

/** Review the games one by one, and tell after each; reviews made before take no time. Stops when told to. */
export async function* mistakes(games: readonly Finished[], stopped: () => boolean): AsyncGenerator<Progress> {
  const found: GameMistakes[] = [];
  let failed = 0;
  for (const [done, game] of games.entries()) {
    yield { done, of: games.length, failed, found: [...found] };
    if (stopped()) return;
    const made = await mistakesIn(game).catch(() => null);
    if (made) found.push(made);
    else failed += 1;
  }
  yield { done: games.length, of: games.length, failed, found };
}

async function mistakesIn(game: Finished): Promise<GameMistakes | null> {
  const kept = await archive.kept(game.id);
  if (!kept?.record) return null;
  const review = await reviewOf(game.id, kept.record, kept.toml);
  const own = game.seats.flatMap((seat, index) => (seat.own ? [index] : []));
  return { game, solo: review.solo, decisions: own.flatMap((seat) => marked(review, seat, "?!")) };
}
