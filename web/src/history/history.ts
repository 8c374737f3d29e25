/** The games played on this device, and statistics about them. */

import { board } from "../game/board";
import type { Game } from "../game/game";
import type { Series } from "../ui/plot";

/** A finished game as stored on the device. */
export interface Finished {
  /** The code of its table. */
  readonly id: string;
  /** When this device learned of the end, in milliseconds since 1970. */
  readonly when: number;
  readonly variant: string;
  readonly title: string;
  readonly turns: number;
  /** The names of the rows that give points, from top to bottom. */
  readonly rows: readonly string[];
  readonly seats: readonly FinishedSeat[];
}

export interface FinishedSeat {
  readonly name: string;
  readonly bot: boolean;
  /** Whether it was held by this device. */
  readonly own: boolean;
  readonly won: boolean;
  readonly score: number;
  /** The points of each row. */
  readonly points: readonly number[];
  readonly bonus: number;
  readonly penalties: number;
  /** The rows whose lock was crossed. */
  readonly locked: readonly string[];
}

/** The history entry of a game; null if it is not over or was only watched. */
export function finished(game: Game, when: number): Finished | null {
  const { now, table, variant, yours } = game;
  if (now?.scene.phase !== "over" || !yours.length) return null;
  return {
    id: table.code,
    when,
    variant: variant.id,
    title: variant.name,
    turns: now.turn,
    rows: variant.rows.filter((row) => !row.neighbors.length).map((row) => row.name),
    seats: table.seats.map((seat, index) => {
      const sheet = board(game, index);
      const result = now.scene.results[index];
      return {
        name: seat.name,
        bot: seat.kind === "bot",
        own: yours.some((own) => own.seat === index),
        won: now.winners.includes(index),
        score: now.scores[index] ?? 0,
        points: result?.rows ?? [],
        bonus: result?.bonus ?? 0,
        penalties: sheet.penalties.filter(Boolean).length,
        locked: sheet.rows.filter((row) => row.locked).map((row) => row.name),
      };
    }),
  };
}

/** Newest first, with a stable order for games that ended at the same time. */
export function newestFirst(games: readonly Finished[]): Finished[] {
  return [...games].sort((one, other) => other.when - one.when || (one.id < other.id ? -1 : 1));
}

/** Which games to show: those of a variant and of a player on this device; empty for all. */
export interface Filter {
  readonly variant: string;
  readonly player: string;
}

export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** The variants played, most frequent first. */
export function variantsOf(games: readonly Finished[]): Choice[] {
  const count = new Map<string, number>();
  for (const { variant } of games) count.set(variant, (count.get(variant) ?? 0) + 1);
  return [...count]
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => ({ id, title: games.find((game) => game.variant === id)?.title ?? id }));
}

/** The names under which games were played here. */
export function playersOf(games: readonly Finished[]): string[] {
  return [...new Set(games.flatMap((game) => game.seats.filter((seat) => seat.own).map((seat) => seat.name)))].sort();
}

export interface Played {
  readonly game: Finished;
  readonly seat: FinishedSeat;
}

/** Every sheet filled in here, oldest first. */
export function played(games: readonly Finished[], { variant, player }: Filter): Played[] {
  return newestFirst(games)
    .reverse()
    .filter((game) => !variant || game.variant === variant)
    .flatMap((game) => game.seats.map((seat) => ({ game, seat })))
    .filter(({ seat }) => seat.own && (!player || seat.name === player));
}

export interface Figures {
  readonly games: number;
  readonly average: number;
  readonly best: number;
  /** Multiplayer games won by a seat of this device, and the number of multiplayer games. */
  readonly wins: number;
  readonly contested: number;
  /** Per sheet. */
  readonly locked: number;
  readonly penalties: number;
}

/** Statistics of these sheets; null if there are none. */
export function figures(sheets: readonly Played[]): Figures | null {
  if (!sheets.length) return null;
  const contested = sheets.filter(({ game }) => game.seats.some((seat) => !seat.own));
  const games = (some: readonly Played[]) => new Set(some.map(({ game }) => game.id)).size;
  return {
    games: games(sheets),
    average: mean(sheets.map(({ seat }) => seat.score)),
    best: Math.max(...sheets.map(({ seat }) => seat.score)),
    wins: games(contested.filter(({ seat }) => seat.won)),
    contested: games(contested),
    locked: mean(sheets.map(({ seat }) => seat.locked.length)),
    penalties: mean(sheets.map(({ seat }) => seat.penalties)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The moving average over this many values. */
export function running(values: readonly number[], over: number): number[] {
  return values.map((_, index) => mean(values.slice(Math.max(0, index + 1 - over), index + 1)));
}

/** Values over the games, counted from 1. */
export function overTime(name: string, values: readonly number[], loose = false): Series {
  return { name, points: values.map((y, index) => ({ x: index + 1, y })), loose };
}
