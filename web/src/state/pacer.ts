/** Shows messages in order, some of them later: after one that should be seen, those that can wait do. */

import type { Told } from "../game/game";

/** The most messages that wait. If bots are faster than the page, the oldest is shown. */
const MOST = 3;

export interface Paced {
  show(message: Told): void;
  /** For how many milliseconds this message, which has just been shown, should be seen. */
  pause(message: Told): number;
  /** Whether this message can wait. */
  canWait(message: Told): boolean;
}

export class Pacer {
  readonly #paced: Paced;
  readonly #waiting: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(paced: Paced) {
    this.#paced = paced;
  }

  hear(message: Told): void {
    // The effects of our command came before this answer, and news of others do not depend on it.
    if (message.type === "ok") this.#paced.show(message);
    else if (this.#timer !== undefined && this.#paced.canWait(message)) {
      this.#waiting.push(message);
      if (this.#waiting.length > MOST) this.#goOn();
    } else {
      this.flush();
      this.#present(message);
    }
  }

  /** Show everything that waits, at once. */
  flush(): void {
    this.#stop();
    for (let message = this.#waiting.shift(); message; message = this.#waiting.shift()) this.#paced.show(message);
  }

  #present(message: Told): void {
    this.#paced.show(message);
    const pause = this.#paced.pause(message);
    if (pause > 0) this.#timer = setTimeout(() => this.#goOn(), pause);
  }

  /** Show what waits, up to the next message that should be seen. */
  #goOn(): void {
    this.#stop();
    while (this.#timer === undefined) {
      const message = this.#waiting.shift();
      if (!message) return;
      this.#present(message);
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
