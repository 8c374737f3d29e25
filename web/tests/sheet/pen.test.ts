import { expect, test } from "vitest";
import { BOX, slash, strokes } from "../../src/sheet/pen";

const fields = ["r", "y", "g", "b", "ry", "gb"].flatMap((row) =>
  Array.from({ length: 15 }, (_, index) => `${row}${index + 2}`),
);

test("crosses differ from field to field, and stay as they were drawn", () => {
  expect(new Set(fields.map((field) => strokes(field).join())).size).toBe(fields.length);
  expect(strokes("r5")).toEqual(strokes("r5"));
});

test("strokes go from corner to corner and stay inside", () => {
  for (const field of fields) {
    for (const path of [...strokes(field), slash(field)]) {
      const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
      expect(numbers.length).toBe(10);
      for (const number of numbers) expect(number > 0 && number < BOX).toBe(true);
      const [x = 0, y = 0, , , toX = 0, toY = 0] = numbers;
      expect(Math.hypot(toX - x, toY - y)).toBeGreaterThan(BOX * 0.75);
    }
  }
});
