/** The reviews that this device has: in the browser's database, or in memory if there is none. */

import type { ReviewView } from "../generated/protocol";

interface Kept {
  /** The record that was reviewed: a game that goes on has a longer one. */
  readonly record: string;
  readonly review: ReviewView;
}

const NAME = "rowlock-reviews";
const STORE = "reviews";
/** Goes up when reviews have other parts: then those kept before are forgotten. */
const VERSION = 1;

export class Drawer {
  readonly #memory = new Map<string, Kept>();
  readonly #databases: IDBFactory | null;

  constructor(databases: IDBFactory | null) {
    this.#databases = databases;
  }

  /** The review of this record; null if there is none. */
  async get(code: string, record: string): Promise<ReviewView | null> {
    const kept = this.#memory.get(code) ?? (await this.#read(code));
    return kept?.record === record ? kept.review : null;
  }

  /** Whether it stays is not important: it can be made again. */
  async put(code: string, record: string, review: ReviewView): Promise<void> {
    const kept = { record, review };
    this.#memory.set(code, kept);
    await this.#do("readwrite", (store) => store.put(kept, code));
  }

  /** Forget all reviews. */
  async empty(): Promise<void> {
    this.#memory.clear();
    await this.#do("readwrite", (store) => store.clear());
  }

  async #read(code: string): Promise<Kept | undefined> {
    return this.#do<Kept | undefined>("readonly", (store) => store.get(code));
  }

  /** Undefined if there is no database, or it cannot be used. */
  async #do<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
    if (!this.#databases) return undefined;
    try {
      const opening = this.#databases.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        const { result } = opening;
        if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE);
        result.createObjectStore(STORE);
      };
      const database = await done(opening);
      try {
        return await done(ask(database.transaction(STORE, mode).objectStore(STORE)));
      } finally {
        database.close();
      }
    } catch {
      return undefined;
    }
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Even accessing the browser's database throws where it is blocked. */
function browserDatabases(): IDBFactory | null {
  try {
    return window.indexedDB;
  } catch {
    return null;
  }
}

export const drawer = new Drawer(browserDatabases());
