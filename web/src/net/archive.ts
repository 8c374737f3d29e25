/** The games that this device keeps. Where it cannot keep them, it remembers them until the page is left. */

import type { Kept, Whole } from "../game/backup";
import { type Finished, newestFirst } from "../game/history";
import { DatabaseShelf, MemoryShelf, type Shelf } from "./shelf";

/** So many records make room at once. */
const AT_ONCE = 10;

export class Archive {
  readonly #shelf: Shelf;
  /** What did not find room. */
  readonly #memory = new MemoryShelf();
  /** Whether something is only remembered until the page is left. */
  forgetful: boolean;

  constructor(shelf: Shelf | null) {
    this.#shelf = shelf ?? new MemoryShelf();
    this.forgetful = shelf === null;
  }

  /** The newest first. */
  async games(): Promise<Finished[]> {
    const found = new Map<string, Finished>();
    for (const shelf of this.#shelves)
      for (const game of await readable(shelf.games(), [])) found.set(game.id, found.get(game.id) ?? game);
    return newestFirst([...found.values()]);
  }

  async game(id: string): Promise<Finished | null> {
    return (await this.games()).find((game) => game.id === id) ?? null;
  }

  async kept(id: string): Promise<Kept | null> {
    return (await readable(this.#shelf.kept(id), null)) ?? this.#memory.kept(id);
  }

  /** Keep a game once. If there is no room, the oldest records go: their figures stay. */
  async keep(game: Finished, kept: Kept | null): Promise<void> {
    try {
      while (!(await this.#fits(game, kept))) {
        const oldest = await this.#oldestRecords(game);
        if (oldest.length) await this.#shelf.drop(oldest);
        else if (kept) return await this.#keepFigures(game, kept);
        else throw new Error("there is no room");
      }
    } catch {
      await this.#remember(game, kept);
    }
  }

  /** All games with what is kept of them. */
  async whole(): Promise<Whole[]> {
    const whole: Whole[] = [];
    for (const game of await this.games()) whole.push({ ...game, ...((await this.kept(game.id)) ?? NOTHING) });
    return whole;
  }

  /** Take games in from elsewhere, the newest first. How many were not here. */
  async restore(games: readonly Whole[]): Promise<number> {
    const before = (await this.games()).length;
    for (const { record, toml, ...game } of games) await this.keep(game, record ? { record, toml } : null);
    return (await this.games()).length - before;
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const shelf of this.#shelves) await readable(shelf.remove(ids), undefined);
  }

  get #shelves(): readonly Shelf[] {
    return [this.#shelf, this.#memory];
  }

  async #keepFigures(game: Finished, kept: Kept): Promise<void> {
    await this.keep(game, null);
    await this.#remember(game, kept);
  }

  async #remember(game: Finished, kept: Kept | null): Promise<void> {
    this.forgetful = true;
    await this.#memory.add(game, kept);
  }

  async #fits(game: Finished, kept: Kept | null): Promise<boolean> {
    try {
      await this.#shelf.add(game, kept);
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === "QuotaExceededError") return false;
      throw error;
    }
  }

  /** The records to give up first; never one of a game that is newer than this one. */
  async #oldestRecords(than: Finished): Promise<string[]> {
    const recorded = new Set(await this.#shelf.recorded());
    const older = (await this.games()).filter((game) => recorded.has(game.id) && game.when < than.when);
    return older.slice(-AT_ONCE).map((game) => game.id);
  }
}

const NOTHING: Kept = { record: "", toml: "" };

async function readable<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading;
  } catch {
    return otherwise;
  }
}

/** The browser's database; even asking for it fails where it is blocked. */
function browserShelf(): Shelf | null {
  try {
    return new DatabaseShelf(window.indexedDB);
  } catch {
    return null;
  }
}

export const archive = new Archive(browserShelf());
