/** From a game that is over to its entry in the history. */

import { board } from "../game/board";
import type { Game } from "../game/game";
import type { Finished } from "./history";

/** The history entry of a game; null if it is not over or was only watched. */
export function finished(game: Game, when: number): Finished | null {
  const { now, table, variant, yours } = game;
  if (now?.scene.phase !== "over" || !yours.length) return null;
  return {
    id: table.code,
    when,
    variant: variant.id,
    title: variant.name,
    turns: now.turn,
    rows: variant.rows.filter((row) => !row.neighbors.length).map((row) => row.name),
    seats: table.seats.map((seat, index) => {
      const sheet = board(game, index);
      const result = now.scene.results[index];
      return {
        name: seat.name,
        bot: seat.kind === "bot",
        player: seat.kind === "bot" ? seat.player : "",
        standIn: seat.stand_in,
        own: yours.some((own) => own.seat === index),
        won: now.winners.includes(index),
        rank: table.ranks[index] ?? 0,
        score: now.scores[index] ?? 0,
        points: result?.rows ?? [],
        bonus: result?.bonus ?? 0,
        penalties: sheet.penalties.filter(Boolean).length,
        locked: sheet.rows.filter((row) => row.locked).map((row) => row.name),
      };
    }),
  };
}
