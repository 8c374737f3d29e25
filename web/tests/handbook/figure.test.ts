import { expect, test } from "vitest";
import type { VariantView } from "../../src/generated/protocol";
import { figureLabel, readFigure } from "../../src/handbook/figure";

const field = (id: string, color: string, number: number) => ({
  ...{ id, color, number, closing: false, bonus: false, pair: "", double: false },
});
const VARIANT: VariantView = {
  ...{ id: "tiny", name: "Tiny", about: "", sides: 6, bar: ["red"], pairs: {}, points: [0, 1, 3], penalties: 4 },
  ...{ penalty_points: 5, close_after: 5, rows_to_end: 2 },
  rows: [
    { id: "r", name: "red", fields: [field("r2", "red", 2), field("r3", "red", 3)], neighbors: [] },
    { id: "ry", name: "ry", fields: [field("ry2", "", 2)], neighbors: ["r", "y"] },
    { id: "y", name: "yellow", fields: [field("y2", "yellow", 2)], neighbors: [] },
  ],
};

test("everything a figure may say", () => {
  const info = 'text sheet="r2.r5 - g12 - p1 xx.." new="g12" open="y7.b7" lost="r3.r4" locked="green" roll="34 2516"';
  expect(readFigure(info)).toEqual({
    roll: "34 2516",
    marks: {
      crossed: new Set(["r2", "r5", "g12"]),
      struck: new Set([0, 1]),
      fresh: new Set(["g12"]),
      open: new Set(["y7", "b7"]),
      lost: new Set(["r3", "r4"]),
      locked: new Set(["green"]),
    },
  });
});

test("a figure may say nothing but its sheet", () => {
  const empty = new Set();
  expect(readFigure('text sheet="- - - - p0"')).toEqual({
    roll: "",
    marks: { crossed: empty, struck: empty, fresh: empty, open: empty, lost: empty, locked: empty },
  });
});

test.each([
  ['sheet="- - p0 -"', "An empty sheet."],
  ['sheet="r2 - p0 -" open="r3"', "A sheet. Crossed: red 2. Can be crossed: red 3."],
  ['sheet="r2.r3 y2 p0 ry2" new="r3.ry2"', "A sheet. Crossed: red 2, yellow 2. New: red 3, ◯ 2 R/Y."],
])("%s is told as %j", (info, said) => {
  expect(figureLabel(VARIANT, readFigure(info).marks)).toBe(said);
});
