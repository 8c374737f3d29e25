/** Sound and haptic cues for events. */

import type { Event } from "../generated/protocol";
import type { Game } from "./game";
import { stageOf } from "./select";

export type Feeling = "dice" | "pen" | "lock" | "turn";

export function feelings(before: Game | null, after: Game, events: readonly Event[]): readonly Feeling[] {
  const happened = new Set(events.map((event) => event.type));
  const felt: Feeling[] = [];
  if (happened.has("rolled")) felt.push("dice");
  if (happened.has("closed")) felt.push("lock");
  else if (happened.has("crossed")) felt.push("pen");
  if (isToRoll(after) && !(before && isToRoll(before))) felt.push("turn");
  return felt;
}

/** Whether a player on this device is about to start a turn. */
function isToRoll(game: Game): boolean {
  const stage = stageOf(game);
  return (stage === "roll" || stage === "enter") && game.yours.some((own) => own.seat === game.now?.active);
}
