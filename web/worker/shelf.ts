/**
 * The logs of the tables on this device, in IndexedDB: append-only, each call one transaction, and an entry is on disk
 * before anybody hears of it. See `rowlock.device.device_store` for what the calls mean.
 */

interface Log {
  readonly table: string;
  readonly head: number;
  /** When the last entry was added, in seconds since 1970. */
  readonly at: number;
}

const NONE = -1;
const LOGS = "logs";
const ENTRIES = "entries";

export class Shelf {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  add(table: string, after: number, lines: string, at: number): Promise<number> {
    const added: string[] = JSON.parse(lines);
    return this.#transact("readwrite", async (logs, entries) => {
      const log: Log | undefined = await done(logs.get(table));
      const head = log?.head ?? NONE;
      if (head !== after) return head;
      let version = Math.max(head, 0);
      for (const line of added) {
        version += 1;
        entries.add(line, [table, version]);
      }
      logs.put({ table, head: version, at } satisfies Log);
      return head;
    });
  }

  read(table: string, after: number): Promise<string> {
    return this.#transact("readonly", async (logs, entries) => {
      const log: Log | undefined = await done(logs.get(table));
      if (!log) return "";
      const rest = IDBKeyRange.bound([table, after], [table, Number.POSITIVE_INFINITY], true);
      const [keys, lines] = await Promise.all([done(entries.getAllKeys(rest)), done(entries.getAll(rest))]);
      const last = (keys.at(-1) as [string, number] | undefined)?.[1] ?? after;
      return JSON.stringify([log.head, last, lines]);
    });
  }

  forget(before: number): Promise<number> {
    return this.#transact("readwrite", async (logs, entries) => {
      const old = ((await done(logs.getAll())) as Log[]).filter(({ at }) => at < before);
      for (const { table } of old) {
        logs.delete(table);
        entries.delete(IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]));
      }
      return old.length;
    });
  }

  /** Done when the browser has written everything, or nothing. */
  async #transact<T>(
    mode: IDBTransactionMode,
    work: (logs: IDBObjectStore, entries: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const database = await this.#open();
    const transaction = database.transaction([LOGS, ENTRIES], mode, { durability: "strict" });
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const working = work(transaction.objectStore(LOGS), transaction.objectStore(ENTRIES)).catch((error) => {
      if (!transaction.error) transaction.abort(); // else what was done before the error would stay
      throw error;
    });
    const result = await Promise.race([working, refusal(finished)]);
    await finished;
    return result;
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(LOGS, { keyPath: "table" });
        request.result.createObjectStore(ENTRIES);
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    this.#opened.then(
      (database) => {
        database.onclose = () => this.#forgetConnection(); // the browser took it away
        database.onversionchange = () => {
          database.close();
          this.#forgetConnection();
        };
      },
      () => this.#forgetConnection(),
    );
    return this.#opened;
  }

  #forgetConnection(): void {
    this.#opened = undefined;
  }
}

/** Never resolves, but rejects with this promise. */
function refusal(promise: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    promise.catch(reject);
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
