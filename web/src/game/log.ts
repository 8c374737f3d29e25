/** The log of moves: what every turn brought, from the events that everybody may know. */

import type { Event, Moment } from "../generated/protocol";

export interface LoggedTurn {
  readonly turn: number;
  /** The seat that rolled. */
  readonly seat: number;
  readonly roll: string;
  /** What happened to the sheets, action by action: the last one can still be taken back. */
  readonly actions: readonly (readonly Event[])[];
}

/** Events that change no sheet, or that become known with another one. */
const PASSING: ReadonlySet<Event["type"]> = new Set(["chose", "struck", "earned", "table_changed"]);

/**
 * The log with what happened since. Events are left out as long as the log has no roll.
 * @param turn the turn that it begins with, if it is empty
 */
export function logged(log: readonly LoggedTurn[], events: readonly Event[], turn: number): readonly LoggedTurn[] {
  let turns = log;
  let fresh = true;
  for (const event of events) {
    const last = turns.at(-1);
    if (event.type === "rolled") {
      turns = [...turns, { turn: last ? last.turn + 1 : turn, seat: event.seat, roll: event.roll, actions: [] }];
      fresh = true;
    } else if (last && event.type === "took_back") {
      turns = [...turns.slice(0, -1), { ...last, actions: last.actions.slice(0, -1) }];
      fresh = true;
    } else if (last && !PASSING.has(event.type)) {
      const before = fresh ? last.actions : last.actions.slice(0, -1);
      const action = fresh ? [] : (last.actions.at(-1) ?? []);
      turns = [...turns.slice(0, -1), { ...last, actions: [...before, [...action, event]] }];
      fresh = false;
    }
  }
  return turns;
}

/** The log of a replay. */
export function logOf(moments: readonly Moment[]): readonly LoggedTurn[] {
  return moments.reduce<readonly LoggedTurn[]>((log, { now, events }) => logged(log, events, now.turn), []);
}

/** What a seat crossed in a turn, in order. */
export interface Crosses {
  readonly seat: number;
  readonly fields: readonly string[];
}

export function crossesIn({ actions }: LoggedTurn): readonly Crosses[] {
  const fields = new Map<number, string[]>();
  for (const event of actions.flat())
    if (event.type === "crossed") fields.set(event.seat, [...(fields.get(event.seat) ?? []), event.field]);
  return [...fields].map(([seat, crossed]) => ({ seat, fields: crossed }));
}

/** Everything else that happened in a turn. A seat passed if it crossed nothing at all, and took no penalty for that. */
export function besides({ actions }: LoggedTurn): readonly Event[] {
  const events = actions.flat();
  const busy = new Set(
    events.flatMap((event) => (event.type === "crossed" || event.type === "penalized" ? [event.seat] : [])),
  );
  return events.filter((event) => event.type !== "crossed" && !(event.type === "passed" && busy.has(event.seat)));
}
