import { describe, expect, test } from "vitest";
import type { Game } from "../../src/game/game";
import { HINTS, hintFor } from "../../src/game/guide";
import type { Scene } from "../../src/generated/protocol";
import { games, gameWhere, lying, mine, streams } from "./golden";

const base = gameWhere("classic", (game) => game.now !== null);

/** A game of seat 0, in which that seat has rolled, or the other. */
function moment(phase: Scene["phase"], active: number, own: Partial<Game["yours"][number]>): Game {
  const now = base.now && lying({ ...base.now, active }, { phase });
  return { ...base, now, yours: [{ ...mine(0), ...own }] };
}

const some = ["r7", "-"];
const none = ["-"];

describe("the first hint is", () => {
  const hint = (game: Game) => hintFor(game, new Set());

  test("to roll, or to enter real dice, when that is one's own turn", () => {
    const toRoll = moment("roll", 0, { rolls: true });
    expect(hint(toRoll)).toBe("roll");
    expect(hint({ ...toRoll, table: { ...toRoll.table, dice: "real" } })).toBe("enter");
    expect(hint(moment("roll", 1, { rolls: true }))).toBeNull();
  });

  test("about the white dice for everybody, about the colored ones for whoever rolled", () => {
    expect(hint(moment("white", 0, { legal: some }))).toBe("white");
    expect(hint(moment("white", 1, { legal: some }))).toBe("white");
    expect(hint(moment("color", 0, { legal: some }))).toBe("color");
  });

  test("to confirm what is penciled in", () => {
    const game = moment("white", 0, { legal: some });
    const tried = (move: string) => ({ ...game, tried: { seat: 0, decision: game.now?.decision ?? "", move } });
    expect(hint(tried("r7"))).toBe("confirm");
    expect(hint(tried("-"))).toBe("white");
  });

  test("what a pass costs, if nothing fits", () => {
    expect(hint(moment("white", 1, { legal: none }))).toBe("free");
    expect(hint(moment("white", 0, { legal: none }))).toBe("later");
    expect(hint(moment("color", 0, { legal: none, penalty: true }))).toBe("penalty");
    expect(hint(moment("color", 0, { legal: none }))).toBeNull();
  });

  test("that a choice can be taken back", () => {
    expect(hint(moment("white", 1, { choice: "r7", take_back: "1w" }))).toBe("takeBack");
    expect(hint(moment("white", 1, { choice: "-", take_back: "1w" }))).toBeNull();
    expect(hint(moment("white", 1, {}))).toBeNull();
  });
});

test("what was seen is not shown again", () => {
  const game = moment("color", 0, { legal: some, penalty: true });
  expect(hintFor(game, new Set(["color"]))).toBe("penalty");
  expect(hintFor(game, new Set(["color", "penalty"]))).toBeNull();
  for (const variant of Object.keys(streams)) {
    for (const each of games(variant)) expect(hintFor(each, new Set(HINTS))).toBeNull();
  }
});

test("whoever watches gets none", () => {
  for (const game of games("classic")) expect(hintFor({ ...game, yours: [] }, new Set())).toBeNull();
});
