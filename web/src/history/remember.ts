/** Keeps games in the history of this device. */

import type { Game } from "../game/game";
import { recordAndVariant } from "../net/api";
import { archive } from "./archive";
import { finished } from "./finishing";
import type { Finished } from "./history";

/** Store a finished game once, and its record as soon as it is available. */
export async function remember(game: Game): Promise<void> {
  const done = finished(game, Date.now());
  if (!done || (await archive.kept(done.id))) return;
  await archive.keep(done, null);
  await keepRecord(done);
}

/** Without the record, the figures are still kept. */
export async function keepRecord(game: Finished): Promise<void> {
  try {
    const { text, toml } = await recordAndVariant(game.id);
    await archive.keep(game, { record: text, toml });
  } catch {
    // The next visit to the table or the replay tries again.
  }
}
