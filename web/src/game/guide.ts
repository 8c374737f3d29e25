/** Hints for a player's first table, each shown when it helps. */

import type { Game } from "./game";
import { PASS } from "./notation";
import { crosses, mayTakeBack, ownSeat, stageOf } from "./select";

export const HINTS = ["roll", "enter", "white", "confirm", "takeBack", "color", "penalty", "free", "later"] as const;

export type Hint = (typeof HINTS)[number];

/** The hint to show now, if it has not been seen before. */
export function hintFor(game: Game, seen: ReadonlySet<string>): Hint | null {
  return fitting(game).find((hint) => !seen.has(hint)) ?? null;
}

/** The hints that apply, most important first. */
function fitting(game: Game): readonly Hint[] {
  const own = ownSeat(game);
  const mine = own?.seat === game.now?.active;
  switch (stageOf(game)) {
    case "roll":
      return mine ? ["roll"] : [];
    case "enter":
      return mine ? ["enter"] : [];
    case "choose":
      if (game.tried && game.tried.move !== PASS) return ["confirm"];
      if (own?.penalty) return crosses(game).length ? ["color", "penalty"] : ["penalty"];
      if (crosses(game).length) return [game.now?.scene.phase === "color" ? "color" : "white"];
      return game.now?.scene.phase === "white" ? [mine ? "later" : "free"] : [];
    case "wait": {
      const back = mayTakeBack(game);
      return back && back.choice !== PASS ? ["takeBack"] : [];
    }
    default:
      return [];
  }
}
