/**
 * The socket to a table, reopened whenever it breaks. After that an unanswered command is sent again if it is
 * idempotent; an answered one never is.
 */

import type { Advise, Command, Explain, Join, React, Refused, ServerMessage } from "../generated/protocol";

/** The part of a WebSocket that is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export function webSocket(url: URL): Wire {
  const socket = new WebSocket(url);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event) => wire.onmessage?.(event);
  socket.onclose = () => wire.onclose?.();
  return wire;
}

export interface Listener {
  hear(message: ServerMessage): void;
  /** Whether the connection is up. */
  connected(up: boolean): void;
  /** The table refused us: no more messages will come. */
  turnedAway(refused: Refused): void;
}

type Sent = Command | Explain | Advise;

interface Waiting {
  readonly command: Sent;
  sent: boolean;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** The timeout for an answer, after which the connection counts as broken. */
const PATIENCE = 8000;
/** Temporary reasons to refuse a join. */
const PASSING: ReadonlySet<string> = new Set(["too_many", "unavailable", "store_unavailable"]);

export class Connection {
  readonly #open: () => Wire;
  readonly #join: () => Join;
  readonly #listener: Listener;
  readonly #waiting = new Map<number, Waiting>();
  #wire: Wire | null = null;
  #joining = 0;
  #lastId = 0;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(open: () => Wire, join: () => Join, listener: Listener) {
    this.#open = open;
    this.#join = join;
    this.#listener = listener;
    this.#connect();
  }

  /** Send a command as soon as possible. Returns the id that answers will carry. */
  send(command: Sent): number {
    const id = this.#nextId();
    this.#waiting.set(id, { command, sent: false });
    if (this.#wire && !this.#joining) this.#flush();
    return id;
  }

  /** Send something that is for this moment only: it is not answered, and lost if there is no connection. */
  toss(message: React): void {
    if (!this.#joining) this.#wire?.send(JSON.stringify(message));
  }

  /** Retry now, because the network or the page is back. */
  wake(): void {
    if (this.#wire || this.#closed) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #connect(): void {
    const wire = this.#open();
    this.#wire = wire;
    this.#joining = this.#nextId();
    wire.onopen = () => this.#say(wire, { ...this.#join(), id: this.#joining });
    wire.onmessage = ({ data }) => this.#read(String(data));
    wire.onclose = () => this.#broken();
    this.#wait();
  }

  #say(wire: Wire, message: object): void {
    wire.send(JSON.stringify(message));
    this.#wait();
  }

  #read(text: string): void {
    const message = readable(text);
    if (message) this.#hear(message);
    else
      this.#turnAway({
        type: "refused",
        id: 0,
        code: "unreadable",
        message: "",
        path: "",
        rule: "",
        reason: "",
        facts: {},
      });
  }

  #hear(message: ServerMessage): void {
    if (message.type === "refused" && message.id === this.#joining) {
      this.#refuse(message);
      return;
    }
    if ("id" in message) this.#waiting.delete(message.id);
    else if (this.#joining) this.#joined();
    if (this.#waiting.size === 0 && !this.#joining) clearTimeout(this.#patience);
    this.#listener.hear(message);
  }

  #joined(): void {
    this.#joining = 0;
    this.#pause = FIRST_PAUSE;
    for (const [id, { command, sent }] of this.#waiting)
      if (sent && !isHarmlessTwice(command)) this.#waiting.delete(id);
    for (const waiting of this.#waiting.values()) waiting.sent = false;
    this.#flush();
    this.#listener.connected(true);
  }

  #flush(): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.sent || !this.#wire) continue;
      waiting.sent = true;
      this.#say(this.#wire, { ...waiting.command, id });
    }
  }

  #refuse(refused: Refused): void {
    if (PASSING.has(refused.code)) {
      this.#broken();
    } else this.#turnAway(refused);
  }

  #turnAway(refused: Refused): void {
    this.close();
    this.#listener.turnedAway(refused);
  }

  #wait(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#broken(), PATIENCE);
  }

  #broken(): void {
    this.#drop();
    this.#listener.connected(false);
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #drop(): void {
    clearTimeout(this.#patience);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}

const TYPES: ReadonlySet<unknown> = new Set<ServerMessage["type"]>([
  "welcome",
  "news",
  "ok",
  "refused",
  "explained",
  "reacted",
  "advised",
]);

/** The message; null if this page does not understand it, because the server is newer. */
function readable(text: string): ServerMessage | null {
  try {
    const message = JSON.parse(text);
    return TYPES.has(message.type) ? message : null;
  } catch {
    return null;
  }
}

/** Whether a command is idempotent. Removing twice may hit the next person; adding a bot to a seat fails if taken. */
function isHarmlessTwice(command: Sent): boolean {
  return command.type !== "remove" && (command.type !== "add_bot" || typeof command.seat === "number");
}
