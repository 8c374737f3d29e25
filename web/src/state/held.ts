/** Seats held by this device, and the state of their tables. */

import type { Welcome } from "../generated/protocol";
import { look } from "../net/api";
import { drawSalt, keep, type Note } from "./keep";

/**
 * Store a seat that a table gave us. Its commitment to the dice is fetched before our salt is sent: after that nobody
 * can choose the dice any more.
 */
export async function keepSeat(code: string, token: string): Promise<void> {
  const seen = await look(code);
  keep.keep({ code, token, salt: drawSalt(), commitment: seen.table.fair?.commitment ?? "", note: noteOf(seen) });
}

/** Refresh the state of a table where we have a seat. */
export async function lookAgain(code: string): Promise<void> {
  keep.note(code, noteOf(await look(code)));
}

function noteOf({ table, variant }: Welcome): Note {
  const people = table.seats.filter((seat) => seat.kind !== "empty").map((seat) => seat.name);
  return { variant: variant.id, variantName: variant.name, people, over: table.status === "over" };
}
