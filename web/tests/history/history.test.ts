import { describe, expect, test } from "vitest";
import { readBackup, type Whole, writeBackup } from "../../src/history/backup";
import {
  type Finished,
  type FinishedSeat,
  figures,
  finished,
  newestFirst,
  overTime,
  played,
  playersOf,
  running,
  variantsOf,
} from "../../src/history/history";
import { at, heard, playthrough, VARIANTS } from "../game/playthroughs";

const ALL = { variant: "", player: "" };

const seat = (changes: Partial<FinishedSeat> = {}): FinishedSeat => ({
  name: "Ada",
  bot: false,
  own: true,
  won: false,
  score: 50,
  points: [10, 15, 15, 10],
  bonus: 0,
  penalties: 0,
  locked: [],
  ...changes,
});

const game = (id: string, when: number, seats: readonly FinishedSeat[], variant = "classic"): Finished => ({
  id,
  when,
  variant,
  title: variant.toUpperCase(),
  turns: 20,
  rows: ["red", "yellow", "green", "blue"],
  seats,
});

const other = seat({ name: "Bot", bot: true, own: false, score: 40 });

describe.each(VARIANTS)("a finished game of %s", (variant) => {
  const { messages, replay } = playthrough(variant);
  const last = heard(messages);

  test("is kept with what its sheets say", () => {
    const kept = finished(last, 1234);
    if (!kept || !last.now) throw new Error("it is over");
    expect([kept.id, kept.when, kept.variant, kept.turns]).toEqual([last.table.code, 1234, variant, last.now.turn]);
    expect(kept.seats.map(({ score }) => score)).toEqual(last.now.scores);
    expect(kept.seats.map(({ won }) => won)).toEqual(kept.seats.map((_, index) => last.now?.winners.includes(index)));
    expect(kept.seats.filter(({ own }) => own).length).toBe(last.yours.length);
    expect(kept.seats.filter(({ bot }) => bot).length).toBe(1);
    for (const { score, points, bonus, penalties } of kept.seats) {
      expect(points.length).toBe(kept.rows.length);
      const { penalty_points } = last.variant;
      expect(points.reduce((sum, one) => sum + one, 0) + bonus - penalties * penalty_points).toBe(score);
    }
    const locked = replay.moments.flatMap(({ events }) => events.filter((event) => event.type === "locked"));
    kept.seats.forEach((one, index) => {
      expect([...one.locked].sort()).toEqual(locked.flatMap((lock) => (lock.seat === index ? [lock.row] : [])).sort());
    });
  });

  test("is not kept before its end, nor by one who watches", () => {
    expect(finished(heard(messages.slice(0, -1)), 0)).toBeNull();
    expect(finished({ ...last, yours: [] }, 0)).toBeNull();
  });
});

test("the newest game comes first", () => {
  const games = [game("A", 1, []), game("C", 3, []), game("D", 2, []), game("B", 2, [])];
  expect(newestFirst(games).map(({ id }) => id)).toEqual(["C", "B", "D", "A"]);
});

describe("figures", () => {
  test("of no game are none", () => {
    expect(figures(played([], ALL))).toBeNull();
  });

  test("are about the own sheets", () => {
    const games = [
      game("A", 1, [seat({ score: 60, won: true, locked: ["red", "blue"], penalties: 1 }), other]),
      game("B", 2, [other, seat({ score: 30, penalties: 4 })]),
      game("C", 3, [seat({ score: 93, won: true })]),
    ];
    expect(figures(played(games, ALL))).toEqual({
      games: 3,
      average: 61,
      best: 93,
      wins: 1,
      contested: 2,
      locked: 2 / 3,
      penalties: 5 / 3,
    });
  });

  test("count a game once in which several seats were held here", () => {
    const both = [seat({ name: "Ada", score: 10 }), seat({ name: "Ben", score: 20, won: true })];
    const found = figures(played([game("A", 1, both), game("B", 2, [...both, other])], ALL));
    expect([found?.games, found?.average, found?.wins, found?.contested]).toEqual([2, 15, 1, 1]);
  });

  test("are by variant and player", () => {
    const games = [
      game("A", 2, [seat({ score: 10 }), seat({ name: "Ben", score: 20 })], "longo"),
      game("B", 1, [seat({ score: 30 }), other]),
      game("C", 3, [seat({ score: 40 }), other]),
    ];
    expect(variantsOf(games)).toEqual([
      { id: "classic", title: "CLASSIC" },
      { id: "longo", title: "LONGO" },
    ]);
    expect(playersOf(games)).toEqual(["Ada", "Ben"]);
    const scores = (variant: string, player: string) => played(games, { variant, player }).map((one) => one.seat.score);
    expect(scores("", ""), "the oldest first").toEqual([30, 10, 20, 40]);
    expect(scores("classic", "")).toEqual([30, 40]);
    expect(scores("", "Ben")).toEqual([20]);
    expect(scores("classic", "Ben")).toEqual([]);
  });
});

test("the running average looks back so many games, and fewer at the start", () => {
  expect(running([10, 20, 60, 70], 2)).toEqual([10, 15, 40, 65]);
  expect(running([10], 5)).toEqual([10]);
  expect(running([], 5)).toEqual([]);
  expect(overTime("Points", [7, 9]).points).toEqual([
    { x: 1, y: 7 },
    { x: 2, y: 9 },
  ]);
});

describe("a file with all games", () => {
  const whole: Whole = { ...game("KXWPQM", 5, [seat(), other]), record: "variant classic\n", toml: "" };

  test("is read as it was written", () => {
    expect(readBackup(writeBackup([whole, { ...whole, id: "BCDFGH" }]))).toEqual([whole, { ...whole, id: "BCDFGH" }]);
    expect(readBackup(writeBackup([]))).toEqual([]);
  });

  test.each(["", "{}", "null", "[]", '{"format":"something else","games":[]}', '{"format":"rowlock-history-1"}'])(
    "is not any other file: %s",
    (text) => {
      expect(readBackup(text)).toBeNull();
    },
  );

  test.each(Object.keys(whole))("leaves a game out that has no %s", (part) => {
    const broken = { ...whole, [part]: undefined };
    expect(readBackup(writeBackup([broken as Whole, whole]))).toEqual([whole]);
  });

  test.each(Object.keys(at(whole.seats, 0)))("leaves a game out with a seat that has no %s", (part) => {
    const seats = [{ ...seat(), [part]: undefined } as FinishedSeat];
    expect(readBackup(writeBackup([{ ...whole, seats }]))).toEqual([]);
  });

  test("takes nothing for an id that is no code", () => {
    expect(readBackup(writeBackup([{ ...whole, id: "../x" }]))).toEqual([]);
  });
});
