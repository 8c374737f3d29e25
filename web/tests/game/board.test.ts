import { describe, expect, test } from "vitest";
import { board, type Field } from "../../src/game/board";
import { type Game, reduce } from "../../src/game/game";
import { readMove, readSheet } from "../../src/game/notation";
import type { Scene } from "../../src/generated/protocol";
import { games, gameWhere, lying, mine, ownMove, streams } from "./golden";
import { playthrough, VARIANTS } from "./playthroughs";

const fields = (game: Game, seat: number): Field[] => board(game, seat).rows.flatMap((row) => [...row.fields]);

describe.each(Object.keys(streams))("the sheets of %s", (variant) => {
  const all = games(variant);

  test("show every cross that was told, and no other", () => {
    for (const game of all) {
      game.now?.scene.sheets.forEach((sheet, seat) => {
        const crossed = fields(game, seat).filter((field) => field.crossed);
        expect(new Set(crossed.map((field) => field.printed.id))).toEqual(readSheet(sheet).crossed);
      });
    }
  });

  test("offer exactly the legal moves", () => {
    for (const game of all) {
      for (const { seat, legal } of game.yours) {
        const offered = fields(game, seat).flatMap((field) => field.moves.map((move) => move.text));
        expect(offered.sort()).toEqual(legal.filter((move) => move !== "-").sort());
      }
    }
  });

  test("never offer what is lost or crossed, and nothing on the sheets of others", () => {
    for (const game of all) {
      game.now?.scene.sheets.forEach((_, seat) => {
        const own = game.yours.some((yours) => yours.seat === seat);
        for (const field of fields(game, seat)) {
          if (field.lost || field.crossed || !own) expect(field.moves).toEqual([]);
          expect(field.lost && field.crossed).toBe(false);
        }
      });
    }
  });

  test("shows closed rows and locks", () => {
    const last = all.at(-1);
    if (!last?.now) throw new Error("no end");
    const { now } = last;
    const rows = now.scene.sheets.flatMap((_, seat) => board(last, seat).rows);
    expect(new Set(rows.filter((row) => row.closed).map((row) => row.name))).toEqual(new Set(now.scene.closed));
    for (const row of rows) if (row.locked) expect(row.closed).toBe(true);
    for (const name of now.scene.closed) expect(rows.some((row) => row.name === name && row.locked)).toBe(true);
  });
});

test("a tried move is penciled in on the own sheet alone", () => {
  const game = gameWhere("classic", (each) => ownMove(each) !== "");
  const seat = game.yours[0]?.seat ?? -1;
  const tried = reduce(game, { type: "try", seat, move: ownMove(game) });
  if (!tried) throw new Error("gone");
  const penciled = (at: number) => fields(tried, at).flatMap((field) => (field.tried ? [field.printed.id] : []));
  expect(penciled(seat)).toEqual([readMove(ownMove(game)).field]);
  expect(penciled(1 - seat)).toEqual([]);
});

test("nothing can be tapped while a choice is on its way", () => {
  const game = gameWhere("classic", (each) => ownMove(each) !== "");
  const seat = game.yours[0]?.seat ?? -1;
  const choice = { type: "choose", decision: game.now?.decision ?? "", move: ownMove(game), seat } as const;
  const sent = reduce(game, { type: "sent", id: 1, command: choice });
  if (!sent) throw new Error("gone");
  expect(fields(sent, seat).flatMap((field) => field.moves)).toEqual([]);
  expect(fields(sent, seat).filter((field) => field.tried).length).toBe(1);
});

test("the bonus bar and penalties are as told", () => {
  const game = games("bonus-a").at(-1);
  if (!game?.now) throw new Error("no end");
  game.now.scene.sheets.forEach((text, seat) => {
    const { bar, penalties } = board(game, seat);
    expect(bar.map((field) => (field.struck ? "x" : ".")).join("")).toBe(text.split(" ").at(-1));
    expect(penalties.filter(Boolean).length).toBe(Number(/ p(\d)/.exec(text)?.[1]));
  });
});

describe.each(VARIANTS)("the points of %s", (variant) => {
  const { messages } = playthrough(variant);

  test("of rows that are not round are those that were told, and round rows have none", () => {
    let game: Game | null = null;
    for (const message of messages) {
      game = reduce(game, message);
      for (const seat of game?.now?.scene.sheets.keys() ?? []) {
        if (!game) continue;
        const { rows } = board(game, seat);
        expect(rows.filter((row) => !row.round).map((row) => row.points)).toEqual(game.now?.scene.results[seat]?.rows);
        for (const row of rows) if (row.round) expect(row.points).toBe(0);
      }
    }
  });
});

test("points are those that were told, whatever is crossed", () => {
  const points = (variant: string, rows: readonly number[]) =>
    board(sheet(variant, "r5 - - - p0", { results: [{ ...NOTHING, rows }] }), 0).rows.map((row) => row.points);
  expect(points("classic", [28, 1, 0, 7])).toEqual([28, 1, 0, 7]);
  expect(points("big-points", [10, 6, 0, 3])).toEqual([10, 0, 6, 0, 0, 3]);
});

test("a tap may miss a legal field by as much as can mean nothing else", () => {
  const reach = (legal: readonly string[]) =>
    fields(sheet("classic", "- - - - p0", {}, legal), 0).flatMap((field) => (field.moves.length ? [field.reach] : []));
  expect(reach(["r5", "r8"])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(reach(["r5", "r6", "r8"])).toEqual([
    [1, 0],
    [0, 0.5],
    [0.5, 1],
  ]);
  expect(reach(["r2", "b2"])).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test("the field of the bar that the next bonus strikes is the one that was told", () => {
  const next = (bar_next: number | null) =>
    board(sheet("bonus-a", "- - - - p0 xx..........", { results: [{ ...NOTHING, bar_next }] }), 0).bar.flatMap(
      (field, index) => (field.next ? [index] : []),
    );
  expect(next(3)).toEqual([3]);
  expect(next(null)).toEqual([]);
});

test("pairs tell which of their fields are crossed", () => {
  const { pairs } = board(sheet("bonus-b", "r8 y11 - b10 p0"), 0);
  expect(pairs.map(({ letter, crossed }) => `${letter}${crossed.filter(Boolean).length}`)).toEqual([
    "a1",
    "b0",
    "c2",
    "d0",
    "e0",
  ]);
});

const NOTHING = { rows: [], bonus: 0, penalties: 0, locked: [], open_from: [], bar_next: null };

/** A game in which seat 0 has this sheet, and the rest is told so. */
function sheet(variant: string, text: string, told: Partial<Scene> = {}, legal: readonly string[] = []): Game {
  const game = gameWhere(variant, (each) => each.now !== null);
  const now = game.now && lying(game.now, { sheets: [text, text], ...told });
  return { ...game, now, yours: [mine(0, legal)] };
}

test("fields that were told to be lost are lost, unless they are crossed", () => {
  const lost = (text: string, open_from: readonly number[]) =>
    fields(sheet("classic", text, { results: [{ ...NOTHING, open_from }] }), 0).flatMap((field) =>
      field.lost ? [field.printed.id] : [],
    );
  expect(lost("r3.r5 - g11 - p0", [4, 0, 2, 0])).toEqual(["r2", "r4", "g12"]);
  expect(lost("r2.r3.r4.r5.r6.r12 - - - p0", [11, 0, 0, 0])).toEqual(["r7", "r8", "r9", "r10", "r11"]);
});

test("a lock is crossed where that was told", () => {
  const { rows } = board(sheet("classic", "- - - - p0", { results: [{ ...NOTHING, locked: ["green"] }] }), 0);
  expect(rows.map((row) => row.locked)).toEqual([false, false, true, false]);
});

test("a field has every move that crosses it", () => {
  const game = sheet("bonus-b", "- - - - p0", {}, ["-", "y11>g", "y11>b", "r3"]);
  const moves = fields(game, 0).flatMap((field) => (field.moves.length ? [field.moves.map((move) => move.to)] : []));
  expect(moves).toEqual([[""], ["g", "b"]]);
});
