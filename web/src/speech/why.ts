/** Why a field cannot be crossed, and what a tried move would bring, in words. */

import { shownChoice } from "../game/board";
import type { Game } from "../game/game";
import { preview } from "../game/preview";
import { ownSeat } from "../game/select";
import type { Refused } from "../generated/protocol";
import { withMore } from "../texts";
import { previewText } from "./marks";
import type * as Reasons from "./reasons";

let reasons: typeof Reasons | undefined;

/** Load the sentences: before a reason is shown. Without them, nothing is said. */
export async function loadReasons(): Promise<void> {
  reasons = await withMore(() => import("./reasons"));
}

/**
 * What to say instead of the prompt: why not, or what the tried move would bring besides a cross; empty if neither.
 * @param spoken for screen readers, with what others see on the sheet
 */
export function aside(game: Game, spoken = false): string {
  const own = ownSeat(game);
  const ahead = own && preview(game, own.seat, shownChoice(game, own.seat));
  return explanation(game) || (ahead ? previewText(game, ahead, spoken) : "");
}

/** The answer to the last question; empty if there is none. */
export function explanation(game: Game): string {
  const { explained } = game;
  return (explained?.reason && reasons?.sentence(game, explained, explained.field)) || "";
}

/** Why a move was refused; empty if that has another cause than the rules of the game. */
export function objection(game: Game, refused: Pick<Refused, "reason" | "facts">): string {
  return (refused.reason && reasons?.sentence(game, refused, refused.facts.field ?? "")) || "";
}
