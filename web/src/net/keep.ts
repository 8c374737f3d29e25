/** What this device remembers: a name, and the seats it holds. Where storage is blocked, only until the page is left. */

export interface Seat {
  readonly code: string;
  /** Whoever has it, has the seat. */
  readonly token: string;
  /** What this device gave for the dice. */
  readonly salt: string;
  /** What the table promised about its dice before the salt was given. */
  readonly commitment: string;
}

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const NAME = "rowlock.name";
const SEATS = "rowlock.seats";
const SETTINGS = "rowlock.settings";
const MOST_SEATS = 50;

export class Keep {
  readonly #store: Store | null;
  readonly #memory = new Map<string, string>();

  constructor(store: Store | null) {
    this.#store = store;
  }

  get name(): string {
    return this.#get(NAME) ?? "";
  }

  set name(name: string) {
    this.#set(NAME, name);
  }

  get settings(): object {
    const read = this.#read(SETTINGS);
    return typeof read === "object" && read !== null ? read : {};
  }

  set settings(settings: object) {
    this.#set(SETTINGS, JSON.stringify(settings));
  }

  /** The seats held by this device, the newest first. */
  get seats(): readonly Seat[] {
    const read = this.#read(SEATS);
    return Array.isArray(read) ? read.filter(isSeat) : [];
  }

  seat(code: string): Seat | undefined {
    return this.seats.find((seat) => seat.code === code);
  }

  keep(seat: Seat): void {
    this.#write([seat, ...this.seats.filter((other) => other.code !== seat.code)]);
  }

  forget(code: string): void {
    this.#write(this.seats.filter((seat) => seat.code !== code));
  }

  #write(seats: readonly Seat[]): void {
    this.#set(SEATS, JSON.stringify(seats.slice(0, MOST_SEATS)));
  }

  #read(key: string): unknown {
    try {
      return JSON.parse(this.#get(key) ?? "null");
    } catch {
      return null;
    }
  }

  #get(key: string): string | null {
    try {
      return this.#memory.get(key) ?? this.#store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Memory is only for what could not be stored: other tabs write, too. */
  #set(key: string, value: string): void {
    try {
      if (!this.#store) throw new Error("no storage");
      this.#store.setItem(key, value);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, value);
    }
  }
}

function isSeat(value: unknown): value is Seat {
  const parts = ["code", "token", "salt", "commitment"] as const;
  return (
    typeof value === "object" && value !== null && parts.every((part) => typeof Reflect.get(value, part) === "string")
  );
}

/** The browser's storage; even asking for it fails where it is blocked. */
export function browserStore(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const keep = new Keep(typeof window === "undefined" ? null : browserStore());

/** Something for the dice that nobody can guess. */
export function drawSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
