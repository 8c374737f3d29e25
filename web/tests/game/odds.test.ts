import { expect, test } from "vitest";
import { odds, ways } from "../../src/game/odds";

test.each([4, 6, 8])("every roll of two dice with %i sides is counted once", (sides) => {
  const counted = new Map<number, number>();
  for (let one = 1; one <= sides; one++)
    for (let other = 1; other <= sides; other++) counted.set(one + other, (counted.get(one + other) ?? 0) + 1);
  for (let sum = 0; sum <= 2 * sides + 2; sum++) expect(ways(sides, sum)).toBe(counted.get(sum) ?? 0);
});

test("the shade goes from the rarest sum to the most frequent one", () => {
  expect([2, 3, 7, 12].map((sum) => odds(6, sum))).toEqual([0, 0.2, 1, 0]);
  expect([2, 9, 16].map((sum) => odds(8, sum))).toEqual([0, 1, 0]);
  expect([1, 17].map((sum) => odds(8, sum))).toEqual([0, 0]);
  expect(odds(1, 2)).toBe(1);
});
