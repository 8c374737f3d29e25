import { expect, test } from "vitest";
import { automaticPass } from "../../src/game/automatic";
import { callFor } from "../../src/game/calling";
import { type Game, reduce } from "../../src/game/game";
import type { Refused, Yours } from "../../src/generated/protocol";
import { gameWhere, lying, mine, ownMove } from "./golden";

const DEFAULT = { autoPass: true, autoPenalty: false };
const ALL = { autoPass: true, autoPenalty: true };
const NOTHING = { autoPass: false, autoPenalty: false };
const ONLY_PASS = ["-"];

const some = gameWhere("classic", (game) => ownMove(game) !== "");
const forced = (own: Partial<Yours> = {}): Game => ({ ...some, yours: [{ ...mine(0, ONLY_PASS), ...own }] });
const refused: Refused = {
  ...{ type: "refused", id: 7, code: "stale_decision", message: "" },
  ...{ path: "", rule: "", reason: "", facts: {} },
};

test("who can only pass, and at no cost, does so by itself unless they do not want it", () => {
  expect(automaticPass(forced(), DEFAULT)?.seat).toBe(0);
  expect(automaticPass(forced(), NOTHING)).toBeNull();
});

test("a penalty is taken by itself only if that is wanted too", () => {
  const costs = forced({ penalty: true });
  expect(automaticPass(costs, DEFAULT)).toBeNull();
  expect(automaticPass(costs, ALL)?.seat).toBe(0);
  expect(automaticPass(forced(), { autoPass: false, autoPenalty: true })).toBeNull();
});

test("nothing is done by itself where there is a choice, or none to make", () => {
  expect(automaticPass(some, ALL)).toBeNull();
  expect(automaticPass(forced({ legal: ["r7"] }), ALL)).toBeNull();
  expect(automaticPass(forced({ legal: [] }), ALL)).toBeNull();
  expect(automaticPass({ ...forced(), yours: [] }, ALL)).toBeNull();
});

test("nothing is done by itself at a table that stands still, or for somebody for whom a bot plays", () => {
  const game = forced();
  const seats = game.table.seats.map((seat) => ({ ...seat, stand_in: true }));
  expect(automaticPass({ ...game, table: { ...game.table, paused: "person" } }, ALL)).toBeNull();
  expect(automaticPass({ ...game, table: { ...game.table, seats } }, ALL)).toBeNull();
});

test("it is sent once: not while it is on its way, and not again after it was refused", () => {
  const command = { type: "choose", decision: some.now?.decision ?? "", move: "-", seat: 0 } as const;
  const sent = reduce(forced(), { type: "sent", id: 7, command });
  if (!sent) throw new Error("no game");
  expect(automaticPass(sent, ALL)).toBeNull();
  const back = reduce(sent, refused);
  expect(back && automaticPass(back, ALL)).toBeNull();
});

test("passing where nothing fits takes nobody the device out of the hand", () => {
  const choose = (seat: number, legal: readonly string[]) =>
    reduce(
      { ...some, hand: 0, yours: [mine(0), mine(seat, legal)] },
      { type: "sent", id: 7, command: { type: "choose", decision: some.now?.decision ?? "", move: "-", seat } },
    )?.hand;
  expect(choose(1, ONLY_PASS)).toBe(0);
  expect(choose(1, ["r7", "-"])).toBe(1);
});

test("the table calls whoever has to choose or roll here, once for each decision", () => {
  const decision = some.now?.decision;
  const [own] = some.yours;
  if (!some.now || !own) throw new Error("no seat");
  expect(callFor(some)).toBe(`${decision} ${own.seat}`);
  expect(callFor({ ...some, yours: [] })).toBe("");
  expect(callFor({ ...some, yours: [mine(own.seat)] })).toBe("");
  expect(callFor({ ...some, table: { ...some.table, paused: "person" } })).toBe("");
  const roll = (active: number): Game => ({
    ...some,
    now: some.now && lying({ ...some.now, active }, { phase: "roll" }),
    yours: [{ ...mine(own.seat), rolls: true }],
  });
  expect(callFor(roll(own.seat))).toBe(`${decision} ${own.seat}`);
  expect(callFor(roll(1 - own.seat))).toBe("");
});
