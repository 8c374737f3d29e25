/** Plays sounds and vibrations for events at a table, if enabled. */

import { feelings } from "../game/feelings";
import type { Session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";

/** Returns a function that stops it. */
export function accompany(session: Session): () => void {
  return session.listen(async (before, after, events) => {
    const { sound, haptics } = settings;
    const felt = sound || haptics ? feelings(before, after, events) : [];
    if (!felt.length) return;
    try {
      const { hear, touch } = await import("./feel");
      if (sound) hear(felt);
      if (haptics) touch(felt);
    } catch {
      // Nobody misses a sound.
    }
  });
}
