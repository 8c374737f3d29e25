import { expect, test } from "vitest";
import { readMove, readRoll, readSheet } from "../../src/game/notation";

test("a sheet", () => {
  const marks = readSheet("r2.r5 - g12 - p1 ry5.ry6 - xx..");
  expect([...marks.crossed]).toEqual(["r2", "r5", "g12", "ry5", "ry6"]);
  expect(marks.penalties).toBe(1);
  expect([...marks.struck]).toEqual([0, 1]);
});

test("a roll, with a removed and an unknown die", () => {
  const dice = readRoll("34 2.?6");
  expect(dice.map((die) => die.color)).toEqual(["white", "white", "red", "yellow", "green", "blue"]);
  expect(dice.map((die) => die.face)).toEqual([3, 4, 2, null, null, 6]);
  expect(dice.map((die) => die.removed)).toEqual([false, false, false, true, false, false]);
  expect(readRoll("")).toEqual([]);
});

test("moves", () => {
  expect(readMove("-")).toEqual({ text: "-", field: "", to: "" });
  expect(readMove("ry5")).toEqual({ text: "ry5", field: "ry5", to: "" });
  expect(readMove("y11>b")).toEqual({ text: "y11>b", field: "y11", to: "b" });
});
