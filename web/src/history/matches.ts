/** Games against others, as somebody on this device played them. */

import type { Finished, FinishedSeat, Played } from "./history";

export interface Match {
  readonly game: Finished;
  /** The best of the seats that are looked at. */
  readonly seat: FinishedSeat;
  /** Everybody else who played to the end. People on this device are among them if only one of them is looked at. */
  readonly rivals: readonly FinishedSeat[];
}

/** The games in which there was somebody to beat, in the order of the sheets. */
export function matches(sheets: readonly Played[]): Match[] {
  const mine = new Set(sheets.map(({ seat }) => seat));
  return [...new Set(sheets.map(({ game }) => game))].flatMap((game) => {
    const [seat] = bestFirst(game.seats.filter((one) => mine.has(one)));
    const rivals = game.seats.filter((one) => !mine.has(one) && !one.standIn);
    return seat && rivals.length ? [{ game, seat, rivals }] : [];
  });
}

/** By how many ranks the first is ahead of the second. Entries that lack ranks have the scores that led to them. */
export function lead(one: FinishedSeat, other: FinishedSeat): number {
  return one.rank && other.rank ? other.rank - one.rank : one.score - other.score;
}

export function bestFirst(seats: readonly FinishedSeat[]): FinishedSeat[] {
  return [...seats].sort((one, other) => lead(other, one));
}
