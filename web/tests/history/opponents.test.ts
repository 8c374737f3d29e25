import { expect, test } from "vitest";
import { played } from "../../src/history/history";
import { opponents } from "../../src/history/opponents";
import { ALL, game, rival, seat } from "./kept";

const first = { won: true, rank: 1 };

/** Games, wins, losses, ties and the margin by name. */
const told = (games: Parameters<typeof played>[0], player = "") =>
  opponents(played(games, { ...ALL, player })).map((one) => [
    ...[one.name, one.player, one.games, one.won, one.lost, one.tied, one.margin],
  ]);

test("nobody was met in no game, nor alone", () => {
  expect(told([])).toEqual([]);
  expect(told([game("A", 1, [seat(first)])])).toEqual([]);
});

test("people go by their names, however they are spelled, and bots by what they are", () => {
  const ben = seat({ name: "BEN", own: false, score: 60, ...first });
  const games = [
    game("A", 1, [seat({ rank: 2 }), ben, rival({ rank: 3 })]),
    game("B", 2, [seat({ score: 60, ...first }), { ...ben, name: "Ben" }, rival({ name: "Otto 2", rank: 3 })], "longo"),
    game("C", 3, [seat(first), seat({ name: "Otto", own: false, score: 20 })]),
    game("D", 4, [seat(), rival({ score: 55, ...first })]),
  ];
  expect(told(games)).toEqual([
    ["Otto", "otto", 3, 2, 1, 0, (10 + 20 - 5) / 3],
    ["Ben", "", 2, 0, 1, 1, -5],
    ["Otto", "", 1, 1, 0, 0, 30],
  ]);
});

test("of several bots of a kind, the best one counts", () => {
  const bots = [rival({ rank: 3, score: 10 }), rival({ name: "Otto 2", score: 45 })];
  expect(told([game("A", 1, [...bots, seat(first)])])).toEqual([["Otto 2", "otto", 1, 1, 0, 0, 5]]);
});

test("of several people here, the best one counts, unless it is about one of them", () => {
  const games = [game("A", 1, [seat({ rank: 3, score: 30 }), seat({ name: "Ben", score: 60, ...first }), rival()])];
  expect(told(games)).toEqual([["Otto", "otto", 1, 1, 0, 0, 20]]);
  expect(told(games, "Ada")).toEqual([
    ["Ben", "", 1, 0, 1, 0, -30],
    ["Otto", "otto", 1, 0, 1, 0, -10],
  ]);
});

test("ranks are those that the server told; scores stand in where there are none", () => {
  const tied = [seat({ rank: 1, score: 50 }), rival({ rank: 1, score: 40 })];
  expect(told([game("A", 1, tied)]).map((line) => line.slice(2, 6))).toEqual([[1, 0, 0, 1]]);
  const old = tied.map((one) => ({ ...one, rank: 0 }));
  expect(told([game("A", 1, old)]).map((line) => line.slice(2, 6))).toEqual([[1, 1, 0, 0]]);
});

test("somebody for whom a bot finished was not met", () => {
  const left = seat({ name: "Ben", own: false, standIn: true, rank: 3 });
  expect(told([game("A", 1, [seat(first), left, rival()])])).toEqual([["Otto", "otto", 1, 1, 0, 0, 10]]);
});
