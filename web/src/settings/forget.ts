/** Everything that this device remembers: names, seats and settings, finished games, and what was fetched. */

import { archive } from "../history/archive";
import { keep } from "../state/keep";

export async function forgetEverything(): Promise<void> {
  keep.forgetEverything();
  await archive.remove((await archive.games()).map((game) => game.id));
}
