import { expect, test } from "vitest";
import type { Game } from "../../src/game/game";
import * as select from "../../src/game/select";
import { games, gameWhere, mine, ownMove, streams } from "./golden";

const choosing = (): Game => gameWhere("classic", (game) => ownMove(game) !== "");
const own = (game: Game): number => game.yours[0]?.seat ?? -1;

test("somebody who watches has no seat, and is offered nothing", () => {
  const game = { ...choosing(), yours: [] };
  expect(select.ownSeat(game)).toBeNull();
  expect(select.crosses(game)).toEqual([]);
  expect(select.mayPass(game)).toBe(false);
  expect(select.others(game).length).toBe(2);
});

test("of several seats the one that has something to do is played", () => {
  const game = choosing();
  const idle = mine(1 - own(game));
  const both = { ...game, yours: [idle, ...game.yours] };
  expect(select.ownSeat(both)?.seat).toBe(own(game));
});

test("what is the host's can be done by the host, and by everybody seated while the host is away", () => {
  const game = choosing();
  const hosting = { ...game, table: { ...game.table, host: own(game) } };
  const host = 1 - own(game);
  const seats = game.table.seats.map((seat, index) => ({ ...seat, away: index === host }));
  expect(select.isHost(hosting)).toBe(true);
  expect(select.isHost({ ...game, table: { ...game.table, host } })).toBe(false);
  expect(select.isHost({ ...game, table: { ...game.table, host, seats } })).toBe(true);
  expect(select.isHost({ ...game, yours: [], table: { ...game.table, host, seats } })).toBe(false);
  expect(select.isHost({ ...game, table: { ...game.table, host: null } })).toBe(false);
});

test("in every game this page rolls exactly when its own seat is awaited to", () => {
  for (const variant of Object.keys(streams)) {
    for (const game of games(variant)) {
      const { now } = game;
      const expected = now?.phase === "roll" ? now.awaited.filter((seat) => seat === own(game)) : [];
      expect([0, 1].filter((seat) => select.mayRoll(game, seat))).toEqual(expected);
    }
  }
});

test("nobody rolls twice", () => {
  const game = gameWhere("classic", (each) => select.mayRoll(each, own(each)));
  const command = { type: "roll", decision: game.now?.decision ?? "" } as const;
  expect(select.mayRoll({ ...game, sent: { id: 1, command } }, own(game))).toBe(false);
});

test("nothing is offered while the table pauses", () => {
  const game = choosing();
  const paused = { ...game, table: { ...game.table, paused: "person" as const } };
  expect(select.crosses(game)).not.toEqual([]);
  expect(select.crosses(paused)).toEqual([]);
  expect(select.mayPass(paused)).toBe(false);
});

test("the sum of the white dice", () => {
  const game = choosing();
  const rolled = (roll: string) => select.whiteSum({ ...game, now: game.now && { ...game.now, roll } });
  expect(rolled("34 2516")).toBe(7);
  expect(rolled("3? 2516")).toBeNull();
  expect(rolled("")).toBeNull();
});

test("the others follow in the order of play", () => {
  const game = choosing();
  const [seat] = game.table.seats;
  if (!seat || !game.now) throw new Error("no seats");
  const table = { ...game.table, seats: ["Ada", "Ben", "Cleo", "Dora"].map((name) => ({ ...seat, name })) };
  const at = (seated: number) => ({
    ...game,
    table,
    yours: [mine(seated)],
  });
  expect(select.others(at(1)).map((other) => other.name)).toEqual(["Cleo", "Dora", "Ada"]);
  expect(select.others(at(3)).map((other) => other.name)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("the ranking has the best first, and everybody who won", () => {
  const game = choosing();
  const now = game.now && { ...game.now, scores: [7, 31, -5, 31], winners: [1, 3] };
  expect(select.ranking({ ...game, now }).map(({ seat, won }) => [seat, won])).toEqual([
    [1, true],
    [3, true],
    [0, false],
    [2, false],
  ]);
});
