import { describe, expect, test } from "vitest";
import { answered, FRESH, inRun, readProgress, timesOf, withOpen, without, withRun } from "../../src/puzzles/progress";
import { expected, FIRST_RATING, ratingAfter, step } from "../../src/puzzles/rating";

const EASY = { id: "classic-1", rating: 1100 };
const HARD = { id: "classic-2", rating: 1900 };
const MISTAKE = { id: "mine:BCDFGH:3white0", rating: null };

describe("the own rating", () => {
  test("an equal puzzle is solved every second time, one 400 points easier ten times as often as not", () => {
    expect(expected(1500, 1500)).toBe(0.5);
    expect(expected(1900, 1500)).toBeCloseTo(10 / 11);
  });

  test("steps get smaller with the number of answers, but never vanish", () => {
    const steps = [0, 1, 5, 10, 20, 40, 1000].map(step);
    expect(steps[0]).toBe(80);
    expect(steps[3]).toBe(40);
    expect(steps.slice(-2)).toEqual([16, 16]);
    expect([...steps].sort((one, other) => other - one)).toEqual(steps);
  });

  test("a hard puzzle brings more than an easy one, and costs less", () => {
    const [easy, hard] = [EASY, HARD].map(({ rating }) => ratingAfter(1500, 0, rating, true) - 1500);
    expect(hard).toBeGreaterThan(easy ?? 0);
    expect(easy).toBeGreaterThan(0);
    expect(ratingAfter(1500, 0, HARD.rating, false)).toBeGreaterThan(ratingAfter(1500, 0, EASY.rating, false));
  });

  test("whoever answers at their strength arrives there", () => {
    let rating = FIRST_RATING;
    for (let answers = 0; answers < 400; answers += 1) {
      const puzzle = 1200 + (answers % 7) * 100;
      const won = expected(1300, puzzle);
      rating =
        ratingAfter(rating, answers, puzzle, true) * won + ratingAfter(rating, answers, puzzle, false) * (1 - won);
    }
    expect(Math.abs(rating - 1300)).toBeLessThan(1);
  });
});

describe("an answer", () => {
  test("counts for the rating only the first time", () => {
    const first = answered(FRESH, EASY, false);
    expect(first.rating).toBeLessThan(FIRST_RATING);
    expect(first.rated).toBe(1);
    const again = answered(first, EASY, true);
    expect([again.rating, again.rated]).toEqual([first.rating, 1]);
    expect(timesOf(again, EASY.id)).toBe(2);
  });

  test("makes or breaks a streak, and the best one stays", () => {
    const three = [EASY, HARD, MISTAKE].reduce((progress, puzzle) => answered(progress, puzzle, true), FRESH);
    expect([three.streak, three.bestStreak]).toEqual([3, 3]);
    const broken = answered(three, EASY, false);
    expect([broken.streak, broken.bestStreak]).toEqual([0, 3]);
    expect(answered(broken, EASY, true).bestStreak).toBe(3);
  });

  test("to an own mistake counts for the streak alone", () => {
    const after = answered(FRESH, MISTAKE, true);
    expect([after.rating, after.rated, after.streak]).toEqual([FIRST_RATING, 0, 1]);
  });

  test("in a run risks no streak, and is a first answer as any other", () => {
    const streak = answered(FRESH, EASY, true);
    const after = inRun(streak, HARD, false);
    expect([after.streak, after.rated]).toEqual([1, 2]);
    expect(after.rating).toBeLessThan(streak.rating);
    expect(inRun(after, HARD, true).rating).toBe(after.rating);
  });

  test("closes the puzzle that was open, and no other", () => {
    const open = withOpen(withOpen(FRESH, "classic", EASY.id), "longo", "longo-1");
    expect(answered(open, EASY, false).open).toEqual({ longo: "longo-1" });
  });
});

test("only a better run replaces the best one", () => {
  const runs = [3, 7, 5].reduce((progress, solved) => withRun(progress, "classic", solved), FRESH).runs;
  expect(runs).toEqual({ classic: 7 });
});

test("own mistakes that are gone are forgotten, and nothing else", () => {
  const times = { "mine:A": 1, "mine:B": 2, "classic-1": 1 };
  expect(without({ ...FRESH, times }, "mine:", new Set(["mine:B"])).times).toEqual({ "mine:B": 2, "classic-1": 1 });
});

test.each([null, 5, "x", [], { rating: "high", times: 3, runs: { classic: "many" }, open: { classic: 1 } }])(
  "what cannot be read begins anew: %j",
  (stored) => {
    expect(readProgress(stored)).toEqual(FRESH);
  },
);

test("what is stored is read as it was", () => {
  const progress = withOpen(withRun(answered(FRESH, HARD, true), "classic", 4), "classic", EASY.id);
  expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
});
