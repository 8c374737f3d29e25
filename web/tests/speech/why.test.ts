import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Game } from "../../src/game/game";
import type { Refused } from "../../src/generated/protocol";
import { REASONS, type Reason } from "../../src/generated/reasons";
import { fieldName } from "../../src/speech/naming";
import { aside, explanation, objection } from "../../src/speech/why";
import { LANGUAGES, speak, t } from "../../src/texts";
import { gameWhere, mine } from "../game/golden";

const any = (variant: string) => gameWhere(variant, (game) => game.now !== null);

/** A question as the engine answers it, by reason: the variant, the field, and the facts. */
const ASKED: Readonly<
  Record<Reason, readonly [variant: string, field: string, facts: Readonly<Record<string, string>>]>
> = {
  crossed: ["classic", "r5", { last: "r9" }],
  lost: ["mixx-a", "r3", { last: "r6" }],
  closed: ["classic", "g4", { row: "green" }],
  too_few: ["longo", "y15", { row: "yellow", need: "6", have: "2" }],
  no_neighbor: ["big-points", "ry5", { neighbors: "r5 y5" }],
  over: ["classic", "r2", {}],
  roll_first: ["classic", "r2", {}],
  decided: ["classic", "r2", {}],
  not_active: ["classic", "r2", {}],
  white_sum: ["classic", "r2", { numbers: "7" }],
  luck: ["longo", "r4", { numbers: "9", fields: "b16 g16" }],
  color_sum: ["classic", "b10", { color: "blue", numbers: "4 8" }],
  round_sum: ["big-points", "gb4", { neighbors: "g4", numbers: "3 6" }],
  die_removed: ["mixx-a", "r3", { color: "yellow" }],
  tied: ["bonus-b", "y11", { rows: "r g" }],
  not_tied: ["bonus-b", "g9", {}],
};

function told(reason: Reason, facts: Readonly<Record<string, string>> = ASKED[reason][2]): [string, Game] {
  const [variant, field] = ASKED[reason];
  const game = { ...any(variant), explained: { type: "explained", id: 1, field, reason, rule: "", facts } as const };
  return [explanation(game), game];
}

test("the list is the engine’s", () => {
  const source = readFileSync(new URL("../../../src/rowlock/rules/pad/objecting.py", import.meta.url), "utf8");
  const named = [...source.matchAll(/^ {4}[A-Z_]+ = "(.+)"$/gm)].map(([, reason]) => reason);
  expect([...REASONS]).toEqual(named);
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak("en"));

  test.each(REASONS)("%s is a sentence with its facts", (reason) => {
    const [sentence, game] = told(reason);
    expect(sentence).toMatch(/^[\p{Lu}◯].+\.$/u);
    expect(sentence).not.toMatch(/\b(undefined|NaN|null)\b/);
    const { last, need, have, numbers, neighbors, fields } = ASKED[reason][2];
    for (const number of [need, have, ...(numbers ?? "").split(" ")]) expect(sentence).toContain(number ?? "");
    for (const id of [last, neighbors, fields].flatMap((ids) => ids?.split(" ") ?? []))
      if (reason !== "crossed") expect(sentence).toContain(fieldName(game, id));
  });

  test("a refused move is explained in the same words", () => {
    for (const reason of REASONS) {
      const [variant, field, facts] = ASKED[reason];
      const [sentence] = told(reason);
      expect(objection(any(variant), refused(reason, { ...facts, field }))).toBe(sentence);
    }
  });

  test("it is clear who has to roll", () => {
    const [, game] = told("roll_first");
    const of = (seat: number) => explanation({ ...game, yours: [mine(seat)] });
    const active = game.now?.active ?? 0;
    expect(of(1 - active)).toContain(game.table.seats[active]?.name);
    expect(of(active)).not.toContain(game.table.seats[active]?.name);
  });

  test("whoever has no cross in a row is told no 0", () => {
    expect(told("too_few", { row: "yellow", need: "6", have: "0" })[0]).not.toMatch(/0/);
  });

  test("what luck or a removed die leave out is not said", () => {
    expect(told("luck", { numbers: "9", fields: "" })[0]).toBe(told("white_sum", { numbers: "9" })[0]);
    const gone = told("round_sum", { neighbors: "g4", numbers: "" })[0];
    expect(gone).not.toBe(told("round_sum")[0]);
    expect(gone).toMatch(/.\.$/);
  });
});

const refused = (reason: string, facts: Readonly<Record<string, string>>): Refused => ({
  type: "refused",
  id: 1,
  code: "illegal_move",
  message: "",
  path: "",
  rule: "",
  reason,
  facts,
});

test("in English", () => {
  const said = Object.fromEntries(REASONS.map((reason) => [reason, told(reason)[0]]));
  expect(said).toEqual({
    crossed: "Red 5 is already crossed.",
    lost: "Yellow 3 is lost: your last cross, blue 6, is right of it.",
    closed: "The green row is closed.",
    too_few: "Yellow 15 needs 6 crosses in the yellow row; you have 2.",
    no_neighbor: "◯ 5 R/Y needs red 5 or yellow 5 to be crossed first.",
    over: "The game is over.",
    roll_first: expect.stringMatching(/^Roll the dice first\.$|^\w+ has to roll first\.$/),
    decided: "You have already chosen. To change it, take it back.",
    not_active: expect.stringMatching(/^Only \w+ may use the colored dice now\.$/),
    white_sum: "Only the sum of the white dice counts now: 7.",
    luck: "Now you can cross 9, or, with your lucky number, blue 16 or green 16.",
    color_sum: "With a white die, the blue one makes 4 or 8.",
    round_sum: "With a white die, the one for green 4 makes 3 or 6.",
    die_removed: "The yellow die is out of the game: yellow 3 only takes the white dice now.",
    tied: "Choose the row for the bonus: red or green.",
    not_tied: "The bonus of green 9 leaves no choice of row.",
  });
});

test("with unknown dice there is a range of numbers", () => {
  expect(told("white_sum", { numbers: "4 5 6 7 8 9" })[0]).toMatch(/: 4–9\.$/);
  expect(told("color_sum", { color: "red", numbers: "2 3 4 5 8 9" })[0]).toMatch(/ 2, 3, 4, 5, 8 or 9\.$/);
});

test("a field that can be crossed after all, and what is no rule, have no sentence", () => {
  const game = any("classic");
  expect(
    explanation({ ...game, explained: { type: "explained", id: 1, field: "r7", reason: "", rule: "", facts: {} } }),
  ).toBe("");
  expect(objection(game, refused("", {}))).toBe("");
  expect(aside(game)).toBe("");
});

test("a reason that only a newer server knows is no hole", () => {
  expect(objection(any("classic"), refused("full_moon", { field: "r7" }))).toBe(t.problem("illegal_move", ""));
});
