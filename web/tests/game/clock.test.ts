import { expect, test } from "vitest";
import { aheadBy, headStart, secondsLeft } from "../../src/game/clock";
import type { Game } from "../../src/game/game";
import { gameWhere } from "./golden";

const white = gameWhere("classic", (game) => game.now?.scene.phase === "white");
const clocked = (due: number | null, changes: Partial<Game> = {}): Game => ({
  ...white,
  table: { ...white.table, clock: 30 },
  now: white.now && { ...white.now, due },
  ...changes,
});

test("the seconds that are left are counted down to none", () => {
  expect([100, 100.5, 125, 129.01, 130, 140].map((at) => secondsLeft(clocked(130), at, 0))).toEqual([
    30, 30, 5, 1, 0, 0,
  ]);
});

test("a device whose clock is wrong counts all the same", () => {
  expect(secondsLeft(clocked(130), 725, 600)).toBe(5);
  expect(secondsLeft(clocked(130), 25, -100)).toBe(5);
  expect(secondsLeft(clocked(130), 25, 0)).toBe(30);
});

test("nothing is counted without a clock, and for a bot that rolls", () => {
  expect(secondsLeft(clocked(null), 100, 0)).toBeNull();
  expect(secondsLeft({ ...clocked(130), table: white.table }, 100, 0)).toBeNull();
  const bot = white.table.seats.findIndex((seat) => seat.player !== "");
  const awaiting = (...awaited: number[]) => clocked(130, { now: white.now && { ...white.now, awaited, due: 130 } });
  expect(secondsLeft(awaiting(bot), 100, 0)).toBeNull();
  expect(secondsLeft(awaiting(1 - bot), 100, 0)).toBe(30);
  expect(secondsLeft(awaiting(bot, 1 - bot), 100, 0)).toBe(30);
});

test("a decision that opens now tells how wrong the device's clock is", () => {
  const before = clocked(null, { now: white.now && { ...white.now, decision: "0r" } });
  expect(aheadBy(before, clocked(130), 700)).toBe(600);
  expect(aheadBy(clocked(120), clocked(130), 700)).toBeNull();
  expect(aheadBy(null, clocked(130), 700)).toBeNull();
});

test("a host who is away has until the moment that the table tells, and never more than a minute", () => {
  expect([100, 130.5, 160, 200].map((at) => headStart(160, at))).toEqual([60, 29.5, 0, 0]);
  expect(headStart(160, -3600)).toBe(60);
});
