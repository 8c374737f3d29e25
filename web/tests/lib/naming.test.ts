import { expect, test } from "vitest";
import { fieldName, moveName, story } from "../../src/lib/naming";
import { prompt } from "../../src/lib/prompt";
import { games, gameWhere, ownMove, streams } from "../game/golden";

const any = (variant: string) => gameWhere(variant, () => true);

test("fields and moves are called by color and number", () => {
  expect(fieldName(any("classic"), "r7")).toBe("red 7");
  expect(fieldName(any("mixx-a"), "y3")).toBe("red 3");
  expect(fieldName(any("big-points"), "gb10")).toBe("◯ 10 G/B");
  expect(moveName(any("bonus-b"), "y11>b")).toBe("yellow 11 → blue");
  expect(moveName(any("classic"), "-")).toBe("to pass");
});

test("where a sheet has a color and number twice, the row is named, too", () => {
  const game = any("classic");
  const rows = game.variant.rows.map((row) => ({
    ...row,
    fields: row.fields.map((field) => ({ ...field, color: "red" })),
  }));
  const red = { ...game, variant: { ...game.variant, rows } };
  expect(fieldName(red, "y7")).toBe("red 7 in the yellow row");
});

test.each(Object.keys(streams))("no two moves of %s that are offered together have the same name", (variant) => {
  for (const game of games(variant)) {
    for (const { legal } of game.yours) {
      const names = legal.map((move) => moveName(game, move));
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test.each(Object.keys(streams))("every state of %s says what to do or whom to wait for", (variant) => {
  for (const game of games(variant).filter((each) => each.table.status === "playing")) {
    expect(prompt(game, "")).not.toBe("");
    expect(prompt({ ...game, yours: [] }, "")).toMatch(/^You are watching\. ./);
  }
});

test("what landed is told in a few sentences", () => {
  const game = any("classic");
  const landed = [
    { type: "crossed", seat: 0, field: "r11", by_bonus: false },
    { type: "crossed", seat: 0, field: "r12", by_bonus: true },
    { type: "passed", seat: 1 },
    { type: "closed", row: "red" },
    { type: "penalized", seat: 1 },
  ] as const;
  expect(story({ ...game, landed })).toEqual([
    "Ada: red 11, red 12.",
    "Eager passed.",
    "red is closed!",
    "Eager takes a penalty.",
  ]);
});

test("a choice is asked for by the white dice, then by the colored ones", () => {
  const white = gameWhere("classic", (game) => game.now?.phase === "white" && ownMove(game) !== "");
  const color = gameWhere("classic", (game) => game.now?.phase === "color" && ownMove(game) !== "");
  expect(prompt(white, "")).toMatch(/^White dice: \d+\. Cross it in one row, or pass\.$/);
  expect(prompt(color, "")).toMatch(/^One white die and one colored die/);
});
