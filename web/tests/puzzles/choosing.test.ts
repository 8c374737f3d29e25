import { expect, test } from "vitest";
import { choose, following } from "../../src/puzzles/choosing";
import { answered, FRESH, withOpen } from "../../src/puzzles/progress";

const PUZZLES = Array.from({ length: 12 }, (_, index) => ({ id: `classic-${index + 1}`, rating: 1000 + index * 80 }));
const NOBODY: ReadonlySet<string> = new Set();

test.each([0, 0.5, 0.999])("a puzzle near the own rating is chosen, drawn at %d", (drawn) => {
  const chosen = choose(PUZZLES, { ...FRESH, rating: 1240 }, NOBODY, () => drawn);
  expect(Math.abs((chosen?.rating ?? 0) - 1240)).toBeLessThanOrEqual(80);
});

test("none is repeated until all have been seen, and never at once", () => {
  let progress = FRESH;
  const seen: string[] = [];
  for (let round = 0; round < 3 * PUZZLES.length; round += 1) {
    const chosen = following(PUZZLES, progress, "classic", seen.at(-1) ?? "", () => (round * 0.37) % 1);
    if (!chosen) throw new Error("there is always one");
    expect(chosen.id).not.toBe(seen.at(-1));
    seen.push(chosen.id);
    progress = answered(progress, chosen, round % 2 === 0);
  }
  for (const from of [0, 12, 24]) expect(new Set(seen.slice(from, from + 12)).size).toBe(12);
});

test("a puzzle that waits for an answer comes again, whatever its rating", () => {
  const progress = withOpen({ ...FRESH, rating: 1000 }, "classic", "classic-12");
  expect(following(PUZZLES, progress, "classic", "", () => 0)?.id).toBe("classic-12");
  expect(following(PUZZLES, progress, "longo", "", () => 0)?.id).toBe("classic-1");
});

test("one that is gone is replaced", () => {
  const progress = withOpen(FRESH, "classic", "classic-99");
  expect(following(PUZZLES, progress, "classic", "", () => 0)).not.toBeNull();
});

test("a single puzzle is repeated; where there is none, nothing is chosen", () => {
  const [only] = PUZZLES;
  expect(following(only ? [only] : [], FRESH, "classic", "classic-1", () => 0)?.id).toBe("classic-1");
  expect(following([], FRESH, "classic", "", () => 0)).toBeNull();
  expect(choose(PUZZLES, FRESH, new Set(PUZZLES.map(({ id }) => id)), () => 0)).toBeNull();
});
