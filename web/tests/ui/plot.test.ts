import { describe, expect, test } from "vitest";
import { bins, cells, plot, type Series, short, spread, step, ticks } from "../../src/ui/plot";

const series = (name: string, ...values: number[]): Series => ({
  name,
  points: values.map((y, x) => ({ x, y })),
});

describe("ticks", () => {
  test("are round numbers within the span", () => {
    expect(ticks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(0, 7, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ticks(3, 47, 5)).toEqual([10, 20, 30, 40]);
    expect(ticks(-20, 30, 6)).toEqual([-20, -10, 0, 10, 20, 30]);
  });

  test("are whole numbers, however small the span", () => {
    expect(ticks(0, 1, 10)).toEqual([0, 1]);
    expect(ticks(5, 5, 4)).toEqual([5]);
  });

  test.each([1, 3, 7, 12, 40, 99, 120, 1234])("of a span of %i are not many more than wanted", (span) => {
    for (const most of [1, 2, 5, 10]) expect(ticks(0, span, most).length).toBeLessThanOrEqual(most + 1);
  });

  test("have steps of 1, 2 or 5", () => {
    expect([1, 9, 11, 21, 51, 101, 3000].map((span) => step(span, 10))).toEqual([1, 1, 2, 5, 10, 20, 500]);
  });
});

describe("a plot", () => {
  test("of nothing has axes and no line", () => {
    const { lines, up, across } = plot([], 300, 150);
    expect(lines).toEqual([]);
    expect(up.map((tick) => tick.value)).toEqual([0, 1]);
    expect(across.map((tick) => tick.value)).toEqual([0, 1]);
  });

  test("of a series without points has no line, and a name all the same", () => {
    const [line] = plot([series("Ada")], 300, 150).lines;
    expect(line?.path).toBe("");
    expect(line?.marks).toEqual([]);
    expect(line?.label.y).toBeLessThanOrEqual(150);
  });

  test("of one point shows that point", () => {
    const [line] = plot([series("Ada", 12)], 300, 150).lines;
    expect(line?.marks.length).toBe(1);
    expect(line?.path).toMatch(/^M[\d.]+ [\d.]+$/);
    expect(line?.path).not.toContain("NaN");
  });

  test("keeps every point in its frame, also negative ones, and has a tick above and below them", () => {
    const drawn = plot([series("Ada", 0, -5, -20, 33), series("Ben", 0, 7)], 360, 180);
    for (const { path } of drawn.lines)
      for (const [x, y] of path
        .split(/[ML]/)
        .filter(Boolean)
        .map((pair) => pair.split(" ").map(Number))) {
        expect(x).toBeGreaterThanOrEqual(drawn.left);
        expect(x).toBeLessThanOrEqual(drawn.right);
        expect(y).toBeGreaterThanOrEqual(drawn.top);
        expect(y).toBeLessThanOrEqual(drawn.bottom);
      }
    const values = drawn.up.map((tick) => tick.value);
    expect(values).toContain(0);
    expect([Math.min(...values) <= -20, Math.max(...values) >= 33]).toEqual([true, true]);
  });

  test("has more points further up, and later ones further right", () => {
    const drawn = plot([series("Ada", 0, 10)], 300, 150);
    expect(drawn.lines[0]?.path).toBe(`M${drawn.left.toFixed(1)} 130.0L${drawn.right.toFixed(1)} 10.0`);
    expect([drawn.at(0), drawn.at(1)]).toEqual([drawn.left, drawn.right]);
    expect(drawn.at(7), "the moment's marker stays inside").toBe(drawn.right);
  });

  test("leaves room for the names", () => {
    const name = "Bartholomew the Second";
    expect(short(name)).toBe("Bartholome…");
    expect(plot([series(name, 1, 2)], 300, 150).right).toBeLessThan(plot([series("A", 1, 2)], 300, 150).right);
    expect(plot([series("", 1, 2)], 300, 150).right).toBeGreaterThan(280);
    expect(plot([series("A", 1, 2)], 300, 150, "Spielzüge").right).toBeLessThan(300 - 60);
  });

  test("survives a picture that is too small", () => {
    expect(plot([series("Ada", 1, 2)], 0, 0).lines[0]?.path).not.toMatch(/NaN|Infinity/);
  });

  test("marks a few points of a long line, the last among them", () => {
    const drawn = plot([series("Ada", ...Array.from({ length: 90 }, (_, index) => index))], 300, 150);
    const marks = drawn.lines[0]?.marks ?? [];
    expect(marks.length).toBeGreaterThan(3);
    expect(marks.length).toBeLessThan(8);
    expect(marks.at(-1)?.x).toBe(drawn.right);
  });
});

test("loose points all have their mark, and no line", () => {
  const values = Array.from({ length: 40 }, (_, index) => index);
  const [line] = plot([{ ...series("Points", ...values), loose: true }], 300, 150).lines;
  expect([line?.path, line?.marks.length]).toEqual(["", 40]);
});

describe("names beside their lines", () => {
  test("stay where they are if there is room", () => {
    expect(spread([10, 50, 90], 15, 0, 100)).toEqual([10, 50, 90]);
  });

  test("are moved apart, in their order", () => {
    expect(spread([50, 49, 10], 15, 0, 100)).toEqual([64, 49, 10]);
    expect(spread([98, 99, 100], 15, 0, 100)).toEqual([70, 85, 100]);
    expect(spread([1, 0, 2], 15, 0, 100)).toEqual([15, 0, 30]);
  });

  test("are never nearer than that, wherever they are", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const places = Array.from({ length: 6 }, (_, index) => ((seed * 37 + index * 71) * 13) % 100);
      const found = spread(places, 15, 0, 100).sort((one, other) => one - other);
      found.slice(1).forEach((place, index) => {
        expect(place - (found[index] ?? 0)).toBeGreaterThanOrEqual(15);
      });
      expect([(found[0] ?? -1) >= 0, (found.at(-1) ?? 101) <= 100]).toEqual([true, true]);
    }
  });

  test("may leave the frame if there are too many", () => {
    expect(spread([0, 0, 0], 15, 0, 20)).toEqual([-10, 5, 20]);
  });
});

test("a table has a line for each whole number, and says where a value is missing", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1 / 3, y: 2 },
    { x: 1, y: 5 },
  ];
  expect(cells([{ name: "Ada", points }, series("Ben", 1)])).toEqual([
    { x: 0, values: [0, 1] },
    { x: 1, values: [5, null] },
  ]);
  expect(cells([])).toEqual([]);
});

describe("bins", () => {
  test("count every value once", () => {
    const values = [-16, 3, 19, 20, 39, 40, 88, 104];
    const found = bins(values, 8);
    expect(found.reduce((sum, bin) => sum + bin.count, 0)).toBe(values.length);
    expect(found[0]).toEqual({ from: -20, to: -1, count: 1 });
    expect(found.at(-1)).toEqual({ from: 100, to: 119, count: 1 });
    expect(found.find((bin) => bin.from === 20)?.count).toBe(2);
    expect(found.find((bin) => bin.from === 60)?.count, "an empty one between others is there").toBe(0);
  });

  test("of one value, and of none", () => {
    expect(bins([57], 8)).toEqual([{ from: 57, to: 57, count: 1 }]);
    expect(bins([], 8)).toEqual([]);
  });
});
