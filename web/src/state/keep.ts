/** What this device remembers: names, and the seats it holds. If storage is blocked, only until the page is closed. */

export interface Seat {
  readonly code: string;
  /** Whoever has it owns the seat. */
  readonly token: string;
  /** The salt this device contributed to the dice. */
  readonly salt: string;
  /** The table's commitment to its dice, from before it got the salt. */
  readonly commitment: string;
  readonly note?: Note;
  /** A bot stands in, because its owner left. */
  readonly left?: boolean;
}

/** How tables are opened on this device, until something else is chosen. */
export interface Habits {
  /** Seconds per decision; 0 for no clock. */
  readonly clock: number;
  /** Anybody may roll for the active player. */
  readonly anyoneRolls: boolean;
  /** Everybody may ask the coach. */
  readonly coach: boolean;
  /** How many bots to play against. */
  readonly bots: number;
}

/** The last known state of the table. */
export interface Note {
  /** The id of the variant, and its own name. */
  readonly variant: string;
  readonly variantName: string;
  readonly people: readonly string[];
  readonly over: boolean;
}

/** The table of the tutorial, which is not among the seats: nobody continues it from the start page. */
export interface HeldLesson {
  readonly code: string;
  readonly token: string;
  readonly salt: string;
}

/** The part of the browser's storage API used here. */
export interface Store {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const OURS = "rowlock.";
const PROBE = "rowlock.probe";
const NAME = "rowlock.name";
const NAMES = "rowlock.names";
const VARIANT = "rowlock.variant";
const BOT = "rowlock.bot";
const HABITS = "rowlock.habits";
const SEATS = "rowlock.seats";
const SETTINGS = "rowlock.settings";
const HINTS = "rowlock.hints";
const LESSON = "rowlock.lesson";
const TAUGHT = "rowlock.taught";
const MET = "rowlock.met";
const OFFERED = "rowlock.offered";
const PAD = "rowlock.pad.";
const OFFLINE = "rowlock.offline";
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

  /** The players who share this device. */
  get names(): readonly string[] {
    return this.#strings(NAMES);
  }

  set names(names: readonly string[]) {
    this.write(NAMES, names);
  }

  /** The id of the variant played last. */
  get variant(): string {
    return this.#get(VARIANT) ?? "";
  }

  set variant(id: string) {
    this.#set(VARIANT, id);
  }

  /** The bot chosen last. */
  get bot(): string {
    return this.#get(BOT) ?? "";
  }

  set bot(player: string) {
    this.#set(BOT, player);
  }

  get habits(): Habits {
    const read: Partial<Record<keyof Habits, unknown>> = Object(this.read(HABITS));
    return {
      clock: typeof read.clock === "number" ? read.clock : 0,
      anyoneRolls: read.anyoneRolls === true,
      coach: read.coach === true,
      bots: typeof read.bots === "number" ? read.bots : 1,
    };
  }

  set habits(habits: Habits) {
    this.write(HABITS, habits);
  }

  get settings(): object {
    return Object(this.read(SETTINGS));
  }

  set settings(settings: object) {
    this.write(SETTINGS, settings);
  }

  /** The hints seen on this device. */
  get hints(): readonly string[] {
    return this.#strings(HINTS);
  }

  set hints(hints: readonly string[]) {
    this.write(HINTS, hints);
  }

  /** The tutorial that is underway. */
  get lesson(): HeldLesson | null {
    const read = this.read(LESSON);
    return has(read, ["code", "token", "salt"]) ? (read as HeldLesson) : null;
  }

  set lesson(lesson: HeldLesson | null) {
    this.write(LESSON, lesson);
  }

  /** Whether somebody here has opened the tutorial. */
  get taught(): boolean {
    return this.read(TAUGHT) === true;
  }

  set taught(taught: boolean) {
    this.write(TAUGHT, taught);
  }

  /** Whether nobody has played or learned here yet. */
  get isNew(): boolean {
    return !this.taught && !this.name && !this.names.length && !this.seats.length;
  }

  /** The ids of the variants whose differences were read on this device. */
  get met(): readonly string[] {
    return this.#strings(MET);
  }

  meet(id: string): void {
    this.write(MET, [...new Set([...this.met, id])]);
  }

  /** What was offered on this device, such as sound, and is not offered again. */
  get offered(): readonly string[] {
    return this.#strings(OFFERED);
  }

  set offered(offers: readonly string[]) {
    this.write(OFFERED, offers);
  }

  /** The marks on the score pad of a variant. */
  pad(variant: string): readonly string[] {
    return this.#strings(PAD + variant);
  }

  keepPad(variant: string, marks: readonly string[]): void {
    this.write(PAD + variant, marks);
  }

  /** Whether this device keeps what it takes to host tables by itself. */
  get offline(): boolean {
    return this.read(OFFLINE) === true;
  }

  set offline(offline: boolean) {
    this.write(OFFLINE, offline);
  }

  /** The seats held by this device, newest first. */
  get seats(): readonly Seat[] {
    const read = this.read(SEATS);
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

  /** Store the state of a table where we have a seat. */
  note(code: string, note: Note): void {
    this.#write(this.seats.map((seat) => (seat.code === code ? { ...seat, note } : seat)));
  }

  /** Store that a table where we have a seat is over. */
  finish(code: string): void {
    const note = this.seat(code)?.note;
    if (note) this.note(code, { ...note, over: true });
  }

  /** Store whether we left a table where we have a seat. */
  leave(code: string, left: boolean): void {
    this.#write(this.seats.map((seat) => (seat.code === code ? { ...seat, left } : seat)));
  }

  /** Whether stored data outlives the page. */
  get lasts(): boolean {
    try {
      this.#store?.setItem(PROBE, "");
      this.#store?.removeItem(PROBE);
      return this.#store !== null;
    } catch {
      return false;
    }
  }

  forgetEverything(): void {
    this.#memory.clear();
    try {
      const store = this.#store;
      if (!store) return;
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
      for (const key of keys) if (key?.startsWith(OURS)) store.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  }

  #write(seats: readonly Seat[]): void {
    this.write(SEATS, seats.slice(0, MOST_SEATS));
  }

  #strings(key: string): readonly string[] {
    const read = this.read(key);
    return Array.isArray(read) ? read.filter((one) => typeof one === "string") : [];
  }

  /** What is stored under a key, for parts of the page that are loaded on demand; null if it cannot be read. */
  read(key: string): unknown {
    try {
      return JSON.parse(this.#get(key) ?? "null");
    } catch {
      return null;
    }
  }

  write(key: string, value: unknown): void {
    this.#set(key, JSON.stringify(value));
  }

  #get(key: string): string | null {
    try {
      return this.#memory.get(key) ?? this.#store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Memory is only for what could not be stored, because other tabs write to the storage as well. */
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
  return has(value, ["code", "token", "salt", "commitment"]);
}

/** Whether it has these texts. */
function has(value: unknown, parts: readonly string[]): boolean {
  return (
    typeof value === "object" && value !== null && parts.every((part) => typeof Reflect.get(value, part) === "string")
  );
}

/** The browser's storage; even accessing it throws where it is blocked. */
export function browserStore(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const keep = new Keep(typeof window === "undefined" ? null : browserStore());

/** An unguessable salt for the dice. */
export function drawSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
