import { describe, expect, test } from "vitest";
import { finished } from "../../src/history/finishing";
import { scored, scoredThen } from "../../src/table/scored";
import { heard, playthrough, VARIANTS } from "../game/playthroughs";

describe.each(VARIANTS)("the scores of %s", (variant) => {
  const { messages } = playthrough(variant);
  const last = heard(messages);

  test("are told part by part at the end", () => {
    const found = scored(last);
    expect(found?.seats.map(({ total }) => total)).toEqual(last.now?.scores);
    for (const { points, bonus, penalties, total } of found?.seats ?? []) {
      expect(points.length).toBe(found?.rows.length);
      expect(points.reduce((sum, one) => sum + one, bonus + penalties)).toBe(total);
    }
    expect(scored(heard(messages.slice(0, -1)))).toBeNull();
  });

  test("are the same in the history", () => {
    const kept = finished(last, 0);
    expect(kept && scoredThen(kept)).toEqual(scored(last));
  });
});
