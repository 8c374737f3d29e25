import { expect, test } from "vitest";
import { costs, shownWorths, worthText } from "../../src/coach/worths";
import type { Advice, WorthView } from "../../src/generated/protocol";
import { gameWhere } from "../game/golden";

const worth = (move: string, chance: number, more: Partial<WorthView> = {}): WorthView => ({
  move,
  chance,
  points: 0,
  loss: 0,
  mark: "",
  good: false,
  ...more,
});

const advice: Advice = {
  seat: 0,
  moves: [
    worth("y7", 0.5321, { good: true }),
    worth("-", 0.53, { good: true }),
    worth("r7>b", 0.48, { loss: 0.0521, mark: "?" }),
    worth("r7>g", 0.4, { loss: 0.1321, mark: "??" }),
    worth("r9", 0.52, { loss: 0.0121 }),
  ],
  alone: false,
  exact: false,
  weaker: false,
};
const { variant } = gameWhere("classic", () => true);

test("each move shows its chance, and those as good as the best are marked", () => {
  const shown = shownWorths(advice, variant);
  expect(shown.get("y7")).toEqual({
    "data-worth": "✓ 53.2%",
    "data-good": "",
    "aria-description": "53.2%, as good as the best",
    style: "--worth: 0.5321",
  });
  expect(shown.get("-")?.["data-worth"]).toBe("✓ 53%");
  expect(shown.get("r9")?.["data-good"]).toBeUndefined();
});

test("a chip of several moves shows the best of them", () => {
  const shown = shownWorths(advice, variant);
  expect(shown.get("r7")).toEqual(shown.get("r7>b"));
  const red = variant.rows.find((row) => row.fields.some(({ id }) => id === "r9"));
  expect(shown.get(red?.id ?? "")).toEqual(shown.get("r7>b"));
});

test("who plays alone is told points", () => {
  const alone: Advice = { ...advice, alone: true, moves: [worth("r2", 1, { points: 37.26, loss: 2.4, mark: "?" })] };
  expect(shownWorths(alone, variant).get("r2")?.["data-worth"]).toBe("37.3 pts");
  expect(worthText(alone, worth("r2", 1, { points: -2 }))).toBe("−2 pts");
  expect(costs(alone, "r2")).toBe("that gives away about 2 points");
});

test("the tutor asks about what the server marks as a mistake, and about nothing else", () => {
  expect(advice.moves.map(({ move }) => costs(advice, move))).toEqual([
    "",
    "",
    "that gives away about 5.2% of a win",
    "that gives away about 13.2% of a win",
    "",
  ]);
  expect(costs({ ...advice, moves: [worth("r9", 0.5, { mark: "?!", loss: 0.04 })] }, "r9")).toBe("");
  expect(costs(advice, "b2")).toBe("");
});
