/** What happens at a moment of a replay. */

import type { Game } from "../game/game";
import { readRoll } from "../game/notation";
import { nameOf } from "../game/select";
import { m } from "../texts";
import { story } from "./naming";

/** The events that led to a moment of a replay. */
export function momentText(game: Game): string {
  const rolled = game.landed.find((event) => event.type === "rolled");
  if (rolled) {
    const [one, other] = readRoll(rolled.roll);
    return m.replay.rolls(nameOf(game, rolled.seat), [one?.face ?? null, other?.face ?? null]);
  }
  return story(game).join(" ") || m.replay.start;
}
