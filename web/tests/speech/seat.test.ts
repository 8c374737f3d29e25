import { expect, test } from "vitest";
import { others } from "../../src/game/select";
import { closings, warning } from "../../src/speech/announcing";
import { seatLabel } from "../../src/speech/seat";
import { gameWhere, lying } from "../game/golden";

const game = gameWhere("classic", (each) => each.now !== null);
const [found] = others(game);
if (!found || !game.now) throw new Error("there is nobody else");
const quiet = { ...found, name: "Ben", score: 41, active: false, awaited: false, decided: false, away: false };

test("a seat says what can be seen of it", () => {
  expect(seatLabel(quiet, 0, false)).toBe("Ben’s sheet, 41 points");
  expect(seatLabel({ ...quiet, active: true, awaited: true, away: true }, 1, false)).toBe(
    "Ben’s sheet, 41 points, 1 penalty, it is their turn, still to decide, away",
  );
  expect(seatLabel({ ...quiet, decided: true }, 2, false)).toBe("Ben’s sheet, 41 points, 2 penalties, has chosen");
});

test("after the end nobody is awaited", () => {
  expect(seatLabel({ ...quiet, active: true, awaited: true }, 0, true)).toBe("Ben’s sheet, 41 points");
});

test("a closed row and a near end are said in words", () => {
  const [ada = "", bot = ""] = game.table.seats.map((seat) => seat.name);
  const now = game.now && lying(game.now, { last_row: true, last_penalty: [0, 1] });
  const landed = [
    { type: "locked", seat: 0, row: "red" },
    { type: "closed", row: "red" },
  ] as const;
  expect(closings({ ...game, now, landed })).toBe(`Red is closed by ${ada}!`);
  expect(warning({ ...game, now })).toBe(
    `One more closed row ends the game. One more penalty for ${ada} or ${bot} ends the game.`,
  );
  expect(closings(game) + warning(game)).toBe("");
});
