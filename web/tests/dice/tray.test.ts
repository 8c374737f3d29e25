import { expect, test } from "vitest";
import { rolledIn, tray } from "../../src/dice/tray";
import type { Game } from "../../src/game/game";
import type { Now, Scene } from "../../src/generated/protocol";
import { games, gameWhere, lying, streams } from "../game/golden";

function game(now: Partial<Now>, scene: Partial<Scene>): Game {
  const found = gameWhere("classic", (each) => each.now !== null);
  if (!found.now) throw new Error("not started");
  return { ...found, now: lying({ ...found.now, ...now }, scene) };
}

const shown = (now: Partial<Now>, scene: Partial<Scene>) =>
  tray(game(now, scene)).map(({ face, state }) => (state === "rolled" ? face : state));

test("dice show what was rolled; what is not known, or gone, is no face", () => {
  expect(shown({}, { roll: "34 2.?6" })).toEqual([3, 4, 2, "gone", null, 6]);
});

test("before the roll all dice wait but those that have left the game", () => {
  expect(shown({}, { roll: "", removed: ["green"] })).toEqual([
    "waiting",
    "waiting",
    "waiting",
    "waiting",
    "gone",
    "waiting",
  ]);
});

test.each(Object.keys(streams))("a roll of %s is new once, and never when a choice is taken back", (variant) => {
  const { rolled } = games(variant).reduce(
    ({ last, rolled }, each) => ({
      last: Math.max(last, rolledIn(each)),
      rolled: rolledIn(each) > last ? [...rolled, rolledIn(each)] : rolled,
    }),
    { last: 0, rolled: [] as number[] },
  );
  expect(rolled).toEqual([...new Set(rolled)]);
  expect(rolled.length).toBeGreaterThan(1);
});

test("before the roll of a turn, the turn before was rolled", () => {
  expect(rolledIn(game({ turn: 5 }, { roll: "" }))).toBe(4);
  expect(rolledIn(game({ turn: 5 }, { roll: "34 2516" }))).toBe(5);
});
