import { expect, test } from "vitest";
import { blank, type Entry, enter, erase, extent, point, rollOf } from "../../src/dice/entry";
import { gameWhere, lying } from "../game/golden";

const playing = gameWhere("classic", (game) => game.now !== null);

function start(...removed: string[]): Entry {
  return blank({ ...playing, now: playing.now && lying(playing.now, { removed }) });
}

const entered = (entry: Entry, ...faces: number[]): Entry => faces.reduce(enter, entry);

test("six taps enter six dice, in the order in which a roll is written", () => {
  const done = entered(start(), 3, 4, 2, 5, 1, 6);
  expect(rollOf(done)).toBe("34 2516");
  expect([done.at, extent(done)]).toEqual([null, "all"]);
  expect(enter(done, 1)).toEqual(done);
});

test("dice that have left the game are skipped", () => {
  const done = entered(start("red", "green"), 3, 4, 5, 6);
  expect(rollOf(done)).toBe("34 .5.6");
  expect(extent(done)).toBe("all");
  expect(point(done, 2)).toEqual(done);
});

test("what nobody enters is told by nobody", () => {
  expect([extent(start()), rollOf(start())]).toEqual(["none", "?? ????"]);
  const white = entered(start(), 3, 4);
  expect([extent(white), rollOf(white)]).toEqual(["white", "34 ????"]);
  const some = entered(start("blue"), 3, 4, 1);
  expect([extent(some), rollOf(some)]).toEqual(["some", "34 1??."]);
  expect(extent(entered(start(), 3))).toBe("some");
});

test("a die that is tapped is corrected, and then it goes on where it was", () => {
  const corrected = enter(point(entered(start(), 3, 4, 2), 1), 6);
  expect([rollOf(corrected), corrected.at]).toEqual(["36 2???", 3]);
  const last = enter(point(entered(start(), 3, 4, 2, 5, 1, 6), 0), 1);
  expect([rollOf(last), last.at]).toEqual(["14 2516", null]);
});

test("the last face can be taken away, one after the other", () => {
  const two = entered(start(), 3, 4);
  expect(rollOf(erase(two))).toBe("3? ????");
  expect(enter(erase(two), 5)).toEqual(entered(start(), 3, 5));
  expect(rollOf(erase(entered(start(), 3, 4, 2, 5, 1, 6)))).toBe("34 251?");
  expect(erase(start())).toEqual(start());
});
