/** Decisions that leave no choice, which this device may make by itself. */

import type { Yours } from "../generated/protocol";
import type { Game } from "./game";
import { PASS } from "./notation";
import { ownSeat, stageOf } from "./select";

export interface Wishes {
  readonly autoPass: boolean;
  readonly autoPenalty: boolean;
}

/**
 * The seat to pass for, because it can do nothing else and its player wants that; null if there is none.
 * Passing at once gives nothing away: dice and sheets are open, so everybody can see that nothing fits. After a
 * refusal the player decides.
 */
export function automaticPass(game: Game, wishes: Wishes): Yours | null {
  const own = ownSeat(game);
  if (!own || stageOf(game) !== "choose" || game.refused) return null;
  const forced = own.legal.length === 1 && own.legal[0] === PASS;
  return forced && (own.penalty ? wishes.autoPenalty : wishes.autoPass) ? own : null;
}
