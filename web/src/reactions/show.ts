/** Shows a reaction for a while. */

import { reduce } from "../game/game";
import { nameOf } from "../game/select";
import type { Reacted } from "../generated/protocol";
import type { Session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";
import { m } from "../texts";

const MILLISECONDS = 5000;

/** Those who have muted the others still see their own. A newer reaction of the same seat has its own time. */
export function show(session: Session, reacted: Reacted): void {
  const { game } = session;
  if (!game || !(settings.reactions || game.yours.some(({ seat }) => seat === reacted.seat))) return;
  session.game = reduce(game, reacted);
  session.reacted = `${nameOf(game, reacted.seat)}: ${m.reactions.words[reacted.reaction]}`;
  setTimeout(() => {
    if (!session.game) return;
    const reactions = session.game.reactions.filter((shown) => shown !== reacted);
    session.game = { ...session.game, reactions };
    if (!reactions.length) session.reacted = "";
  }, MILLISECONDS);
}
