/** The score pad of a variant: its marks are kept on this device, and what they make is asked anew after each. */

import type { MoveView, NewPad, PadView, WhyNot } from "../generated/protocol";
import { pad as askPad, Problem } from "../net/api";
import { loadReasons } from "../speech/why";
import { keep } from "../state/keep";
import { closing, PENALTY, same } from "./marks";

/** The part of the device's memory used here. */
interface Kept {
  pad(variant: string): readonly string[];
  keepPad(variant: string, marks: readonly string[]): void;
}

export class Pad {
  readonly variant: string;
  marks: readonly string[] = $state.raw([]);
  /** How it stood when it was asked last; null before the first answer. */
  view: PadView | null = $state.raw(null);
  /** A cross that is penciled in: it waits for its row, for a confirmation, or for the answer. */
  tried = $state("");
  /** Why a field that was tapped cannot be crossed. */
  why: WhyNot | null = $state.raw(null);
  /** What the last mark brought. */
  brought: MoveView | null = $state.raw(null);
  /** Why there was no answer. */
  problem: Problem | null = $state.raw(null);
  /** The marks of the sheet before this one, which can be undone to while there are none. */
  cleared: readonly string[] = $state.raw([]);
  /** The marks that `view` is about. */
  #answered: readonly string[] | null = $state.raw(null);
  #next: (() => void) | null = null;
  readonly #ask: (pad: NewPad) => Promise<PadView>;
  readonly #kept: Kept;

  constructor(variant: string, ask: (pad: NewPad) => Promise<PadView> = askPad, kept: Kept = keep) {
    this.variant = variant;
    this.#ask = ask;
    this.#kept = kept;
    this.marks = kept.pad(variant);
    this.refresh();
  }

  /** Whether the page shows all marks: only then another one can be made. */
  get ready(): boolean {
    return this.#answered === this.marks;
  }

  /** Another tab may have marked something. */
  reread(): boolean {
    const kept = this.#kept.pad(this.variant);
    if (same(kept, this.marks)) return false;
    this.#show(kept);
    return true;
  }

  /** Act now, or as soon as there is an answer: of several such acts the last one counts. */
  whenReady(act: () => void): void {
    this.#next = null;
    if (this.ready) act();
    else this.#next = act;
  }

  /** @param text a cross on offer */
  cross(text: string): void {
    this.whenReady(() => {
      const { view } = this;
      const brings = view?.brings[view.legal.indexOf(text)];
      if (brings) this.#mark(text, brings, text);
    });
  }

  penalize(): void {
    this.whenReady(() => {
      if (this.view?.penalty) this.#mark(PENALTY, this.view.penalty);
    });
  }

  /** @param row the name of a row that somebody else has closed */
  close(row: string): void {
    this.whenReady(() => {
      if (this.view?.closable.includes(row)) this.#mark(closing(row), null);
    });
  }

  undo(): void {
    if (this.reread()) return;
    if (this.marks.length) this.#write(this.marks.slice(0, -1));
    else if (this.cleared.length) this.#write(this.cleared);
  }

  /** Start a new sheet. */
  clear(): void {
    this.cleared = this.marks;
    this.#write([]);
  }

  /** Pencil in a cross, or erase it. */
  pencil(text: string): void {
    this.why = null;
    this.tried = text;
  }

  async explain(field: string): Promise<void> {
    const asked = this.marks;
    this.pencil("");
    const [view] = await Promise.all([this.#answer({ marks: asked, explain: field }), loadReasons().catch(() => {})]);
    if (view && this.marks === asked) this.why = view.why;
  }

  async refresh(): Promise<void> {
    const asked = this.marks;
    const view = await this.#answer({ marks: asked });
    if (!view || this.marks !== asked) return;
    this.view = view;
    this.#answered = asked;
    this.tried = "";
    const next = this.#next;
    if (next) this.whenReady(next);
  }

  async #answer(asked: Pick<NewPad, "marks" | "explain">): Promise<PadView | null> {
    try {
      const view = await this.#ask({ variant: this.variant, ...asked });
      if (this.marks === asked.marks) this.problem = null;
      return view;
    } catch (error) {
      if (this.marks === asked.marks) this.problem = error instanceof Problem ? error : new Problem("unavailable", "");
      return null;
    }
  }

  #mark(text: string, brings: MoveView | null, tried = ""): void {
    if (this.reread()) return;
    this.#write([...this.marks, text], tried);
    this.brought = brings;
  }

  #write(marks: readonly string[], tried = ""): void {
    this.#kept.keepPad(this.variant, marks);
    this.#show(marks, tried);
  }

  #show(marks: readonly string[], tried = ""): void {
    this.marks = marks;
    this.brought = null;
    this.#next = null;
    this.pencil(tried);
    this.refresh();
  }
}
