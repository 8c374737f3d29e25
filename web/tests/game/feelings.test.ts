import { expect, test } from "vitest";
import { feelings } from "../../src/game/feelings";
import type { Game } from "../../src/game/game";
import { games, gameWhere, lying, mine } from "./golden";

const game = gameWhere("classic", (each) => each.now?.scene.phase === "white");
const crossed = { type: "crossed", seat: 0, field: "r5", by_bonus: false } as const;

test("dice, crosses and locks can be felt, a lock instead of its cross", () => {
  expect(feelings(game, game, [{ type: "rolled", seat: 0, roll: "11 1111" }])).toEqual(["dice"]);
  expect(feelings(game, game, [crossed, { ...crossed, seat: 1 }])).toEqual(["pen"]);
  expect(feelings(game, game, [crossed, { type: "closed", row: "red" }])).toEqual(["lock"]);
  expect(feelings(game, game, [{ type: "chose", seat: 0 }])).toEqual([]);
});

test("one's own turn is felt when it begins, and only then", () => {
  const now = game.now && lying({ ...game.now, active: 0 }, { phase: "roll" });
  const turn: Game = { ...game, now, yours: [{ ...mine(0), rolls: true }] };
  expect(feelings(game, turn, [])).toEqual(["turn"]);
  expect(feelings(turn, turn, [])).toEqual([]);
  expect(feelings(null, turn, [])).toEqual(["turn"]);
  const others: Game = { ...turn, now: now && { ...now, active: 1 } };
  expect(feelings(game, others, [])).toEqual([]);
});

test("nothing is felt by whoever watches a whole playthrough without turns", () => {
  const all = games("classic").map((each) => ({ ...each, yours: [] }));
  for (const [index, each] of all.entries()) expect(feelings(all[index - 1] ?? null, each, [])).toEqual([]);
});
