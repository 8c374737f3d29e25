/** One table as this page lives it: what is known, and what the player does. */

import type { Witness } from "../dice/fair";
import { aheadBy } from "../game/clock";
import { type Game, reduce } from "../game/game";
import { mayTakeBack } from "../game/select";
import type { Choose, Command, Event, Refused, Roll, ServerMessage } from "../generated/protocol";
import { socket } from "../net/address";
import { Connection, webSocket } from "../net/connection";
import { keep } from "./keep";

/** A connection that comes back sooner is not worth a word. */
const UNNOTICED = 1000;

/** What was known before and is known now, and what happened; nothing did where all of it was told anew. */
export type Heard = (before: Game | null, after: Game, events: readonly Event[]) => void;

export class Session {
  readonly code: string;
  game: Game | null = $state.raw(null);
  /** The table cannot be heard, and that for a while. */
  lost = $state(false);
  /** The table does not let us in. */
  turnedAway: Refused | null = $state.raw(null);

  /** By how many seconds this device's clock is ahead of the table's; until that is known it counts as right. */
  ahead = 0;

  readonly #connection: Connection;
  readonly #listeners = new Set<Heard>();
  #measured = Number.POSITIVE_INFINITY;
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

  /** Roll, or tell what real dice show. */
  roll(faces = ""): void {
    const decision = this.game?.now?.decision;
    if (decision) this.#play({ type: "roll", decision, roll: faces });
  }

  takeBack(): void {
    const own = this.game ? mayTakeBack(this.game) : null;
    if (own) this.send({ type: "take_back", decision: own.take_back, seat: own.seat });
  }

  /** The player of this seat has the device now. */
  take(seat: number): void {
    this.game = reduce(this.game, { type: "take", seat });
  }

  /** Hear of everything that happens; gives what ends it. */
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

  /** Send it, and show that it is on its way. */
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

/** A game that is over goes into the history of this device; if that part of the page cannot be had, another time. */
function keepGame(game: Game): void {
  import("../history/remember").then(
    ({ remember }) => remember(game),
    () => {},
  );
}
