import { describe, expect, test } from "vitest";
import type { FinishedSeat } from "../../src/history/history";
import { played } from "../../src/history/history";
import { everBeaten, firstBeaten, ladder, nextRung } from "../../src/history/ladder";
import { ALL, game, rival, seat } from "./kept";

const BOTS = ["dot", "otto", "vera"];
const winner = seat({ won: true, rank: 1 });
const bot = (player: string, changes: Partial<FinishedSeat> = {}) => rival({ name: player, player, ...changes });
const shared = { won: true, rank: 1 };
const beaten = (...seats: FinishedSeat[]) => [...everBeaten([game("A", 1, seats)])];

describe("a bot is beaten", () => {
  test("by winning, against it alone or against more", () => {
    expect(beaten(winner, bot("vera"))).toEqual(["vera"]);
    expect(beaten(bot("dot"), winner, bot("vera", { rank: 3 }))).toEqual(["dot", "vera"]);
    expect(beaten(winner, seat({ own: false }), bot("vera", { rank: 3 }))).toEqual(["vera"]);
  });

  test("by winning together with others, but not with it", () => {
    expect(beaten(winner, bot("vera", shared))).toEqual([]);
    expect(beaten(winner, seat({ own: false, ...shared }), bot("vera", { rank: 3 }))).toEqual(["vera"]);
    expect(beaten(winner, bot("otto", shared), bot("vera", { rank: 3 }))).toEqual(["vera"]);
    expect(beaten(winner, bot("otto", shared), bot("otto", { name: "Otto 2", rank: 3 }))).toEqual([]);
  });

  test("not by being second to somebody else, nor by somebody who only watched", () => {
    expect(beaten(seat(), seat({ own: false, ...shared }), bot("vera", { rank: 3 }))).toEqual([]);
    expect(beaten(seat({ own: false, ...shared }), bot("vera"))).toEqual([]);
  });

  test("not by a stand-in, nor by beating one", () => {
    expect(beaten({ ...winner, standIn: true }, bot("vera"))).toEqual([]);
    expect(beaten(winner, seat({ own: false, standIn: true }))).toEqual([]);
  });

  test("by any seat of this device", () => {
    expect(beaten(seat(), { ...winner, name: "Ben" }, bot("vera", { rank: 3 }))).toEqual(["vera"]);
  });
});

describe("the ladder", () => {
  const games = [
    game("C", 30, [winner, bot("dot")], "longo"),
    game("A", 10, [seat(), bot("dot", shared)]),
    game("B", 20, [winner, bot("dot"), bot("vera", { rank: 3 })]),
    game("D", 40, [winner, bot("dot")]),
  ];

  test("tells when, how often and where each was beaten, the weakest first", () => {
    expect(ladder(BOTS, played(games, ALL))).toEqual([
      {
        player: "dot",
        games: 4,
        wins: 3,
        first: 20,
        variants: [
          { id: "classic", title: "CLASSIC" },
          { id: "longo", title: "LONGO" },
        ],
      },
      { player: "otto", games: 0, wins: 0, first: null, variants: [] },
      { player: "vera", games: 1, wins: 1, first: 20, variants: [{ id: "classic", title: "CLASSIC" }] },
    ]);
  });

  test("goes on with the weakest that is left", () => {
    expect(nextRung(ladder(BOTS, []))?.player).toBe("dot");
    expect(nextRung(ladder(BOTS, played(games, ALL)))?.player).toBe("otto");
    expect(nextRung(ladder(["dot", "vera"], played(games, ALL)))).toBeUndefined();
    expect(nextRung(ladder([], played(games, ALL)))).toBeUndefined();
  });

  test("knows the first time, also when one comes back later", () => {
    const [longo, lost, won] = games;
    if (!longo || !lost || !won) throw new Error("there are such games");
    expect(firstBeaten([], won)).toEqual(["dot", "vera"]);
    expect(firstBeaten([lost], { ...won, when: 99 })).toEqual(["dot", "vera"]);
    expect(firstBeaten(games, { ...won, when: 99 }), "what came later does not count").toEqual(["dot", "vera"]);
    expect(firstBeaten(games, longo)).toEqual([]);
    expect(firstBeaten(games, lost)).toEqual([]);
  });
});
