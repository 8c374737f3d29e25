/** Whether the table is waiting for somebody at this device. */

import type { Game } from "./game";
import { ownSeat, stageOf } from "./select";

/** The decision that waits for somebody here, and for whom; empty if none does. Rolling for others can wait. */
export function callFor(game: Game): string {
  const { now } = game;
  const own = ownSeat(game);
  const stage = stageOf(game);
  const chooses = stage === "choose" || stage === "hand_over";
  const rolls = (stage === "roll" || stage === "enter") && own?.seat === now?.active;
  return now && own && (chooses || rolls) ? `${now.decision} ${own.seat}` : "";
}
