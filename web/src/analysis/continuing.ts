/** Playing on from a position against bots. */

import { botName } from "../game/bots";
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

/**
 * The table that goes on from a position.
 * @param own the name of whoever plays here
 * @param seats by seat: the player of a bot, or null for one's own
 */
export function tableFrom(variant: string, state: string, own: string, seats: readonly (string | null)[]): NewTable {
  const names: string[] = [];
  for (const player of seats) names.push(unlike(names, player === null ? written(own) : botName(player)));
  const bots = seats.filter((player) => player !== null);
  const record = `variant ${variant}\nseats ${names.join(", ")}\nposition ${state}\n`;
  return { names: names.filter((_, seat) => seats[seat] === null), bots, record };
}

/** A name as a record can have it: commas separate names there, and comments begin with a #. */
const written = (name: string) => name.replace(/[,#\s]+/g, " ").trim();

/** A name that nobody has yet: "Otto 2". */
function unlike(names: readonly string[], name: string, number = 2): string {
  if (!names.includes(name)) return name;
  return names.includes(`${name} ${number}`) ? unlike(names, name, number + 1) : `${name} ${number}`;
}
