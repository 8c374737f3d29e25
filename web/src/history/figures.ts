/** Statistics of sheets that were filled in here. */

import type { Series } from "../ui/plot";
import type { Played } from "./history";
import { matches } from "./matches";

export interface Figures {
  readonly games: number;
  readonly average: number;
  readonly best: number;
  /** Games against somebody else: how many, how many of them were won alone, and how many together with another. */
  readonly contested: number;
  readonly wins: number;
  readonly ties: number;
  /** Wins in a row, alone or shared: up to the last game, and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
  /** Per sheet. */
  readonly locked: number;
  readonly penalties: number;
}

/** Null if there are no sheets. @param sheets the oldest first */
export function figures(sheets: readonly Played[]): Figures | null {
  if (!sheets.length) return null;
  const contested = matches(sheets);
  const won = contested.filter(({ seat }) => seat.won);
  const alone = won.filter(({ rivals }) => !rivals.some((rival) => rival.won)).length;
  const streaks = inARow(contested.map(({ seat }) => seat.won));
  return {
    games: new Set(sheets.map(({ game }) => game.id)).size,
    average: mean(sheets.map(({ seat }) => seat.score)),
    best: Math.max(...sheets.map(({ seat }) => seat.score)),
    contested: contested.length,
    wins: alone,
    ties: won.length - alone,
    streak: streaks.at(-1) ?? 0,
    longest: Math.max(0, ...streaks),
    locked: mean(sheets.map(({ seat }) => seat.locked.length)),
    penalties: mean(sheets.map(({ seat }) => seat.penalties)),
  };
}

/** After each game, how many were won in a row. */
function inARow(won: readonly boolean[]): number[] {
  let row = 0;
  return won.map((one) => {
    row = one ? row + 1 : 0;
    return row;
  });
}

export function mean(values: readonly number[]): number {
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
