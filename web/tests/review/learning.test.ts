import { describe, expect, test } from "vitest";
import { board } from "../../src/game/board";
import { PASS } from "../../src/game/notation";
import type { ChoiceView, DecisionView, Mark, ReviewView } from "../../src/generated/protocol";
import { curve, nearest } from "../../src/review/curve";
import { barOf, marked, verdict } from "../../src/review/learning";
import { crossing, positionOf } from "../../src/review/position";
import { at, playthrough } from "../game/playthroughs";

function worth(move: string, chance: number, how: Partial<ChoiceView> = {}): ChoiceView {
  return { move, chance, points: 0, good: false, repairs: false, ...how };
}

const WORTHS = [
  worth("r7", 0.6, { good: true, repairs: true }),
  worth("y11>b", 0.57, { repairs: true }),
  worth("y11>g", 0.52),
  worth("g5", 0.5),
  worth(PASS, 0.4),
];

function decided(how: Partial<DecisionView> = {}): DecisionView {
  return {
    ...{ turn: 2, phase: "white", seat: 0, moment: 1, move: "g5", best: "r7", loss: 0.1, mark: "??" },
    ...{ exact: false, worths: WORTHS, reason: "position", facts: {} },
    ...how,
  };
}

function reviewed(decisions: readonly DecisionView[], how: Partial<ReviewView> = {}): ReviewView {
  const seat = {
    name: "Ada",
    start: 0.5,
    result: 1,
    luck: 0.4,
    loss: 0.1,
    given: 0.2,
    surprise: 0,
    luck_adjusted: 0.6,
  };
  return {
    ...{ solo: false, over: true, weaker: false, left_out: 0, decisions },
    seats: ["Ada", "Ben"].map((name) => ({ ...seat, name, like: "vera" })),
    rolls: [1, 2, 3].map((turn) => ({ turn, roll: "34 2516", luck: [0.1 * turn, -0.1 * turn], whites: [0, 0] })),
    curve: [0.5, 0.6, 0.4, 1].map((chance) => [chance, 1 - chance]),
    ...how,
  };
}

describe("finding the better move", () => {
  test.each([
    ["r7", "best"],
    ["y11>b", "repairs"],
    ["y11>g", "worse"],
    ["g5", "same"],
    [PASS, "worse"],
  ])("%s is %s", (move, expected) => {
    const tried = at(
      WORTHS.filter((one) => one.move === move),
      0,
    );
    expect(verdict(decided(), tried)).toBe(expected);
  });

  test("a move as good as the best is the best", () => {
    expect(verdict(decided(), worth("b9", 0.599, { good: true, repairs: true }))).toBe("best");
  });

  test("a tap on a field means its best move", () => {
    expect(crossing(decided(), "y11")?.move).toBe("y11>b");
    expect(crossing(decided(), "r8")).toBeNull();
  });

  test("happens where it was made, with all moves to choose from", () => {
    const { replay } = playthrough("classic");
    const game = positionOf(replay, decided(), "r7");
    expect(game.now?.scene.phase).toBe("white");
    const fields = board(game, 0).rows.flatMap((row) => row.fields);
    expect(fields.filter(({ moves }) => moves.length).map(({ printed }) => printed.id)).toEqual(["r7", "y11", "g5"]);
    expect(fields.filter(({ tried }) => tried).map(({ printed }) => printed.id)).toEqual(["r7"]);
    expect(positionOf(replay, decided(), "").tried).toBeNull();
  });

  test("bars go from short to full, by chance or alone by points", () => {
    expect(WORTHS.map((one) => barOf(WORTHS, one, false))).toEqual(
      [1, 0.06 + 0.94 * 0.85, 0.06 + 0.94 * 0.6, 0.53, 0.06].map((part) => expect.closeTo(part)),
    );
    const alone = [worth("r7", 1, { points: 80 }), worth(PASS, 1, { points: 70 })];
    expect(alone.map((one) => barOf(alone, one, true))).toEqual([expect.closeTo(1), 0.06]);
    expect(barOf(alone, at(alone, 1), false), "all the same").toBe(1);
  });
});

test("decisions are filtered by seat and size", () => {
  const marks: readonly Mark[] = ["", "?!", "?", "??", "?"];
  const review = reviewed(marks.map((mark, index) => decided({ mark, seat: index === 4 ? 1 : 0 })));
  const sizes = (least: "?!" | "?" | "??", seat = 0) => marked(review, seat, least).map(({ mark }) => mark);
  expect([sizes("?!"), sizes("?"), sizes("??"), sizes("?", 1)]).toEqual([
    ["?!", "?", "??"],
    ["?", "??"],
    ["??"],
    ["?"],
  ]);
});

describe("the curve", () => {
  const dot = decided();
  const drawn = curve(reviewed([dot]), 0, [dot], 348, 260);

  test("goes from the start to the end within the plot, by the chosen seat", () => {
    const own = at(
      drawn.lines.filter(({ own }) => own),
      0,
    );
    const points = [...own.path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(points.map(([x]) => x)).toEqual([drawn.left, expect.closeTo(144.7), expect.closeTo(241.3), drawn.right]);
    const heights = points.map(([, y]) => y ?? 0);
    expect(heights[2], "a worse chance is further down").toBeGreaterThan(heights[1] ?? 0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(drawn.bottom);
    expect(drawn.lines).toHaveLength(1);
  });

  test("has bars up for kind rolls and down for unkind ones", () => {
    expect(drawn.bars.every(({ y, height, kind }) => kind && y + height === drawn.middle)).toBe(true);
    const other = curve(reviewed([dot]), 1, [], 348, 260);
    expect(other.bars.every(({ y, kind }) => !kind && y === other.middle)).toBe(true);
    expect(at(other.bars, 2).height).toBeGreaterThan(at(other.bars, 0).height);
  });

  test("opens the nearest mark", () => {
    const marks = [decided({ turn: 1 }), decided({ turn: 3 })];
    const { dots } = curve(reviewed(marks), 0, marks, 348, 260);
    expect(nearest(dots, 0)?.decision).toBe(marks[0]);
    expect(nearest(dots, 340)?.decision).toBe(marks[1]);
    expect(nearest([], 10)).toBeNull();
  });

  test("shows points for somebody who plays alone, and everybody with three seats", () => {
    const alone = reviewed([], { solo: true, curve: [[60], [72]], seats: reviewed([]).seats.slice(0, 1), rolls: [] });
    expect(at(curve(alone, 0, [], 348, 260).up, -1).value).toBeGreaterThan(1);
    const three = reviewed([], { seats: [...reviewed([]).seats, ...reviewed([]).seats.slice(0, 1)] });
    expect(curve(three, 1, [], 348, 260).lines.map(({ own }) => own)).toEqual([false, false, true]);
  });
});
