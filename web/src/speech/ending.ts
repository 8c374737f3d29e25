/** The end of a game in words. */

import type { Game } from "../game/game";
import { nameOf } from "../game/select";
import type { Best } from "../history/best";
import { m, t } from "../texts";

/** How many points the winners have more than the next best; null where nobody is behind them. */
export function margin({ now }: Game): number | null {
  if (!now) return null;
  const behind = now.scores.filter((_, seat) => !now.winners.includes(seat));
  const ahead = Math.max(...now.winners.map((seat) => now.scores[seat] ?? 0)) - Math.max(...behind);
  return behind.length && ahead > 0 ? ahead : null;
}

/** Who won and by what margin, as told to the people at this device. */
export function headline(game: Game): string {
  const winners = game.now?.winners ?? [];
  const [own, ...more] = game.yours;
  if (!own || more.length || !winners.includes(own.seat)) return result(game);
  if (game.table.seats.length === 1) return t.end.alone(game.now?.scores[0] ?? 0);
  const ahead = margin(game);
  if (winners.length > 1) return m.ending.youShare(winners.filter((seat) => seat !== own.seat).map(named(game)));
  return ahead ? m.ending.youWonBy(ahead) : t.end.youWon;
}

/** The same as told to anybody. */
export function result(game: Game): string {
  const winners = game.now?.winners ?? [];
  const names = winners.map(named(game));
  const [name = ""] = names;
  const ahead = margin(game);
  if (game.table.seats.length === 1) return m.ending.pointsOf(nameOf(game, 0), game.now?.scores[0] ?? 0);
  return names.length === 1 && ahead ? m.ending.wonBy(name, ahead) : t.end.won(names);
}

const named = (game: Game) => (seat: number) => nameOf(game, seat);

/** How the game compares with earlier ones; empty if there is nothing to say. */
export function bestText(bests: readonly Best[], variant: string): string {
  const beaten = bests.filter((best) => best.beaten).map(({ name }) => name);
  const [only, ...more] = bests;
  if (more.length) return beaten.length ? m.ending.newBestOf(beaten) : "";
  if (beaten.length) return m.ending.newBest;
  return only?.before != null ? m.ending.best(variant, only.before) : "";
}
