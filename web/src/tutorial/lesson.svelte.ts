/** A lesson at a table where this device holds both seats. */

import { type HeldLesson, keep } from "../state/keep";
import { Session } from "../state/session.svelte";
import { due, LEARNER, moveOf, rollOf, type Step, stepOf } from "./script";

/** Between two things that the lesson does by itself, in milliseconds: they can be followed, but take no patience. */
const PACE = 100;

export class Lesson extends Session {
  /** How many notes were read at a decision. */
  #read = $state.raw({ decision: "", notes: 0 });

  get step(): Step | null {
    const { game } = this;
    if (!game?.now) return null;
    return stepOf(game, this.#read.decision === game.now.decision ? this.#read.notes : 0);
  }

  /** Note that a note was read. */
  next(): void {
    const decision = this.game?.now?.decision ?? "";
    this.#read = { decision, notes: this.#read.decision === decision ? this.#read.notes + 1 : 1 };
  }

  /** Do what is due by itself. Call it whenever something has changed; returns a function to cancel it. */
  goOn(): (() => void) | undefined {
    const { game, step } = this;
    if (game?.table.status === "lobby") this.send({ type: "start", first: LEARNER });
    const command = game && step ? due(game, step) : null;
    if (!command) return undefined;
    const timer = setTimeout(() => this.send(command), PACE);
    return () => clearTimeout(timer);
  }

  /** Any other move stays in pencil. */
  override choose(seat: number, move: string): void {
    if (this.game && move === moveOf(this.game, seat)) super.choose(seat, move);
  }

  override roll(): void {
    if (this.game) super.roll(rollOf(this.game));
  }

  protected override get seat(): HeldLesson | undefined {
    return keep.lesson ?? undefined;
  }

  /** A lesson is no game for the history. */
  protected override finished(): void {}
}
