import { expect, test } from "vitest";
import { boardHash } from "../../src/analysis/link";
import { recordUpTo } from "../../src/analysis/record";
import { diceOf, gameOf, rollEdit } from "../../src/analysis/shown";
import type { BoardView } from "../../src/generated/protocol";
import { placeIn } from "../../src/net/address";
import { gameWhere } from "../game/golden";

const STATE = "classic turn 7 seat 1 white 34 2516 / r2.r5 - g12 - p1 / - - - - p0 / r7 ?";
const RECORD =
  "variant classic\nseats Ada, Ben\n1  34 2516  r7 - | y9\n2  12 3456  - b3 | -\n3  66 1111\n# dice rowlock-dice-1\n";

const at = gameWhere("classic", (game) => game.now?.scene.phase === "white");
const scene = at.now?.scene;

test("the address of a position leads back to it", () => {
  expect(placeIn(boardHash(STATE))).toEqual({ page: "board", of: STATE });
  expect(placeIn("#/board")).toEqual({ page: "board", of: "" });
  expect(placeIn("#/board/%E0%A4%A")).toEqual({ page: "board", of: "%E0%A4%A" });
});

test.each([
  ["white", 2, "1  34 2516  r7 - | y9\n2  12 3456"],
  ["color", 2, "1  34 2516  r7 - | y9\n2  12 3456  - b3 "],
  ["roll", 2, "1  34 2516  r7 - | y9"],
  ["roll", 3, "1  34 2516  r7 - | y9\n2  12 3456  - b3 | -"],
] as const)("a record up to the %s phase of turn %i", (phase, turn, turns) => {
  if (!scene) throw new Error("there is a scene");
  const cut = recordUpTo(RECORD, { turn, scene: { ...scene, phase } });
  expect(cut).toBe(`variant classic\nseats Ada, Ben\n${turns}\n# dice rowlock-dice-1\n`);
});

test("a position is drawn as a game that nobody plays, and its dice can be changed", () => {
  if (!at.now || !scene) throw new Error("the game has started");
  const { turn, active, scores } = at.now;
  const more = { lucky: [], costs: false, legal: [], advice: [], outset: null, impossible: null };
  const view: BoardView = {
    state: STATE,
    variant: at.variant,
    turn,
    active,
    scores,
    ...more,
    scene: { ...scene, roll: "34 25.6", removed: ["green"] },
  };
  const game = gameOf(view);
  expect(game.table.seats.map(({ name }) => name)).toEqual(scores.map((_, seat) => `Player ${seat + 1}`));
  expect(game.yours).toEqual([]);
  expect(rollEdit(diceOf(view), 3, 1)).toBe("roll 34 21.6");
  expect(rollEdit(diceOf({ ...view, scene: { ...scene, roll: "", removed: ["green"] } }), 0, 5)).toBe("roll 51 11.1");
});
