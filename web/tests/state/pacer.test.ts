import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Game, reduce } from "../../src/game/game";
import { isByBots, isWorthSeeing } from "../../src/game/pace";
import type { News, ServerMessage, TableView, Welcome } from "../../src/generated/protocol";
import { Pacer } from "../../src/state/pacer";
import { at, heard, playthrough, VARIANTS } from "../game/playthroughs";

const PAUSE = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const news = (version: number): News => ({ type: "news", version, events: [], now: null, yours: [], table: null });

/** Shows the versions of messages; after odd ones it pauses, and those below 100 can wait. */
function paced() {
  const shown: number[] = [];
  const versionOf = (message: ServerMessage) =>
    "version" in message ? message.version : "id" in message ? -message.id : 0;
  const pacer = new Pacer({
    show: (message) => shown.push(versionOf(message)),
    pause: (message) => (versionOf(message) % 2 ? PAUSE : 0),
    canWait: (message) => message.type === "news" && message.version < 100,
  });
  const hear = (...versions: number[]) => {
    for (const version of versions) pacer.hear(news(version));
  };
  return { shown, pacer, hear };
}

test("what is worth seeing is seen for a while, and what comes meanwhile follows in order", () => {
  const { shown, hear } = paced();
  hear(0, 1, 2, 3, 4);
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(PAUSE - 1);
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(PAUSE);
  expect(shown).toEqual([0, 1, 2, 3, 4]);
  hear(6);
  expect(shown.at(-1)).toBe(6);
});

test("whoever skips sees everything at once, and then nothing waits any more", () => {
  const { shown, pacer, hear } = paced();
  hear(1, 3, 5);
  pacer.flush();
  expect(shown).toEqual([1, 3, 5]);
  hear(6);
  expect(shown).toEqual([1, 3, 5, 6]);
  vi.runAllTimers();
  pacer.flush();
  expect(shown).toEqual([1, 3, 5, 6]);
});

test("what cannot wait is shown at once, after all that waited", () => {
  const { shown, pacer, hear } = paced();
  hear(1, 2, 3, 100);
  expect(shown).toEqual([1, 2, 3, 100]);
  hear(1, 2);
  pacer.hear({ type: "refused", id: 7, code: "", message: "", path: "", rule: "", reason: "", facts: {} });
  expect(shown.slice(4)).toEqual([1, 2, -7]);
});

test("a command that was carried out is answered without ending a pause", () => {
  const { shown, pacer, hear } = paced();
  hear(1, 2);
  pacer.hear({ type: "ok", id: 1, version: 99 });
  expect(shown).toEqual([1, 99]);
  vi.runAllTimers();
  expect(shown).toEqual([1, 99, 2]);
});

test("bots that are faster than the page do not leave it far behind", () => {
  const { shown, hear } = paced();
  hear(1, 3, 5, 7);
  expect(shown).toEqual([1]);
  hear(9);
  expect(shown).toEqual([1, 3]);
  vi.runAllTimers();
  expect(shown).toEqual([1, 3, 5, 7, 9]);
});

test("who skips while something is being shown loses nothing and changes no order", () => {
  const shown: number[] = [];
  const pacer: Pacer = new Pacer({
    show: (message) => {
      if (message.type !== "news") return;
      shown.push(message.version);
      pacer.flush();
    },
    pause: () => PAUSE,
    canWait: () => true,
  });
  for (const version of [1, 2, 3]) pacer.hear(news(version));
  vi.advanceTimersByTime(PAUSE);
  expect(shown).toEqual([1, 2, 3]);
});

/** The same messages for a table where bots play these seats, and for a spectator if nobody has a seat here. */
function withBots(messages: readonly (Welcome | News)[], bots: readonly number[], watching: boolean) {
  const seated = (table: TableView): TableView => ({
    ...table,
    seats: table.seats.map((seat, index) => ({ ...seat, player: bots.includes(index) ? "otto" : seat.player })),
  });
  return messages.map((message): Welcome | News => {
    const yours = watching ? [] : message.yours.filter(({ seat }) => !bots.includes(seat));
    if (message.type === "welcome") return { ...message, yours, table: seated(message.table) };
    return { ...message, yours, table: message.table && seated(message.table) };
  });
}

describe.each(VARIANTS)("in a playthrough of %s at any pace", (variant) => {
  const { messages: all } = playthrough(variant);
  const deed = fc.oneof(
    { weight: 6, arbitrary: fc.constant("hear" as const) },
    { weight: 3, arbitrary: fc.nat(2 * PAUSE) },
    { weight: 1, arbitrary: fc.constant("skip" as const) },
  );

  test("everything is shown once and in order, and nothing late is ever to be decided", () => {
    let waited = 0;
    fc.assert(
      fc.property(
        fc.subarray([0, 1, 2]),
        fc.boolean(),
        fc.array(deed, { minLength: 40, maxLength: 200 }),
        (bots, watching, deeds) => {
          const messages = withBots(all, bots, watching);
          const states = messages.map((_, index) => heard(messages.slice(0, index + 1)));
          let game: Game | null = null;
          let shown = 0;
          const pacer = new Pacer({
            show: (message) => {
              expect(message).toBe(messages[shown]);
              shown += 1;
              game = reduce(game, message);
              expect(game).toEqual(states[shown - 1]);
            },
            pause: (message) => (message.type === "news" && game && isWorthSeeing(game, message) ? PAUSE : 0),
            canWait: (message) => game !== null && isByBots(game, message),
          });
          let told = 0;
          const check = () => {
            if (shown === told) return;
            waited += 1;
            const { yours } = at(states, shown - 1);
            expect(yours.some(({ legal, rolls, take_back }) => legal.length || rolls || take_back)).toBe(false);
          };
          for (const one of deeds) {
            if (one === "skip") {
              pacer.flush();
              expect(shown).toBe(told);
            } else if (one === "hear" && told < messages.length) {
              told += 1;
              pacer.hear(at(messages, told - 1));
            } else if (typeof one === "number") vi.advanceTimersByTime(one);
            check();
          }
          pacer.flush();
          if (told) expect(game).toEqual(states[told - 1]);
          vi.clearAllTimers();
        },
      ),
      { numRuns: 20 },
    );
    expect(waited).toBeGreaterThan(0);
  }, 120_000);
});
