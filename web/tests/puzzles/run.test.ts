import { expect, test } from "vitest";
import { afterAnswer, begin, clockText, endOf, RUN_TIME, secondsLeft } from "../../src/puzzles/run";

test("a run lasts three minutes", () => {
  const run = begin(1000);
  expect([secondsLeft(run, 1000), secondsLeft(run, 1001), secondsLeft(run, 1000 + RUN_TIME - 1)]).toEqual([
    180, 180, 1,
  ]);
  expect(endOf(run, 1000 + RUN_TIME - 1, true)).toBeNull();
  expect(endOf(run, 1000 + RUN_TIME, true)).toBe("time");
  expect(secondsLeft(run, 1e9)).toBe(0);
});

test("the third wrong answer ends it, and right ones are counted", () => {
  const answers = [true, false, true, false];
  const run = answers.reduce((before, right, index) => afterAnswer(before, `classic-${index}`, right), begin(0));
  expect([run.solved, run.missed, run.used.size]).toEqual([2, ["classic-1", "classic-3"], 4]);
  expect(endOf(run, 1, true)).toBeNull();
  expect(endOf(afterAnswer(run, "classic-9", false), 1, true)).toBe("wrong");
});

test("it ends when there is nothing left to solve", () => {
  expect(endOf(begin(0), 1, false)).toBe("all");
});

test.each([
  [180, "3:00"],
  [61, "1:01"],
  [9, "0:09"],
])("%d seconds are %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
