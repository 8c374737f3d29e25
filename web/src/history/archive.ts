/** The games stored on this device. If it cannot store them, they are kept in memory until the page is closed. */

import type { Kept, Whole } from "./backup";
import { readEntry } from "./entries";
import { type Finished, newestFirst } from "./history";
import { DatabaseShelf, type Item, MemoryShelf, type Shelf } from "./shelf";

/** How many records are dropped at a time to make room. */
const AT_ONCE = 10;
const MOST_TIMES = 5;

export class Archive {
  readonly #shelf: Shelf;
  /** Games that could not be stored. */
  readonly #memory = new MemoryShelf();
  /** Whether some games are lost when the page is closed. */
  forgetful: boolean;

  constructor(shelf: Shelf | null) {
    this.#shelf = shelf ?? new MemoryShelf();
    this.forgetful = shelf === null;
  }

  /** The newest first. */
  async games(): Promise<Finished[]> {
    const found = new Map<string, Finished>();
    for (const shelf of this.#shelves) {
      const games = (await readable(shelf.games(), [])).map(readEntry).filter((game) => game !== null);
      for (const game of games) found.set(game.id, found.get(game.id) ?? game);
    }
    return newestFirst([...found.values()]);
  }

  async game(id: string): Promise<Finished | null> {
    return (await this.games()).find((game) => game.id === id) ?? null;
  }

  async kept(id: string): Promise<Kept | null> {
    return (await readable(this.#shelf.kept(id), null)) ?? this.#memory.kept(id);
  }

  /** Store a game once. If there is no room, the oldest records are dropped, but their figures stay. */
  async keep(game: Finished, kept: Kept | null): Promise<void> {
    if (await this.#makesRoom([game, kept])) return;
    this.forgetful = true;
    await this.#memory.add([[game, kept]]);
    if (kept) await this.#fits([[game, null]]);
  }

  /** All games with what is kept of them. */
  async whole(): Promise<Whole[]> {
    const whole: Whole[] = [];
    for (const game of await this.games()) whole.push({ ...game, ...((await this.kept(game.id)) ?? NOTHING) });
    return whole;
  }

  /** Import games. Returns how many were new. */
  async restore(games: readonly Whole[]): Promise<number> {
    const before = (await this.games()).length;
    const items = games.map(({ record, toml, ...game }): Item => [game, record ? { record, toml } : null]);
    if (!(await this.#fits(items))) for (const [game, kept] of items) await this.keep(game, kept);
    return (await this.games()).length - before;
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const shelf of this.#shelves) await readable(shelf.remove(ids), undefined);
  }

  get #shelves(): readonly Shelf[] {
    return [this.#shelf, this.#memory];
  }

  /** Databases may free deleted space late, so retries are limited. */
  async #makesRoom(item: Item): Promise<boolean> {
    for (let times = 0; times < MOST_TIMES; times += 1) {
      const full = await this.#shelf.add([item]).then(() => null, isFull);
      if (full === null) return true;
      const oldest = full ? await this.#oldestRecords(item[0]) : [];
      if (!oldest.length) return false;
      await readable(this.#shelf.drop(oldest), undefined);
    }
    return this.#fits([item]);
  }

  async #fits(items: readonly Item[]): Promise<boolean> {
    return readable(
      this.#shelf.add(items).then(() => true),
      false,
    );
  }

  /** The records to drop first; never one of a newer game. */
  async #oldestRecords(than: Finished): Promise<string[]> {
    const recorded = new Set(await readable(this.#shelf.recorded(), []));
    const older = (await this.games()).filter((game) => recorded.has(game.id) && game.when < than.when);
    return older.slice(-AT_ONCE).map((game) => game.id);
  }
}

const NOTHING: Kept = { record: "", toml: "" };

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

async function readable<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading;
  } catch {
    return otherwise;
  }
}

/** The browser's database; even accessing it throws where it is blocked. */
function browserShelf(): Shelf | null {
  try {
    return new DatabaseShelf(window.indexedDB);
  } catch {
    return null;
  }
}

export const archive = new Archive(browserShelf());
