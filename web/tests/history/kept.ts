/** Games as they are kept in the history. */

import type { Finished, FinishedSeat } from "../../src/history/history";

export const ALL = { variant: "", player: "" };

export const seat = (changes: Partial<FinishedSeat> = {}): FinishedSeat => ({
  name: "Ada",
  bot: false,
  player: "",
  standIn: false,
  own: true,
  won: false,
  rank: 2,
  score: 50,
  points: [10, 15, 15, 10],
  bonus: 0,
  penalties: 0,
  locked: [],
  ...changes,
});

export const game = (id: string, when: number, seats: readonly FinishedSeat[], variant = "classic"): Finished => ({
  id,
  when,
  variant,
  title: variant.toUpperCase(),
  turns: 20,
  rows: ["red", "yellow", "green", "blue"],
  seats,
});

/** A bot at the table. */
export const rival = (changes: Partial<FinishedSeat> = {}): FinishedSeat =>
  seat({ name: "Otto", bot: true, player: "otto", own: false, score: 40, ...changes });
