/** The last roll, and what has happened on the sheets since: shown until the next roll. */

import type { Event, Now } from "../generated/protocol";
import type { Game } from "./game";
import { readSheet } from "./notation";
import { ownSeat } from "./select";

/** What a seat did with a roll. */
export type Deed = Extract<Event, { readonly type: "crossed" | "passed" | "penalized" }>;

export interface Recent {
  /** The turn of the roll; 0 before the first one. */
  readonly turn: number;
  /** Empty if it is not known. */
  readonly roll: string;
  readonly deeds: readonly Deed[];
  /** What was done with the roll before it. */
  readonly earlier: readonly Deed[];
}

const NOTHING = { roll: "", deeds: [], earlier: [] };

/** The turn whose dice were rolled last; 0 before the first roll. Taking back a choice can undo a turn. */
export function turnOfRoll(now: Now): number {
  return now.scene.roll ? now.turn : now.turn - 1;
}

/** Afterwards; a welcome has no events. */
export function recentAfter(before: Recent | null, now: Now | null, events: readonly Event[]): Recent | null {
  if (!now) return null;
  const turn = turnOfRoll(now);
  const heardOn = before?.turn === turn || events.some(({ type }) => type === "rolled");
  const { roll, deeds, earlier } = events.reduce<Omit<Recent, "turn">>(add, (heardOn && before) || NOTHING);
  const back = new Set(events.flatMap((event) => (event.type === "took_back" ? [event.seat] : [])));
  return {
    turn,
    roll: now.scene.roll || roll,
    deeds: deeds.filter((deed) => !back.has(deed.seat) || stands(deed, now)),
    earlier,
  };
}

function add({ roll, deeds, earlier }: Omit<Recent, "turn">, event: Event): Omit<Recent, "turn"> {
  if (event.type === "rolled") return { roll: event.roll, deeds: [], earlier: deeds };
  return { roll, deeds: isDeed(event) ? [...deeds, event] : deeds, earlier };
}

export function isDeed(event: Event): event is Deed {
  return event.type === "crossed" || event.type === "passed" || event.type === "penalized";
}

/** Whether the sheet still shows it, after its seat has taken a choice back. */
function stands(deed: Deed, now: Now): boolean {
  return deed.type === "crossed" && readSheet(now.scene.sheets[deed.seat] ?? "").crossed.has(deed.field);
}

/** The dice of the finished turn, while the next roll is awaited; real dice lie on a real table. */
export function lastRoll({ now, table, recent }: Game): string {
  const waits = now?.scene.phase === "roll" && table.dice === "server";
  return waits && recent?.turn === turnOfRoll(now) ? recent.roll : "";
}

/** The fields that a seat has crossed since the last roll; none for the seat played here, whose player knows. */
export function freshCrosses(game: Game, seat: number): ReadonlySet<string> {
  const deeds = seat === ownSeat(game)?.seat ? [] : (game.recent?.deeds ?? []);
  return new Set(deeds.flatMap((deed) => (deed.type === "crossed" && deed.seat === seat ? [deed.field] : [])));
}

/** What the others did with the last roll; if the dice have just been rolled, with the one before. */
export function othersDid(game: Game): readonly Deed[] {
  const own = game.yours.length === 1 ? game.yours[0]?.seat : undefined;
  const { deeds, earlier } = game.recent ?? NOTHING;
  return (deeds.length ? deeds : earlier).filter(({ seat }) => seat !== own);
}
