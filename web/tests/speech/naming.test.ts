import { expect, test } from "vitest";
import { board } from "../../src/game/board";
import type { Game } from "../../src/game/game";
import { readMove } from "../../src/game/notation";
import { momentText } from "../../src/speech/moment";
import {
  botText,
  chipText,
  fieldLabel,
  fieldName,
  moveName,
  offerColor,
  offerLabel,
  story,
} from "../../src/speech/naming";
import { prompt } from "../../src/speech/prompt";
import { offers } from "../../src/table/offer";
import { t } from "../../src/texts";
import { games, gameWhere, lying, mine, ownMove, streams } from "../game/golden";

const any = (variant: string) => gameWhere(variant, () => true);

test("fields and moves are called by color and number", () => {
  expect(fieldName(any("classic"), "r7")).toBe("red 7");
  expect(fieldName(any("mixx-a"), "y3")).toBe("red 3");
  expect(fieldName(any("big-points"), "gb10")).toBe("◯ 10 G/B");
  expect(moveName(any("bonus-b"), "y11>b")).toBe("yellow 11 → blue");
  expect(moveName(any("classic"), "-")).toBe("to pass");
});

test("a field says what has become of it, and with which dice it can be crossed", () => {
  const label = (
    variant: string,
    phase: "white" | "color",
    sheet: string,
    legal: readonly string[],
    id: string,
    from = 0,
  ) => {
    const { now, ...rest } = gameWhere(variant, (each) => each.now !== null);
    const results = [{ rows: [], bonus: 0, penalties: 0, locked: [], open_from: [from], bar_next: null }];
    const game = {
      ...rest,
      now: now && lying(now, { phase, sheets: [sheet, sheet], results }),
      yours: [mine(0, legal)],
    };
    const row = board(game, 0).rows.find((each) => each.fields.some((field) => field.printed.id === id));
    const field = row?.fields.find((each) => each.printed.id === id);
    if (!row || !field) throw new Error(`no ${id}`);
    return [fieldLabel(game, row, field, true), fieldLabel(game, row, field, false)];
  };
  const empty = "- - - - p0";
  expect(label("classic", "white", empty, ["r7"], "r7")).toEqual([
    "red 7, can be crossed with the white dice",
    "red 7",
  ]);
  expect(label("classic", "color", empty, ["r7"], "r7")[0]).toBe(
    "red 7, can be crossed with a white and a colored die",
  );
  expect(label("classic", "white", "r9 - - - p0", [], "r7", 8)[0]).toBe("red 7, lost");
  expect(label("classic", "white", "r7 - - - p0", [], "r7")[0]).toBe("red 7, crossed");
  expect(label("big-points", "white", empty, [], "ry5")[0]).toBe("round 5, red and yellow");
  expect(label("bonus-a", "white", empty, [], "r3")[0]).toBe("red 3, bonus field");
  expect(label("bonus-b", "white", empty, [], "r6")[0]).toBe("red 6, bonus: 13 points");
});

test("bots have a name and a level; bots and pairs that nobody knows are called by their own names", () => {
  expect(botText("champion")).toBe("Nova, champion");
  expect(botText("robin")).toBe("Robin");
  expect([t.pair("thirteen"), t.pair("nine")]).toEqual(["13 points", "nine"]);
});

test("where a sheet has a color and number twice, the row is named, too", () => {
  const game = any("classic");
  const rows = game.variant.rows.map((row) => ({
    ...row,
    fields: row.fields.map((field) => ({ ...field, color: "red" })),
  }));
  const red = { ...game, variant: { ...game.variant, rows } };
  expect(fieldName(red, "y7")).toBe("red 7 in the yellow row");
});

test.each(Object.keys(streams))("no two moves of %s that are offered together have the same name", (variant) => {
  for (const game of games(variant)) {
    for (const { legal } of game.yours) {
      const names = legal.map((move) => moveName(game, move));
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test.each(Object.keys(streams))("every state of %s says what to do or whom to wait for", (variant) => {
  for (const game of games(variant).filter((each) => each.table.status === "playing")) {
    expect(prompt(game)).not.toBe("");
    expect(prompt({ ...game, yours: [] })).toMatch(/^You are watching\. ./);
  }
});

test("whoever watches is told that the table pauses, too", () => {
  const game = gameWhere("classic", (each) => each.now !== null);
  const paused = { ...game, yours: [], table: { ...game.table, paused: "person" as const } };
  expect(prompt(paused)).toBe("You are watching. The table is paused.");
});

test("what landed is told in a few sentences", () => {
  const game = any("classic");
  const landed = [
    { type: "crossed", seat: 0, field: "r11", by_bonus: false },
    { type: "crossed", seat: 0, field: "r12", by_bonus: true },
    { type: "passed", seat: 1 },
    { type: "closed", row: "red" },
    { type: "penalized", seat: 1 },
  ] as const;
  expect(story({ ...game, landed })).toEqual([
    "Ada crossed red 11 and red 12.",
    "Red is closed!",
    "Eager takes a penalty.",
  ]);
});

test("a moment of a replay is told by what led there", () => {
  const game = any("classic");
  const at = (...landed: Game["landed"]) => momentText({ ...game, landed });
  expect(at()).toBe("The game begins.");
  expect(at({ type: "rolled", seat: 0, roll: "34 2516" })).toBe("Ada rolls: white 3 and 4.");
  expect(at({ type: "rolled", seat: 1, roll: "?4 2516" })).toBe("Eager rolls: white ? and 4.");
  expect(at({ type: "rolled", seat: 1, roll: "?? ????" })).toBe("Eager rolls.");
  expect(at({ type: "passed", seat: 1 })).toBe("Eager passed.");
});

test("a choice is asked for by the white dice, then by the colored ones", () => {
  const white = gameWhere("classic", (game) => game.now?.scene.phase === "white" && ownMove(game) !== "");
  const color = gameWhere("classic", (game) => game.now?.scene.phase === "color" && ownMove(game) !== "");
  expect(prompt(white)).toMatch(/^White dice: \d+\. Cross it in one row, or pass\.$/);
  expect(prompt(color)).toMatch(/^A white die plus a colored one/);
});

test("a chip says what is written on it, and more", () => {
  const chip = (variant: string, ...moves: string[]) => {
    const game = any(variant);
    return offers(game.variant, moves.map(readMove), "").map((offer) => {
      const { over, number, to } = chipText(game, offer);
      return [`${over} ${number}${to && ` → ${to}`}`, offerLabel(game, offer), offerColor(game, offer)];
    });
  };
  expect(chip("classic", "r7")).toEqual([["red 7", "red 7", "red"]]);
  expect(chip("mixx-a", "y3")).toEqual([["red 3", "red 3", "red"]]);
  expect(chip("bonus-b", "y11>b")).toEqual([["yellow 11 → blue", "yellow 11 → blue", "yellow"]]);
  expect(chip("big-points", "gb10")).toEqual([["G/B 10", "round G/B 10", ""]]);
  const row = ["r2", "r3", "r4", "r5", "ry5", "ry6", "y7", "y8>b", "y8>g"];
  expect(chip("big-points", ...row)).toEqual([
    ["red 2–5", "red 2–5: 4 fields", "red"],
    ["R/Y 5–6", "round R/Y 5–6: 2 fields", ""],
    ["yellow 7–8", "yellow 7–8: 2 fields", "yellow"],
  ]);
});
