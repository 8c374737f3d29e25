/** One table as this page lives it: what is known, and what the player does. */

import type { Witness } from "../game/fair";
import { type Game, reduce } from "../game/game";
import type { Choose, Command, Refused, Roll, ServerMessage } from "../generated/protocol";
import { socket } from "../net/address";
import { Connection, webSocket } from "../net/connection";
import { keep } from "../net/keep";

/** A connection that comes back sooner is not worth a word. */
const UNNOTICED = 1000;

export class Session {
  readonly code: string;
  game: Game | null = $state.raw(null);
  /** The table cannot be heard, and that for a while. */
  lost = $state(false);
  /** The table does not let us in. */
  turnedAway: Refused | null = $state.raw(null);

  readonly #connection: Connection;
  #noticed: ReturnType<typeof setTimeout> | undefined;

  /** @param watching never as a seat, even if this device holds one */
  constructor(code: string, watching = false) {
    this.code = code;
    this.#connection = new Connection(
      () => webSocket(socket(code)),
      () => {
        const seat = watching ? undefined : keep.seat(code);
        return { type: "join", have: this.game?.version ?? 0, token: seat?.token ?? "", salt: seat?.salt ?? "" };
      },
      {
        hear: (message) => this.#hear(message),
        connected: (up) => this.#connected(up),
        turnedAway: (refused) => {
          this.turnedAway = refused;
        },
      },
    );
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** What only this device can tell about the dice. */
  get witness(): Witness {
    return keep.seat(this.code) ?? { commitment: "", salt: "" };
  }

  send(command: Command): void {
    this.#connection.send(command);
  }

  try(seat: number, move: string): void {
    this.game = reduce(this.game, { type: "try", seat, move });
  }

  untry(): void {
    this.game = reduce(this.game, { type: "untry" });
  }

  /** Forget the refusal that was shown. */
  noted(): void {
    this.game = reduce(this.game, { type: "noted" });
  }

  choose(seat: number, move: string): void {
    const decision = this.game?.now?.decision;
    if (decision) this.#play({ type: "choose", decision, move, seat });
  }

  roll(): void {
    const decision = this.game?.now?.decision;
    if (decision) this.#play({ type: "roll", decision });
  }

  takeBack(): void {
    const own = this.game ? this.game.yours.find((yours) => yours.take_back) : undefined;
    if (own) this.send({ type: "take_back", decision: own.take_back, seat: own.seat });
  }

  close(): void {
    clearTimeout(this.#noticed);
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#connection.close();
  }

  /** Send it, and show that it is on its way. */
  #play(command: Choose | Roll): void {
    const id = this.#connection.send(command);
    this.game = reduce(this.game, { type: "sent", id, command });
  }

  #hear(message: ServerMessage): void {
    this.game = reduce(this.game, message);
  }

  #connected(up: boolean): void {
    if (up) {
      clearTimeout(this.#noticed);
      this.#noticed = undefined;
      this.lost = false;
    } else {
      this.#noticed ??= setTimeout(() => {
        this.lost = true;
      }, UNNOTICED);
    }
  }

  readonly #wake = (): void => {
    if (document.visibilityState === "visible") this.#connection.wake();
  };
}
