/** What a tried move would bring, as the server has told. */

import type { Game } from "./game";

export interface Preview {
  /** The fields that bonuses would cross, in order. */
  readonly setsOff: readonly string[];
  /** The fields that would be lost by it. */
  readonly lost: ReadonlySet<string>;
  /** The fields of the bonus bar that it would strike. */
  readonly strikes: ReadonlySet<number>;
  /** The kinds of the pairs that it would complete. */
  readonly earns: readonly string[];
  /** The names of the rows that would close. */
  readonly closes: readonly string[];
  readonly ends: boolean;
  readonly score: number;
  /** By how much the score would change. */
  readonly change: number;
}

/**
 * Null if the move is not on offer: none is tried, or the choice is made.
 * @param move the move that is shown on the sheet
 */
export function preview(game: Game, seat: number, move: string): Preview | null {
  const own = game.yours.find((yours) => yours.seat === seat);
  const brings = own?.brings[own.legal.indexOf(move)];
  if (!brings) return null;
  return {
    setsOff: brings.sets_off,
    lost: new Set(brings.lost),
    strikes: new Set(brings.strikes),
    earns: brings.earns,
    closes: brings.closes,
    ends: brings.ends,
    score: brings.score,
    change: brings.score - (game.now?.scores[seat] ?? 0),
  };
}
