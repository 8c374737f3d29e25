import { describe, expect, test } from "vitest";
import { figures, overTime, running } from "../../src/history/figures";
import { played } from "../../src/history/history";
import { ALL, game, rival, seat } from "./kept";

describe("figures", () => {
  test("of no game are none", () => {
    expect(figures(played([], ALL))).toBeNull();
  });

  test("are about the own sheets", () => {
    const games = [
      game("A", 1, [seat({ score: 60, won: true, locked: ["red", "blue"], penalties: 1 }), rival()]),
      game("B", 2, [rival(), seat({ score: 30, penalties: 4 })]),
      game("C", 3, [seat({ score: 93, won: true })]),
    ];
    expect(figures(played(games, ALL))).toEqual({
      games: 3,
      average: 61,
      best: 93,
      contested: 2,
      wins: 1,
      ties: 0,
      streak: 0,
      longest: 1,
      locked: 2 / 3,
      penalties: 5 / 3,
    });
  });

  test("count a game once in which several seats were held here", () => {
    const both = [seat({ name: "Ada", score: 10 }), seat({ name: "Ben", score: 20, won: true, rank: 1 })];
    const found = figures(played([game("A", 1, both), game("B", 2, [...both, rival()])], ALL));
    expect([found?.games, found?.average, found?.wins, found?.contested]).toEqual([2, 15, 1, 1]);
    const ben = figures(played([game("A", 1, both)], { variant: "", player: "Ben" }));
    expect([ben?.wins, ben?.contested], "to Ben, Ada is somebody else").toEqual([1, 1]);
  });

  test("tell shared wins from others, and count both in a row", () => {
    const [won, lost] = [seat({ won: true, rank: 1 }), seat()];
    const shared = rival({ won: true, rank: 1 });
    const games = [[won, rival()], [won, shared], [won, rival()], [lost, shared], [won], [won, shared]];
    const found = figures(
      played(
        games.map((seats, when) => game("ABCDEF".charAt(when), when, seats)),
        ALL,
      ),
    );
    expect([found?.contested, found?.wins, found?.ties, found?.streak, found?.longest]).toEqual([5, 2, 2, 1, 3]);
  });

  test("do not count somebody whose game a bot finished", () => {
    const found = figures(played([game("A", 1, [seat({ won: true }), rival({ bot: false, standIn: true })])], ALL));
    expect([found?.games, found?.contested]).toEqual([1, 0]);
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
