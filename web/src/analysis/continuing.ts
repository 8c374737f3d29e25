/** Playing on from a position against bots. */

import type { NewTable } from "../generated/protocol";
import { openNear } from "../net/api";
import { keepSeat } from "../state/held";
import { route } from "../state/route.svelte";

/** Open a table that everybody else plays at as a bot, and begin at once. Throws a Problem if it cannot be opened. */
export async function playOn(table: NewTable): Promise<void> {
  const held = await openNear(table);
  await keepSeat(held.table, held.token);
  route.intent = { type: "start", first: null };
  route.go(held.table);
}
