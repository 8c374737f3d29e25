/** All games of a device in one file, for another device to import. */

import type { Finished, FinishedSeat } from "./history";

/** The data needed to replay a game. */
export interface Kept {
  /** The text of the record; empty if it was not kept. */
  readonly record: string;
  /** The text of a home-made variant. */
  readonly toml: string;
}

export type Whole = Finished & Kept;

const MARK = "rowlock-history-1";

export function writeBackup(games: readonly Whole[]): string {
  return `${JSON.stringify({ format: MARK, games }, null, 1)}\n`;
}

/** The games in a file; null if it is not a backup. Unreadable entries are skipped. */
export function readBackup(text: string): Whole[] | null {
  try {
    const read = JSON.parse(text);
    if (read?.format !== MARK || !Array.isArray(read.games)) return null;
    return read.games.filter(isWhole);
  } catch {
    return null;
  }
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = Number.isFinite;
const isFlag: Check = (value) => typeof value === "boolean";
const listOf =
  (one: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(one);
const shaped =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(parts).every(([part, fits]) => fits(Reflect.get(value, part)));

const SEAT: Readonly<Record<keyof FinishedSeat, Check>> = {
  name: isText,
  bot: isFlag,
  own: isFlag,
  won: isFlag,
  score: isNumber,
  points: listOf(isNumber),
  bonus: isNumber,
  penalties: isNumber,
  locked: listOf(isText),
};

const GAME: Readonly<Record<keyof Whole, Check>> = {
  id: (value) => typeof value === "string" && /^[A-Z]{1,20}$/.test(value),
  when: isNumber,
  variant: isText,
  title: isText,
  turns: isNumber,
  rows: listOf(isText),
  seats: listOf(shaped(SEAT)),
  record: isText,
  toml: isText,
};

function isWhole(value: unknown): value is Whole {
  return shaped(GAME)(value);
}
