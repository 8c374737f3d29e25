/** Tells the other tabs of this device that a log has grown. See `rowlock.device.channel_bus`. */

import type { PyCallable } from "pyodide/ffi";

export class Channel {
  readonly #channel: BroadcastChannel;

  constructor(name: string) {
    this.#channel = new BroadcastChannel(name);
  }

  post(table: string, version: number): void {
    this.#channel.postMessage([table, version]);
  }

  listen(heard: PyCallable): void {
    const call = heard.copy() as PyCallable; // what Python passes lasts as long as the call
    this.#channel.onmessage = ({ data: [table, version] }) => call(table, version);
  }
}
