/** The score of a game, part by part. */

import type { Game } from "../game/game";
import type { Finished } from "../history/history";

export interface Scored {
  /** The names of the scoring rows, from top to bottom. */
  readonly rows: readonly string[];
  readonly seats: readonly ScoredSeat[];
}

export interface ScoredSeat {
  readonly name: string;
  /** Whether it is held by this device. */
  readonly own: boolean;
  readonly won: boolean;
  readonly points: readonly number[];
  readonly bonus: number;
  /** Zero or less. */
  readonly penalties: number;
  readonly total: number;
}

/** Null before the end. */
export function scored({ now, table, variant, yours }: Game): Scored | null {
  if (now?.scene.phase !== "over") return null;
  return {
    rows: variant.rows.filter((row) => !row.neighbors.length).map((row) => row.name),
    seats: now.scene.results.map(({ rows, bonus, penalties }, seat) => ({
      name: table.seats[seat]?.name ?? "",
      own: yours.some((own) => own.seat === seat),
      won: now.winners.includes(seat),
      points: rows,
      bonus,
      penalties,
      total: now.scores[seat] ?? 0,
    })),
  };
}

export function scoredThen({ rows, seats }: Finished): Scored {
  return {
    rows,
    seats: seats.map(({ name, own, won, points, bonus, score }) => {
      const penalties = Math.min(0, score - bonus - points.reduce((sum, one) => sum + one, 0));
      return { name, own, won, points, bonus, penalties, total: score };
    }),
  };
}

/** The best first. */
export function ranked({ rows, seats }: Scored): Scored {
  return { rows, seats: [...seats].sort((one, other) => other.total - one.total) };
}
