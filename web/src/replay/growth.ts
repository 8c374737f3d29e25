/** How the scores grew. */

import type { Now, Replay, Scene } from "../generated/protocol";
import type { Series } from "../ui/plot";

/** The fraction of the turn that has passed. */
const PART: Readonly<Record<Scene["phase"], number>> = { roll: 0, white: 1 / 3, color: 2 / 3, over: 1 };

/** The number of turns that have passed. */
export function turnsAt(now: Now): number {
  return now.turn - 1 + PART[now.scene.phase];
}

/** The scores of each seat over the turns. */
export function growth({ seats, moments }: Replay): Series[] {
  return seats.map(({ name }, seat) => ({
    name,
    points: moments.map(({ now }) => ({ x: turnsAt(now), y: now.scores[seat] ?? 0 })),
  }));
}
