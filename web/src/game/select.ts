/** What the page asks about a game. */

import type { FieldView, Now, Yours } from "../generated/protocol";
import type { Game } from "./game";
import { type Die, type Move, PASS, readMove, readRoll } from "./notation";

/** The seat that is played here now: of several, the first that has something to do. */
export function ownSeat(game: Game): Yours | null {
  const { yours, now } = game;
  const busy = yours.find((own) => own.legal.length > 0) ?? yours.find((own) => mayRoll(game, own.seat));
  return busy ?? yours.find((own) => own.seat === now?.active) ?? yours[0] ?? null;
}

/** Whether what is the host's can be done here: by the host, and while the host is away by everybody seated. */
export function isHost(game: Game): boolean {
  const { host, seats } = game.table;
  return game.yours.some((own) => own.seat === host || (host !== null && seats[host]?.away));
}

export function mayRoll(game: Game, seat: number): boolean {
  return !game.sent && game.yours.some((own) => own.seat === seat && own.rolls);
}

/** Whether a bot decides for a seat that is held here. */
export function standsIn(game: Game, seat: number): boolean {
  const at = game.table.seats[seat];
  return at?.kind === "person" && at.player !== "";
}

export function nameOf(game: Game, seat: number): string {
  return game.table.seats[seat]?.name ?? "";
}

/** What one can choose now, without the pass: none while a choice is on its way. */
export function crosses(game: Game): readonly Move[] {
  const own = ownSeat(game);
  if (!own || game.sent || game.table.paused) return [];
  return own.legal.filter((move) => move !== PASS).map(readMove);
}

export function mayPass(game: Game): boolean {
  return !game.sent && !game.table.paused && (ownSeat(game)?.legal.includes(PASS) ?? false);
}

export function fieldOf(game: Game, id: string): FieldView | undefined {
  return game.variant.rows.flatMap((row) => row.fields).find((field) => field.id === id);
}

export function dice(game: Game): readonly Die[] {
  return readRoll(game.now?.roll ?? "");
}

/** The sum of the white dice, if both are known. */
export function whiteSum(game: Game): number | null {
  const [one, other] = dice(game);
  return one?.face && other?.face ? one.face + other.face : null;
}

export interface Other {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly awaited: boolean;
  readonly decided: boolean;
  readonly active: boolean;
  readonly away: boolean;
  readonly bot: boolean;
}

/** The other seats, in the order in which they follow the own one. */
export function others(game: Game): readonly Other[] {
  const { now, table } = game;
  if (!now) return [];
  const own = ownSeat(game)?.seat;
  const count = table.seats.length;
  const start = own === undefined ? 0 : own + 1;
  return Array.from({ length: count }, (_, index) => (start + index) % count)
    .filter((seat) => seat !== own)
    .map((seat) => describe(game, now, seat));
}

function describe(game: Game, now: Now, seat: number): Other {
  const at = game.table.seats[seat];
  return {
    seat,
    name: at?.name ?? "",
    score: now.scores[seat] ?? 0,
    awaited: now.awaited.includes(seat),
    decided: now.decided.includes(seat),
    active: now.active === seat,
    away: at?.away ?? false,
    bot: (at?.player ?? "") !== "",
  };
}

/** The seats by points, the best first. */
export function ranking(
  game: Game,
): readonly { readonly seat: number; readonly score: number; readonly won: boolean }[] {
  const { now } = game;
  if (!now) return [];
  return now.scores
    .map((score, seat) => ({ seat, score, won: now.winners.includes(seat) }))
    .sort((one, other) => other.score - one.score);
}
