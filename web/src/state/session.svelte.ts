/** One table in this page: its state, and the player's actions. */

import type { Witness } from "../dice/fair";
import { aheadBy } from "../game/clock";
import { type Game, reduce } from "../game/game";
import { mayTakeBack } from "../game/select";
import type { Choose, Command, Event, Refused, Roll, ServerMessage } from "../generated/protocol";
import { socket } from "../net/address";
import { Connection, webSocket } from "../net/connection";
import { keep } from "./keep";

/** Connection losses shorter than this are not shown, in milliseconds. */
const UNNOTICED = 1000;

/** The state before and after, and the events between; no events after a fresh welcome. */
export type Heard = (before: Game | null, after: Game, events: readonly Event[]) => void;

export class Session {
  readonly code: string;
  game: Game | null = $state.raw(null);
  /** The connection has been lost for a while. */
  lost = $state(false);
  /** Why the table refused us. */
  turnedAway: Refused | null = $state.raw(null);

  /** How many seconds this device's clock is ahead of the table's; 0 until known. */
  ahead = 0;

  readonly #connection: Connection;
  readonly #listeners = new Set<Heard>();
  #measured = Number.POSITIVE_INFINITY;
  #noticed: ReturnType<typeof setTimeout> | undefined;

  /** @param watching join as a spectator, even if this device holds a seat */
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

  /** What only this device knows about the dice. */
  get witness(): Witness {
    return keep.seat(this.code) ?? { commitment: "", salt: "" };
  }

  send(command: Command): void {
    if (command.type === "leave" || command.type === "return") keep.leave(this.code, command.type === "leave");
    this.#connection.send(command);
  }

  try(seat: number, move: string): void {
    this.game = reduce(this.game, { type: "try", seat, move });
  }

  untry(): void {
    this.game = reduce(this.game, { type: "untry" });
  }

  /** Dismiss the refusal shown. */
  noted(): void {
    this.game = reduce(this.game, { type: "noted" });
  }

  /** Ask why a field cannot be crossed. */
  explain(seat: number, field: string): void {
    const decision = this.game?.now?.decision;
    if (decision) this.#connection.send({ type: "explain", decision, field, seat });
  }

  choose(seat: number, move: string): void {
    const decision = this.game?.now?.decision;
    if (decision) this.#play({ type: "choose", decision, move, seat });
  }

  /** Roll, or report what real dice show. */
  roll(faces = ""): void {
    const decision = this.game?.now?.decision;
    if (decision) this.#play({ type: "roll", decision, roll: faces });
  }

  takeBack(): void {
    const own = this.game ? mayTakeBack(this.game) : null;
    if (own) this.send({ type: "take_back", decision: own.take_back, seat: own.seat });
  }

  /** Note that the player of this seat has the device now. */
  take(seat: number): void {
    this.game = reduce(this.game, { type: "take", seat });
  }

  /** Subscribe to everything that happens. Returns a function to unsubscribe. */
  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  close(): void {
    clearTimeout(this.#noticed);
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#connection.close();
  }

  /** Send a command, and show that it is on its way. */
  #play(command: Choose | Roll): void {
    const id = this.#connection.send(command);
    this.game = reduce(this.game, { type: "sent", id, command });
  }

  #hear(message: ServerMessage): void {
    const before = this.game;
    this.game = reduce(before, message);
    if (!this.game || this.game.version === before?.version) return;
    if (message.type === "news") this.#setClock(before, this.game);
    if (this.game.table.status === "over") keepGame(this.game);
    for (const heard of this.#listeners) heard(before, this.game, message.type === "news" ? message.events : []);
  }

  #setClock(before: Game | null, after: Game): void {
    const ahead = aheadBy(before, after, Date.now() / 1000);
    if (ahead === null) return;
    this.#measured = Math.min(this.#measured, ahead);
    this.ahead = this.#measured;
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

/** Store a finished game in the history of this device. If that chunk cannot be loaded, a later visit does it. */
function keepGame(game: Game): void {
  import("../history/remember").then(
    ({ remember }) => remember(game),
    () => {},
  );
}
