/** What holds in every playthrough, whatever is heard when and whatever the player does meanwhile. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { board } from "../../src/game/board";
import { type Game, type Input, reduce } from "../../src/game/game";
import { readSheet } from "../../src/game/notation";
import { ranking } from "../../src/game/select";
import type { Now } from "../../src/generated/protocol";
import { turnsAt } from "../../src/replay/growth";
import { gameAt } from "../../src/replay/replay";
import { at, heard, playthrough, VARIANTS } from "./playthroughs";

const PATIENCE = 120_000;
const RUNS = { numRuns: 20 }; // of each variant

/** What the server told, without what the player does here. */
function told({ hand: _, tried: __, sent: ___, refused: ____, ...game }: Game): unknown {
  return game;
}

/** What the player, or the answer to a command, does between two messages. */
type Deed = "try" | "untry" | "send" | "ok" | "refuse" | "wrong" | "noted";
const deeds = fc.array(
  fc.record({
    deed: fc.constantFrom<Deed>("try", "try", "untry", "send", "ok", "refuse", "wrong", "noted"),
    pick: fc.nat(20),
    late: fc.boolean(),
  }),
  { maxLength: 4 },
);

function input(game: Game, { deed, pick, late }: { deed: Deed; pick: number; late: boolean }): Input {
  const own = at(game.yours, pick % game.yours.length);
  const move = own.legal[pick % Math.max(1, own.legal.length)] ?? "r7";
  const id = late ? 1 : (game.sent?.id ?? pick);
  switch (deed) {
    case "try":
      return { type: "try", seat: own.seat, move };
    case "wrong":
      return { type: "try", seat: own.seat + pick, move: `${move}?` };
    case "send":
      return {
        type: "sent",
        id: pick,
        command: { type: "choose", decision: late ? "1w" : (game.now?.decision ?? ""), move, seat: own.seat },
      };
    case "ok":
      return { type: "ok", id, version: game.version };
    case "refuse":
      return { type: "refused", id, code: "stale_decision", message: "", path: "", rule: "", reason: "", facts: {} };
    default:
      return { type: deed };
  }
}

/** What is shown of a sheet is what its notation says. */
function expectShown(game: Game): void {
  const { now } = game;
  if (!now) return;
  now.scene.sheets.forEach((sheet, seat) => {
    const { rows, penalties, bar } = board(game, seat);
    const marks = readSheet(sheet);
    const crossed = rows.flatMap((row) => row.fields).filter((field) => field.crossed);
    expect(new Set(crossed.map((field) => field.printed.id))).toEqual(marks.crossed);
    expect(rows.reduce((sum, row) => sum + row.crosses, 0)).toBe(marks.crossed.size);
    expect(penalties.filter(Boolean).length).toBe(marks.penalties);
    expect(bar.filter((field) => field.struck).length).toBe(marks.struck.size);
    for (const row of rows) if (!row.round) expect(row.closed).toBe(now.scene.closed.includes(row.name));
  });
  const best = game.table.ranks.length ? [...now.scores].sort((one, other) => other - one) : [];
  expect(ranking(game).map(({ score }) => score)).toEqual(best);
}

/** A state as the table and a replay tell it: without what is open to somebody. */
function standing({ decision: _, awaited: __, decided: ___, due: ____, ...now }: Now): unknown {
  return now;
}

describe.each(VARIANTS)("in a playthrough of %s", (variant) => {
  const { messages, welcomes, replay } = playthrough(variant);
  const whole = messages.map((_, index) => heard(messages.slice(0, index + 1)));
  const somewhere = fc.nat(messages.length - 1);

  test("whoever joins at any point knows as much as one who heard everything", { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(somewhere, somewhere, (joined, later) => {
        const until = Math.max(joined, later);
        const late = heard(messages.slice(joined + 1, until + 1), heard([at(welcomes, joined)]));
        const all = at(whole, until);
        expect({ ...late, landed: [], recent: null }).toEqual({ ...all, landed: [], recent: null });
        if (late.landed.length) expect(late.landed).toEqual(all.landed);
        expect(late.recent?.turn).toBe(all.recent?.turn);
        expect(["", all.recent?.roll]).toContain(late.recent?.roll ?? "");
        const deeds = late.recent?.deeds ?? [];
        expect(all.recent?.deeds.slice(-deeds.length || Infinity) ?? []).toEqual(deeds);
      }),
      RUNS,
    );
  });

  test("whoever joins again in between has missed nothing", { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: messages.length, maxLength: messages.length }), (again) => {
        const mixed = messages.flatMap((message, index) => (again[index] ? [message, at(welcomes, index)] : [message]));
        expect(heard(mixed)).toEqual(at(whole, -1));
      }),
      RUNS,
    );
  });

  test("news that come again, or late, change nothing", { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(somewhere, somewhere), { maxLength: 30 }), (repeats) => {
        let game: Game | null = null;
        messages.forEach((message, index) => {
          game = reduce(game, message);
          for (const [when, which] of repeats) {
            const old = at(messages, which % (index + 1));
            if (when === index && old.type === "news") expect(reduce(game, old)).toBe(game);
          }
        });
        expect(game).toEqual(at(whole, -1));
      }),
      RUNS,
    );
  });

  test("what the player does never outlives its decision, and never changes what was told", {
    timeout: PATIENCE,
  }, () => {
    const between = fc.array(deeds, { minLength: messages.length, maxLength: messages.length });
    fc.assert(
      fc.property(between, (all) => {
        let game: Game | null = null;
        messages.forEach((message, index) => {
          game = heard([message], game);
          expectOpen(game);
          for (const deed of all[index] ?? []) {
            game = heard([input(game, deed)], game);
            expect(told(game)).toEqual(told(at(whole, index)));
            if (game.tried) expectOffered(game);
            expectShown(game);
          }
        });
      }),
      RUNS,
    );
  });

  test("sheets and scores are shown as they were told", () => {
    for (const game of whole) expectShown(game);
  });

  test("the replay has every state that lasted, and ends with the last one", () => {
    const lasting = whole.filter(({ now }, index) =>
      whole.slice(index).every((later) => !now || !later.now || turnsAt(later.now) >= turnsAt(now)),
    );
    const moments = replay.moments.map(({ now }) => standing(now));
    for (const { now } of lasting) if (now) expect(moments).toContainEqual(standing(now));
    expect(replay.moments.at(-1)?.now).toEqual(whole.at(-1)?.now);
  });

  test("a moment of the replay looks as the table did", () => {
    replay.moments.forEach(({ now }, index) => {
      const game = gameAt(replay, index);
      expectShown(game);
      const live = whole.find(
        (each) => each.now && JSON.stringify(standing(each.now)) === JSON.stringify(standing(now)),
      );
      if (!live) return;
      const looks = (of: Game) => now.scene.sheets.map((_, seat) => board({ ...of, yours: [] }, seat));
      expect(looks(game)).toEqual(looks(live));
    });
  });
});

/** After a message, what is penciled in or on its way belongs to what is open now. */
function expectOpen(game: Game): void {
  if (game.tried) expectOffered(game);
  if (game.sent) expect(game.sent.command.decision).toBe(game.now?.decision);
}

function expectOffered(game: Game): void {
  const { tried, now, yours } = game;
  expect(tried?.decision).toBe(now?.decision);
  expect(yours.find((own) => own.seat === tried?.seat)?.legal).toContain(tried?.move);
}
