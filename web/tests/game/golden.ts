/** What tables of every variant told a person, written by tools/golden_messages.py. */

import { readFileSync } from "node:fs";
import { type Game, reduce, type Told } from "../../src/game/game";
import type { Now, Scene, Yours } from "../../src/generated/protocol";

const file = new URL("../../../tests/golden/messages.json", import.meta.url);

export const streams: Readonly<Record<string, readonly Told[]>> = JSON.parse(readFileSync(file, { encoding: "utf-8" }));

/** The game after each message. */
export function games(variant: string): Game[] {
  let game: Game | null = null;
  return (streams[variant] ?? []).map((message) => {
    game = reduce(game, message);
    if (!game) throw new Error("a stream begins with a welcome");
    return game;
  });
}

/** The first game of the variant that is so. */
export function gameWhere(variant: string, is: (game: Game) => boolean): Game {
  const found = games(variant).find(is);
  if (!found) throw new Error("there is no such game in the stream");
  return found;
}

/** The same moment with something else on the table. */
export function lying(now: Now, scene: Partial<Scene>): Now {
  return { ...now, scene: { ...now.scene, ...scene } };
}

export const ownMove = (game: Game): string => game.yours[0]?.legal.find((move) => move !== "-") ?? "";

/** What is told of a seat that may choose one of these. */
export const mine = (seat: number, legal: readonly string[] = []): Yours => ({
  seat,
  legal,
  brings: [],
  penalty: false,
  choice: "",
  take_back: "",
  rolls: false,
  rename: false,
  hand_over: [],
  replace: [],
  replace_later: [],
});
