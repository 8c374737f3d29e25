/**
 * The engine on this device, in a worker: answers the same requests as the server, and takes the same messages.
 * Loaded on demand, like everything that only playing offline needs.
 */

import type { FromEngine, Parts, ToEngine } from "../../worker/calls";
import type { Ask } from "./api";
import type { Wire } from "./connection";
import { Problem } from "./problem";

/** The part of a Worker that is used here. */
export interface Thread {
  postMessage(call: ToEngine): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromEngine }) => void) | null;
  onerror: (() => void) | null;
}

interface Waiting {
  answer(text: string): void;
  refuse(problem: Problem): void;
  /** Called with the number of turns that a review has got through. */
  reviewed(turns: number): void;
}

export class Device {
  readonly #thread: Thread;
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<number, Wire>();
  readonly #started: Promise<void>;
  #lastId = 0;
  #broken = false;

  constructor(thread: Thread, parts: Parts) {
    this.#thread = thread;
    this.#started = new Promise((resolve, reject) => {
      thread.onmessage = ({ data }) => {
        if (data.type === "ready") resolve();
        else this.#hear(data);
        if (data.type === "failed") reject(new Problem("device", data.why));
      };
      thread.onerror = () => {
        this.#break("");
        reject(new Problem("device", ""));
      };
    });
    this.#started.catch(() => undefined); // whoever asks is told
    thread.postMessage({ type: "start", parts });
  }

  /** Done when the engine can answer. Throws a Problem if it cannot start. */
  get started(): Promise<void> {
    return this.#started;
  }

  /** Whether it will never answer again. */
  get isBroken(): boolean {
    return this.#broken;
  }

  readonly ask = async (path: string, body?: object, reviewed: (turns: number) => void = () => {}): ReturnType<Ask> => {
    await this.#started;
    if (this.#broken) throw new Problem("device", "");
    this.#lastId += 1;
    const id = this.#lastId;
    const text = await new Promise<string>((answer, refuse) => {
      this.#waiting.set(id, { answer, refuse, reviewed });
      this.#thread.postMessage({ type: "ask", id, path, ...(body ? { body: JSON.stringify(body) } : {}) });
    });
    return { text: async () => text, json: async () => JSON.parse(text) };
  };

  /** What a socket to a table is over the network. */
  wire(code: string): Wire {
    this.#lastId += 1;
    const line = this.#lastId;
    const wire: Wire = {
      send: (text) => this.#thread.postMessage({ type: "say", line, text }),
      close: () => {
        if (this.#lines.delete(line)) this.#thread.postMessage({ type: "close", line });
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.#lines.set(line, wire);
    this.#started.then(
      () => {
        if (!this.#lines.has(line)) return;
        this.#thread.postMessage({ type: "open", line, code });
        wire.onopen?.();
      },
      () => undefined, // it has been closed
    );
    return wire;
  }

  /** Let go of the engine: whoever waits for an answer is told that there is none. */
  end(): void {
    this.#break("");
  }

  #hear(said: FromEngine): void {
    if (said.type === "answer") {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if (said.code) waiting?.refuse(new Problem(said.code, said.text));
      else waiting?.answer(said.text);
    } else if (said.type === "reviewed") this.#waiting.get(said.id)?.reviewed(said.turns);
    else if (said.type === "told") this.#lines.get(said.line)?.onmessage?.({ data: said.text });
    else if (said.type === "failed") this.#break(said.why);
  }

  #break(why: string): void {
    this.#broken = true;
    this.#thread.terminate();
    for (const { refuse } of this.#waiting.values()) refuse(new Problem("device", why));
    this.#waiting.clear();
    for (const wire of [...this.#lines.values()]) wire.onclose?.();
  }
}
