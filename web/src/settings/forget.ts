/** Deletes everything stored on this device: names, seats, settings, finished games and cached files. */

import { archive } from "../history/archive";
import { forgetOffline } from "../net/offline";
import { drawer } from "../review/drawer";
import { keep } from "../state/keep";

export async function forgetEverything(): Promise<void> {
  keep.forgetEverything();
  await archive.remove((await archive.games()).map((game) => game.id));
  await forgetOffline();
  await drawer.empty();
}
