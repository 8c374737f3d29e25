/** Personal bests: a game compared with the earlier games of the same variant on this device. */

import type { Finished } from "./history";
import { played } from "./history";

export interface Best {
  readonly name: string;
  /** The best score before this game; null if there is none to compare with. */
  readonly before: number | null;
  /** Whether this game beat it. A first game beats nothing. */
  readonly beaten: boolean;
}

/** For each seat that was played here to the end, in order. */
export function bests(history: readonly Finished[], game: Finished): readonly Best[] {
  const others = history.filter(({ id }) => id !== game.id);
  return game.seats
    .filter((seat) => seat.own && !seat.standIn)
    .map(({ name, score }) => {
      const scores = played(others, { variant: game.variant, player: name }).map(({ seat }) => seat.score);
      const before = scores.length ? Math.max(...scores) : null;
      return { name, before, beaten: before !== null && score > before };
    });
}
