import { expect, test } from "vitest";
import { board } from "../../src/game/board";
import { type Game, reduce } from "../../src/game/game";
import { preview } from "../../src/game/preview";
import type { MoveView } from "../../src/generated/protocol";
import { changeText, markText, pairText, previewText } from "../../src/speech/marks";
import { aside } from "../../src/speech/why";
import { games, gameWhere, lying, mine, ownMove, streams } from "./golden";

const NOTHING: MoveView = { score: 0, sets_off: [], strikes: [], earns: [], lost: [], closes: [], ends: false };

/** A game whose only move brings this, and the same after it was tried. */
function trying(variant: string, move: string, brings: Partial<MoveView>): [before: Game, after: Game] {
  const found = gameWhere(variant, (each) => each.now !== null);
  const before: Game = { ...found, yours: [{ ...mine(0, [move]), brings: [{ ...NOTHING, ...brings }] }] };
  const after = reduce(before, { type: "try", seat: 0, move });
  if (!after) throw new Error("gone");
  return [before, after];
}

const drawn = (game: Game) => board(game, 0).rows.flatMap((row) => row.fields);
const ids = (game: Game, is: (field: ReturnType<typeof drawn>[number]) => unknown) =>
  drawn(game).flatMap((field) => (is(field) ? [field.printed.id] : []));

test("a tried move shows what it brings, and nothing of it shows before", () => {
  const [before, after] = trying("bonus-b", "b7", {
    score: 45,
    sets_off: ["r12", "y8", "g12"],
    lost: ["b8"],
    closes: ["red"],
    earns: ["one-in-each"],
  });
  expect(ids(after, ({ bonus }) => bonus)).toEqual(["r12", "y8", "g12"]);
  expect(drawn(after).flatMap(({ bonus }) => (bonus ? [bonus] : []))).toEqual([1, 2, 3]);
  expect(ids(after, ({ losing }) => losing)).toEqual(["b8"]);
  expect(board(after, 0).rows.flatMap(({ name, closing }) => (closing ? [name] : []))).toEqual(["red"]);
  expect(board(after, 0).pairs.flatMap(({ kind, earning }) => (earning ? [kind] : []))).toEqual(["one-in-each"]);
  expect(ids(before, ({ bonus, losing }) => bonus || losing)).toEqual([]);
  expect(board(before, 0).rows.some(({ closing }) => closing)).toBe(false);
  expect(preview(before, 0, "")).toBeNull();
  expect([aside(before), aside(before, true)]).toEqual(["", ""]);
});

test("the bonus bar is struck", () => {
  const [before, after] = trying("bonus-a", "g7", { strikes: [0, 3] });
  const striking = (game: Game) => board(game, 0).bar.flatMap((box, index) => (box.striking ? [index] : []));
  expect([striking(before), striking(after)]).toEqual([[], [0, 3]]);
});

test("the change is the difference to the present score", () => {
  const [, after] = trying("classic", "r7", { score: 12 });
  const score = after.now?.scores[0] ?? 0;
  expect(preview(after, 0, "r7")).toMatchObject({ score: 12, change: 12 - score });
  expect([changeText(7), changeText(0), changeText(-5)]).toEqual(["+7", "0", "−5"]);
});

test("a preview stays while the choice is on its way, and others never see it", () => {
  const [, after] = trying("classic", "r7", { score: 12, lost: ["r2"] });
  const command = { type: "choose", decision: after.now?.decision ?? "", move: "r7", seat: 0 } as const;
  const sent = reduce(after, { type: "sent", id: 1, command });
  if (!sent) throw new Error("gone");
  expect(ids(sent, ({ losing }) => losing)).toEqual(["r2"]);
  expect(board(sent, 1).rows.some((row) => row.fields.some(({ losing }) => losing))).toBe(false);
});

test.each(Object.keys(streams))("every legal move of %s has a preview that agrees with the next scores", (variant) => {
  for (const game of games(variant)) {
    for (const { seat, legal, brings } of game.yours) {
      expect(brings.length).toBe(legal.length);
      for (const move of legal) {
        const ahead = preview(game, seat, move);
        expect(ahead?.score).toBe((game.now?.scores[seat] ?? 0) + (ahead?.change ?? Number.NaN));
        const { rows } = board(game, seat);
        const open = rows.flatMap((row) => row.fields.filter(({ lost, crossed }) => !lost && !crossed));
        for (const id of [...(ahead?.lost ?? []), ...(ahead?.setsOff ?? [])])
          expect(open.map(({ printed }) => printed.id)).toContain(id);
      }
    }
  }
});

test("what a tried move brings is said, with its crosses for whoever cannot see them", () => {
  const [, game] = trying("bonus-b", "b7", {
    sets_off: ["r12", "y8"],
    closes: ["red"],
    earns: ["one-in-each"],
    ends: true,
  });
  expect(aside(game)).toBe("You get: a cross in every row. This closes red. This ends the game.");
  expect(aside(game, true)).toBe(
    "then 0 points (0). You get: a cross in every row. Crosses from the bonus: red 12, yellow 8. This closes red. This ends the game.",
  );
  const plain = preview(trying("classic", "r7", { score: 1 })[1], 0, "r7");
  expect(plain && previewText(game, plain, false)).toBe("");
  expect(plain && previewText(game, plain, true)).toBe("then 1 point (+1).");
});

test.each([
  [["r2"], "Lost: red 2."],
  [["r2", "r3"], "Lost: red 2, red 3."],
  [["r2", "r3", "r4", "r5", "g12", "g11", "y2"], "Lost: red 2 to red 5, yellow 2, green 12, green 11."],
  [["r2", "r4", "r5", "r6"], "Lost: red 2, red 4 to red 6."],
])("whoever cannot see that %j would be lost is told", (lost, told) => {
  const [, game] = trying("classic", "r7", { lost });
  expect(aside(game)).toBe("");
  expect(aside(game, true)).toMatch(new RegExp(`^then .+\\. ${told}$`));
});

test("an answer comes before what a tried move brings", () => {
  const [, game] = trying("classic", "r12", { ends: true });
  const explained = { type: "explained", id: 1, field: "r2", reason: "crossed", rule: "", facts: {} } as const;
  expect(aside({ ...game, explained })).toBe("Red 2 is already crossed.");
});

test("a pair of which a field is lost is lost, unless it is crossed", () => {
  const game = gameWhere("bonus-b", (each) => each.now !== null && ownMove(each) !== "");
  const { now } = game;
  if (!now) throw new Error("not started");
  const pairs = (sheet: string, open_from: readonly number[]) => {
    const results = [{ rows: [], bonus: 0, penalties: 0, locked: [], open_from, bar_next: null }];
    return board({ ...game, now: lying(now, { sheets: [sheet, sheet], results }) }, 0).pairs;
  };
  const [two, one, fewest, thirteen, free] = pairs("r8 - - - p0", [7, 0, 0, 0]);
  expect([two, one, fewest, thirteen, free].map((pair) => pair?.lost)).toEqual([false, false, false, true, false]);
  expect(thirteen && pairText(thirteen)).toMatch(/“d”: 13 points\. One of them is lost/);
  expect(fewest && pairText(fewest)).toMatch(/twice\.$/);
  const earned = pairs("r6 - - b4 p0", [5, 0, 0, 9])[3];
  expect(earned && pairText(earned)).toMatch(/13 points\. You have it\.$/);
});

test("a mark has a sentence, and a plain field has none", () => {
  const meaning = (variant: string, id: string) => {
    const game = gameWhere(variant, (each) => each.now !== null);
    for (const row of board(game, 0).rows)
      for (const field of row.fields) if (field.printed.id === id) return markText(game, row, field);
    throw new Error(`no ${id}`);
  };
  expect(meaning("classic", "r7")).toBe("");
  expect(meaning("classic", "r12")).toMatch(/^Closes the row for everybody\. It needs 5 crosses/);
  expect(meaning("longo", "g3")).toMatch(/needs 6 crosses/);
  expect(meaning("bonus-a", "r3")).toMatch(/^Each bonus field/);
  expect(meaning("bonus-b", "y11")).toBe("Cross both fields marked “a”: two crosses in your shortest row.");
  expect(meaning("big-points", "ry5")).toMatch(/^Needs a crossed neighbor/);
});
