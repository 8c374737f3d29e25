/** The time left for a decision, or until a table may be started. Times are seconds since 1970. */

import type { Game } from "./game";

/** The seconds left; null if no clock is running, such as for a bot that is about to roll. */
export function secondsLeft(game: Game, at: number, ahead: number): number | null {
  const { table, now } = game;
  if (!runs(game) || !now?.due) return null;
  return Math.min(table.clock, Math.max(0, Math.ceil(now.due - (at - ahead))));
}

/**
 * By how much this device's clock is ahead of the table's, estimated from a decision that has just opened; null if none
 * has. It includes the network delay, so the smallest of several estimates is the best.
 */
export function aheadBy(before: Game | null, after: Game, at: number): number | null {
  const { now, table } = after;
  if (!before || !runs(after) || !now?.due || before.now?.decision === now.decision) return null;
  return at - (now.due - table.clock);
}

/** The longest wait for an absent host in seconds, even if the device's clock is wrong. */
const LONGEST_WAIT = 60;

/** The seconds the host has left to show up before the others may start. */
export function headStart(othersStart: number, at: number): number {
  return Math.min(LONGEST_WAIT, Math.max(0, othersStart - at));
}

/** Bots take a moment to roll, too, but no clock runs for them. */
function runs({ table, now }: Game): boolean {
  return table.clock > 0 && now?.awaited.some((seat) => !table.seats[seat]?.player) === true;
}
