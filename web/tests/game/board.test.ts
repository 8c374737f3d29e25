import { describe, expect, test } from "vitest";
import { board, extra, type Field } from "../../src/game/board";
import { type Game, reduce } from "../../src/game/game";
import { readMove, readSheet } from "../../src/game/notation";
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

  test("of rows and penalties are the score, but for what bonus pairs bring", () => {
    let game: Game | null = null;
    for (const message of messages) {
      game = reduce(game, message);
      for (const seat of game?.now?.scene.sheets.keys() ?? []) {
        if (!game) continue;
        const bonus = extra(game, seat, board(game, seat));
        expect(bonus).toBeGreaterThanOrEqual(0);
        if (!Object.keys(game.variant.pairs).length) expect(bonus).toBe(0);
      }
    }
  });
});

test("rows are worth what their crosses are, with the lock, double fields and round ones", () => {
  const points = (game: Game) => board(game, 0).rows.map((row) => row.points);
  expect(points(sheet("classic", "r2.r3.r4.r5.r6.r12 y5 - - p1"))).toEqual([28, 1, 0, 0]);
  expect(points(sheet("big-points", "r5.r6 y5 - - p0 ry5.ry6 -"))).toEqual([10, 0, 6, 0, 0, 0]);
  const game = sheet("classic", "r3.r4 - - - p0");
  const rows = game.variant.rows.map((row) => ({
    ...row,
    fields: row.fields.map((field) => ({ ...field, double: true })),
  }));
  expect(points({ ...game, variant: { ...game.variant, rows } })).toEqual([10, 0, 0, 0]);
});

test("more crosses than are scored bring no more points", () => {
  const game = sheet("classic", "r2.r3.r4.r5.r6 - - - p0");
  const few = { ...game, variant: { ...game.variant, points: [0, 1, 3] } };
  expect(board(few, 0).rows[0]?.points).toBe(3);
});

test("a tap may miss a legal field by as much as can mean nothing else", () => {
  const reach = (legal: readonly string[]) =>
    fields(sheet("classic", "- - - - p0", legal), 0).flatMap((field) => (field.moves.length ? [field.reach] : []));
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

test("the next bonus takes the first free field of the bar", () => {
  const next = (text: string) => board(sheet("bonus-a", text), 0).bar.findIndex((field) => field.next);
  expect(next("- - - - p0 ............")).toBe(0);
  expect(next("- - - - p0 xx.x........")).toBe(2);
  expect(next("- - - - p0 xxxxxxxxxxxx")).toBe(-1);
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

/** A game in which seat 0 has this sheet, and is offered these moves. */
function sheet(variant: string, text: string, legal: readonly string[] = [], closed: readonly string[] = []): Game {
  const game = gameWhere(variant, (each) => each.now !== null);
  const now = game.now && lying(game.now, { sheets: [text, text], closed });
  return { ...game, now, yours: [mine(0, legal)] };
}

test("fields left of the last cross are lost, and what is left of a closed row", () => {
  const lost = (game: Game) => fields(game, 0).flatMap((field) => (field.lost ? [field.printed.id] : []));
  expect(lost(sheet("classic", "r3.r5 - g11 - p0"))).toEqual(["r2", "r4", "g12"]);
  expect(lost(sheet("classic", "r2.r3.r4.r5.r6.r12 - - - p0", [], ["red"]))).toEqual(["r7", "r8", "r9", "r10", "r11"]);
});

test("a field has every move that crosses it", () => {
  const game = sheet("bonus-b", "- - - - p0", ["-", "y11>g", "y11>b", "r3"]);
  const moves = fields(game, 0).flatMap((field) => (field.moves.length ? [field.moves.map((move) => move.to)] : []));
  expect(moves).toEqual([[""], ["g", "b"]]);
});
