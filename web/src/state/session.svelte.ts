/** One table in this page: its state, and the player's actions. */

import type { Shown } from "../coach/worths";
import type { Witness } from "../dice/fair";
import { aheadBy } from "../game/clock";
import { type Game, reduce, type Told } from "../game/game";
import { isByBots, isWorthSeeing } from "../game/pace";
import { mayTakeBack } from "../game/select";
import type { Advised, Choose, Command, Event, Explained, React, Refused, Roll } from "../generated/protocol";
import { Connection } from "../net/connection";
import { wireTo } from "../net/here";
import { reactions } from "../reactions/load";
import { loadReasons } from "../speech/why";
import { keep, type Seat } from "./keep";
import { Pacer } from "./pacer";
import { type Pace, settings } from "./settings.svelte";

/** Connection losses shorter than this are not shown, in milliseconds. */
const UNNOTICED = 1000;

/** How long what bots did is shown, in milliseconds; the table itself lets a bot wait a second before it rolls. */
const PAUSES: Readonly<Record<Pace, number>> = { quick: 0, normal: 1200, slow: 2500 };

/** The state before and after, and the events between; no events after a fresh welcome. */
export type Heard = (before: Game | null, after: Game, events: readonly Event[]) => void;

export class Session {
  readonly code: string;
  game: Game | null = $state.raw(null);
  /** The connection has been lost for a while. */
  lost = $state(false);
  /** Why the table refused us. */
  turnedAway: Refused | null = $state.raw(null);
  /** The last reaction in words; empty once it has faded. */
  reacted = $state("");

  /** What the coach said last. */
  advised: Advised | null = $state.raw(null);
  /** By move, field or row: the attributes that show what it is worth. */
  worths: ReadonlyMap<string, Shown> | null = $state.raw(null);
  /** Keeps a choice from being sent, because the player is asked first. */
  guard: ((seat: number, move: string) => boolean) | null = null;

  /** How many seconds this device's clock is ahead of the table's; 0 until known. */
  ahead = 0;

  readonly #connection: Connection;
  readonly #listeners = new Set<Heard>();
  readonly #pacer = new Pacer({
    show: (message) => this.#show(message),
    canWait: (message) => this.game !== null && isByBots(this.game, message),
    pause: (message) => {
      const seen = this.game && message.type === "news" && !document.hidden && isWorthSeeing(this.game, message);
      return seen ? PAUSES[settings.pace] : 0;
    },
  });
  #measured = Number.POSITIVE_INFINITY;
  #noticed: ReturnType<typeof setTimeout> | undefined;
  /** The id of the last question. */
  #asked = 0;
  /** The id of the last question to the coach. */
  #advice = 0;

  /** @param watching join as a spectator, even if this device holds a seat */
  constructor(code: string, watching = false) {
    this.code = code;
    this.#connection = new Connection(
      () => wireTo(code),
      () => {
        const seat = watching ? undefined : this.seat;
        return { type: "join", have: this.game?.version ?? 0, token: seat?.token ?? "", salt: seat?.salt ?? "" };
      },
      {
        hear: (message) => {
          if (message.type === "reacted")
            reactions().then(
              ({ show }) => show(this, message),
              () => {},
            );
          else if (message.type === "advised") this.advised = message;
          else if ("reason" in message && message.reason) this.#answered(message);
          else if (!this.#isIdle(message)) this.#pacer.hear(message);
        },
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

  /** Show everything that has happened, without waiting any longer. */
  catchUp(): void {
    this.#pacer.flush();
  }

  /** How this device holds its seats. */
  protected get seat(): Pick<Seat, "token" | "salt"> | undefined {
    return keep.seat(this.code);
  }

  /** Store a finished game in the history of this device. If that chunk cannot be loaded, a later visit does it. */
  protected finished(game: Game): void {
    import("../history/remember").then(
      ({ remember }) => remember(game),
      () => {},
    );
  }

  send(command: Command): void {
    this.catchUp();
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

  /** Show everybody a reaction. */
  react(reaction: React): void {
    this.#connection.toss(reaction);
  }

  /** Ask why a field cannot be crossed. */
  explain(seat: number, field: string): void {
    this.catchUp();
    const decision = this.game?.now?.decision;
    if (decision) this.#asked = this.#connection.send({ type: "explain", decision, field, seat });
  }

  /** Ask what the moves are worth. A refusal is not worth a message. */
  advise(seat: number, decision: string): void {
    this.#advice = this.#connection.send({ type: "advise", decision, seat });
  }

  choose(seat: number, move: string): void {
    const decision = this.game?.now?.decision;
    if (decision && !this.guard?.(seat, move)) this.#play({ type: "choose", decision, move, seat });
  }

  /** Roll, or report what real dice show. */
  roll(faces = ""): void {
    const decision = this.game?.now?.decision;
    if (decision) this.#play({ type: "roll", decision, roll: faces });
  }

  takeBack(): void {
    this.catchUp();
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
    this.catchUp();
    clearTimeout(this.#noticed);
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#connection.close();
  }

  /** Send a command, and show that it is on its way; not if the decision that was shown is no longer open. */
  #play(command: Choose | Roll): void {
    this.catchUp();
    if (command.decision !== this.game?.now?.decision) return;
    const id = this.#connection.send(command);
    this.game = reduce(this.game, { type: "sent", id, command });
  }

  /** Whether this refuses something that needs no answer: a reaction, a hint, or a question about a past decision. */
  #isIdle(message: Told): boolean {
    if (message.type !== "refused") return false;
    if (!message.id || message.id === this.#advice) return true;
    return message.id === this.#asked && message.code === "stale_decision";
  }

  /** Show a reason once there are words for it; an answer not any more if things have moved on by then. */
  #answered(message: Explained | Refused): void {
    const decision = this.game?.now?.decision;
    const show = () => {
      if (message.type === "refused" || this.game?.now?.decision === decision) this.#pacer.hear(message);
    };
    loadReasons().then(show, show);
  }

  #show(message: Told): void {
    const before = this.game;
    this.game = reduce(before, message);
    if (!this.game || this.game.version === before?.version) return;
    if (message.type === "news") this.#setClock(before, this.game);
    if (this.game.table.status === "over") {
      keep.finish(this.code);
      this.finished(this.game);
    }
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
      this.catchUp();
      this.#noticed ??= setTimeout(() => {
        this.lost = true;
      }, UNNOTICED);
    }
  }

  readonly #wake = (): void => {
    this.catchUp();
    if (document.visibilityState === "visible") this.#connection.wake();
  };
}
