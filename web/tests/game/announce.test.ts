import { describe, expect, test } from "vitest";
import { announcement } from "../../src/game/announce";
import type { Game } from "../../src/game/game";
import type { Event, Scene } from "../../src/generated/protocol";
import { gameWhere, lying } from "./golden";

function game(scene: Partial<Scene>, landed: readonly Event[] = []): Game {
  const found = gameWhere("classic", (each) => each.now !== null);
  if (!found.now) throw new Error("not started");
  return { ...found, landed, now: lying(found.now, { sheets: ["- - - - p0", "- - - - p0"], ...scene }) };
}

describe("rows that closed", () => {
  const landed: readonly Event[] = [
    { type: "crossed", seat: 0, field: "r12", by_bonus: false },
    { type: "locked", seat: 0, row: "red" },
    { type: "locked", seat: 1, row: "red" },
    { type: "closed", row: "red" },
  ];

  test("are told with those who closed them", () => {
    expect(announcement(game({ closed: ["red"] }, landed)).closed).toEqual([{ row: "red", by: [0, 1] }]);
  });

  test("are told only when they have just closed", () => {
    expect(announcement(game({ closed: ["red"] }, [{ type: "passed", seat: 1 }])).closed).toEqual([]);
  });

  test("are told one by one", () => {
    const both: readonly Event[] = [
      ...landed,
      { type: "locked", seat: 1, row: "yellow" },
      { type: "closed", row: "yellow" },
    ];
    expect(announcement(game({ closed: ["red", "yellow"] }, both)).closed.at(1)).toEqual({ row: "yellow", by: [1] });
  });
});

test("the end is near when that was told", () => {
  const far = announcement(game({ closed: ["blue"], sheets: ["- - - - p3", "- - - - p3"] }));
  expect([far.lastRow, far.lastPenalty]).toEqual([false, []]);
  const near = announcement(game({ last_row: true, last_penalty: [1] }));
  expect([near.lastRow, near.lastPenalty]).toEqual([true, [1]]);
});

test("before the start there is nothing to announce", () => {
  const lobby = gameWhere("classic", (each) => each.now === null);
  expect(announcement(lobby)).toEqual({ closed: [], lastRow: false, lastPenalty: [] });
});
