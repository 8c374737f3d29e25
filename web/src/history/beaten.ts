/** The bots that were beaten on this device, for the start page. */

import { archive } from "./archive";
import { everBeaten } from "./ladder";

export async function beatenBots(): Promise<ReadonlySet<string>> {
  return everBeaten(await archive.games());
}
