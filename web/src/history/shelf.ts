/** Storage for finished games: the browser's database, or memory if there is none. */

import type { Kept } from "./backup";
import type { Finished } from "./history";

/** A game, and what is kept of it. */
export type Item = readonly [Finished, Kept | null];

export interface Shelf {
  games(): Promise<readonly Finished[]>;
  /** The ids of the games that can be replayed. */
  recorded(): Promise<readonly string[]>;
  kept(id: string): Promise<Kept | null>;
  /** Add games, all or none; existing ones are not changed. */
  add(items: readonly Item[]): Promise<void>;
  /** Drop the records of games, but keep the games. */
  drop(ids: readonly string[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

/** Lasts until the page is closed. */
export class MemoryShelf implements Shelf {
  readonly #games = new Map<string, Finished>();
  readonly #kept = new Map<string, Kept>();

  async games(): Promise<readonly Finished[]> {
    return [...this.#games.values()];
  }

  async recorded(): Promise<readonly string[]> {
    return [...this.#kept.keys()];
  }

  async kept(id: string): Promise<Kept | null> {
    return this.#kept.get(id) ?? null;
  }

  async add(items: readonly Item[]): Promise<void> {
    for (const [game, kept] of items) {
      if (!this.#games.has(game.id)) this.#games.set(game.id, game);
      if (kept && !this.#kept.has(game.id)) this.#kept.set(game.id, kept);
    }
  }

  async drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#kept.delete(id);
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#games.delete(id);
    await this.drop(ids);
  }
}

const NAME = "rowlock";
const GAMES = "games";
const KEPT = "kept";

/** IndexedDB: room for thousands of games, and tabs do not overwrite each other's changes. */
export class DatabaseShelf implements Shelf {
  readonly #databases: IDBFactory;

  constructor(databases: IDBFactory) {
    this.#databases = databases;
  }

  games(): Promise<readonly Finished[]> {
    return this.#do("readonly", (games) => done<Finished[]>(games.getAll()));
  }

  recorded(): Promise<readonly string[]> {
    return this.#do("readonly", (_, kept) => done(kept.getAllKeys()) as Promise<string[]>);
  }

  kept(id: string): Promise<Kept | null> {
    return this.#do("readonly", async (_, kept) => (await done<Kept | undefined>(kept.get(id))) ?? null);
  }

  add(items: readonly Item[]): Promise<void> {
    return this.#do("readwrite", async (games, kept) => {
      for (const [game, of] of items) {
        if (!(await done(games.count(game.id)))) games.put(game, game.id);
        if (of && !(await done(kept.count(game.id)))) kept.put(of, game.id);
      }
    });
  }

  drop(ids: readonly string[]): Promise<void> {
    return this.#do("readwrite", async (_, kept) => {
      for (const id of ids) kept.delete(id);
    });
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#do("readwrite", async (games, kept) => {
      for (const id of ids) {
        games.delete(id);
        kept.delete(id);
      }
    });
  }

  /** Run it in one transaction: all or nothing. */
  async #do<T>(
    mode: IDBTransactionMode,
    work: (games: IDBObjectStore, kept: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const opening = this.#databases.open(NAME, 1);
    opening.onupgradeneeded = () => {
      for (const store of [GAMES, KEPT]) opening.result.createObjectStore(store);
    };
    const database = await done(opening);
    try {
      const transaction = database.transaction([GAMES, KEPT], mode);
      const complete = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const [result] = await Promise.all([
        work(transaction.objectStore(GAMES), transaction.objectStore(KEPT)),
        complete,
      ]);
      return result;
    } finally {
      database.close();
    }
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
