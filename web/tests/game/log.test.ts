import { describe, expect, test } from "vitest";
import { besides, crossesIn, type LoggedTurn, logged, logOf } from "../../src/game/log";
import type { Event, News, Welcome } from "../../src/generated/protocol";
import { playthrough, VARIANTS } from "./playthroughs";

/** The log of somebody who listens to all of this. */
function hearing(messages: readonly (Welcome | News)[]): readonly LoggedTurn[] {
  return messages.reduce<readonly LoggedTurn[]>(
    (log, message) => (message.type === "news" ? logged(log, message.events, message.now?.turn ?? 1) : log),
    [],
  );
}

/** Turns and what happened in them; a bot's two actions may be told at once. */
const told = (log: readonly LoggedTurn[]) => log.map(({ actions, ...turn }) => ({ ...turn, events: actions.flat() }));

describe.each(VARIANTS)("the log of %s", (variant) => {
  const { messages, replay } = playthrough(variant);

  test("is the same whether heard live, with choices taken back, or filled from the replay", () => {
    expect(told(hearing(messages))).toEqual(told(logOf(replay.moments)));
  });

  test("has every turn, in order, with its roll", () => {
    const log = logOf(replay.moments);
    expect(log.map(({ turn }) => turn)).toEqual(log.map((_, index) => index + 1));
    expect(log.at(-1)?.turn).toBe(replay.moments.at(-1)?.now.turn);
    expect(log.every(({ roll }) => roll.length === 7)).toBe(true);
  });

  test("has every cross, and nobody both crosses and passes", () => {
    const log = logOf(replay.moments);
    const fields = replay.moments.flatMap(({ events }) => events.filter((event) => event.type === "crossed"));
    expect(log.flatMap((turn) => crossesIn(turn).flatMap((crossed) => crossed.fields)).length).toBe(fields.length);
    for (const turn of log) {
      const crossed = crossesIn(turn).map(({ seat }) => seat);
      const passed = besides(turn).flatMap((event) => (event.type === "passed" ? [event.seat] : []));
      expect(crossed.filter((seat) => passed.includes(seat))).toEqual([]);
    }
  });
});

test("some of these playthroughs have choices that were taken back", () => {
  const heard = VARIANTS.flatMap((variant) => playthrough(variant).messages);
  const events = heard.flatMap((message) => (message.type === "news" ? message.events : []));
  expect(events.filter(({ type }) => type === "took_back").length).toBeGreaterThan(1);
});

describe("a log that begins in the middle", () => {
  const cross = (seat: number, field: string): Event => ({ type: "crossed", seat, field, by_bonus: false });

  test("waits for a roll, and counts from its turn", () => {
    const log = logged(logged([], [cross(0, "r5")], 7), [{ type: "rolled", seat: 1, roll: "12 3456" }], 8);
    expect(log).toEqual([{ turn: 8, seat: 1, roll: "12 3456", actions: [] }]);
  });

  test("says nothing of a choice that is face down", () => {
    const rolled = logged([], [{ type: "rolled", seat: 1, roll: "12 3456" }], 8);
    expect(logged(rolled, [{ type: "chose", seat: 0 }], 8)).toEqual(rolled);
    expect(logged(rolled, [{ type: "took_back", seat: 0 }], 8)).toEqual(rolled);
  });

  test("forgets what is taken back, and only that", () => {
    const log = [
      [{ type: "rolled", seat: 1, roll: "12 3456" } as const],
      [cross(0, "r3"), { type: "passed", seat: 1 } as const],
      [cross(1, "b4")],
      [{ type: "took_back", seat: 1 } as const],
      [cross(1, "g5")],
    ].reduce<readonly LoggedTurn[]>((turns, events) => logged(turns, events, 8), []);
    expect(log.flatMap(crossesIn)).toEqual([
      { seat: 0, fields: ["r3"] },
      { seat: 1, fields: ["g5"] },
    ]);
    expect(log.flatMap(besides)).toEqual([]);
  });
});
