import { expect, test } from "vitest";
import { namesFor } from "../../src/start/names";

const player = (number: number): string => `Player ${number}`;

test.each([
  [
    ["", ""],
    ["Player 1", "Player 2"],
  ],
  [
    ["Ada", ""],
    ["Ada", "Player 2"],
  ],
  [
    ["", "Ben", ""],
    ["Player 1", "Ben", "Player 3"],
  ],
  [
    ["player 2", ""],
    ["player 2", "Player 4"],
  ],
  [
    ["Player 3", "", ""],
    ["Player 3", "Player 2", "Player 6"],
  ],
  [
    ["Ada", "Ada"],
    ["Ada", "Ada"],
  ],
])("%j play as %j", (typed, names) => {
  expect(namesFor(typed, player)).toEqual(names);
});
