/** All games of a device in one file, for another device to import. */

import { readEntry } from "./entries";
import type { Finished } from "./history";

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
    return read.games.map(readWhole).filter((game: Whole | null) => game !== null);
  } catch {
    return null;
  }
}

const CODE = /^[A-Z]{1,20}$/;

function readWhole(value: unknown): Whole | null {
  const game = readEntry(value);
  if (!game || !CODE.test(game.id)) return null;
  const { record, toml } = value as Partial<Record<keyof Kept, unknown>>;
  return { ...game, record: typeof record === "string" ? record : "", toml: typeof toml === "string" ? toml : "" };
}
