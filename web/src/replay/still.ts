/** A position that belongs to no game, as a replay with a single moment. */

import type { BoardView, Replay } from "../generated/protocol";

export type Position = Pick<BoardView, "state" | "turn" | "active" | "scene" | "scores" | "lucky">;

/** @param name what the player of a seat is called */
export function still(variant: BoardView["variant"], position: Position, name: (seat: number) => string): Replay {
  const { state, turn, active, scene, scores, lucky } = position;
  const now = { turn, active, scene, scores, decision: "", awaited: [], decided: [], winners: [], due: null };
  const seats = scores.map((_, seat) => ({
    name: name(seat),
    kind: "person" as const,
    player: "",
    stand_in: false,
    away: false,
    lucky: lucky[seat] ?? [],
  }));
  return { table: "", variant, seats, over: scene.phase === "over", moments: [{ now, events: [], state }], record: "" };
}
