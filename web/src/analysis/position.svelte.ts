/** A position on the analysis board: every change is made and judged by the server. */

import type { BoardView, NewBoard } from "../generated/protocol";
import { Problem, worths } from "../net/api";

/** How long the player has to pause before all rolls are looked at, in milliseconds. */
const PAUSE = 600;

export class Position {
  view: BoardView | null = $state.raw(null);
  /** Why the last request failed. */
  problem: Problem | null = $state.raw(null);
  /** Changes are made one after the other. */
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #shown: (state: string) => void;

  /** @param shown called with the text of each new position */
  constructor(shown: (state: string) => void) {
    this.#shown = shown;
  }

  open(wanted: NewBoard): Promise<void> {
    return this.#ask(() => wanted);
  }

  change(edit: string): Promise<void> {
    return this.#ask(() => ({ state: this.view?.state ?? "", edit }));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #ask(wanted: () => NewBoard): Promise<void> {
    clearTimeout(this.#timer);
    this.#last = this.#last.then(async () => {
      try {
        const view = await worths(wanted());
        this.view = view;
        this.problem = null;
        this.#shown(view.state);
        if (view.scene.phase === "roll" && !view.outset) this.#timer = setTimeout(() => this.#look(view.state), PAUSE);
      } catch (error) {
        this.problem = error instanceof Problem ? error : new Problem("unavailable", "");
      }
    });
    return this.#last;
  }

  /** Look at all rolls; if that fails, the rest of the board still stands. */
  async #look(state: string): Promise<void> {
    try {
      const view = await worths({ state, rolls: true });
      if (this.view?.state === state) this.view = { ...view, impossible: this.view.impossible };
    } catch {
      // Too many questions at once: the next change asks again.
    }
  }
}
