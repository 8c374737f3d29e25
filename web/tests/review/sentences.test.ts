import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DecisionView, SeatReviewView } from "../../src/generated/protocol";
import { REVIEW_REASONS } from "../../src/generated/review_reasons";
import { gameAt } from "../../src/replay/replay";
import { amount, diceText, lossText, luckWord, reasonText, signed, triedText } from "../../src/review/sentences";
import { loadWords } from "../../src/review/words";
import { LANGUAGES, speak } from "../../src/texts";
import { playthrough } from "../game/playthroughs";

const game = gameAt(playthrough("classic").replay, 1);
const WIN = { solo: false };
const ALONE = { solo: true };

function decided(reason: string, facts: Readonly<Record<string, string>> = {}): DecisionView {
  return {
    ...{ turn: 2, phase: "white", seat: 0, moment: 1, move: "r9", best: "g11", loss: 0.1, mark: "??" },
    ...{ exact: false, worths: [], reason },
    facts: {
      lead: "-3",
      points: "1",
      points_better: "3",
      lost: "r5 r6",
      lost_better: "",
      ways: "47",
      ways_better: "54",
      ...facts,
    },
  };
}

const seat: SeatReviewView = {
  ...{ name: "Ben", start: 0.5, result: 1, luck: 0.4, loss: 0.124, given: 0.2, surprise: 0, luck_adjusted: 0.6 },
  like: "champion",
};

describe("in English", () => {
  beforeAll(async () => {
    await loadWords("en");
  });

  test("amounts are parts of a win, or points", () => {
    expect([amount(WIN, 0.124), amount(WIN, 0.062), amount(ALONE, 2.44), amount(ALONE, 1)]).toEqual([
      ...["12%", "6.2%", "2.4 points", "1 point"],
    ]);
    expect([signed(WIN, 0.1), signed(WIN, -0.1), signed(ALONE, -2)]).toEqual(["+10%", "−10%", "−2 points"]);
  });

  test("a loss is compared with a bot", () => {
    expect(lossText(WIN, seat, true)).toBe("You gave away 12% of a win, about as Nova does.");
    expect(lossText(WIN, seat, false)).toBe("Ben gave away 12% of a win, about as Nova does.");
    expect(lossText(ALONE, { ...seat, loss: 4 }, true)).toBe("You gave away 4 points, about as Nova does.");
    expect(lossText(WIN, { ...seat, loss: 0 }, true)).toBe("You gave nothing away. Perfect!");
  });

  test("luck has words", () => {
    expect([0.3, 0.2, 0.1, -0.2, -0.3].map((luck) => luckWord(WIN, luck))).toEqual([
      ...["very_kind", "kind", "even", "unkind", "very_unkind"],
    ]);
    expect([0.2, 0.1, 0.09, -0.1].map((luck) => luckWord(WIN, luck, 0.1))).toEqual([
      "very_kind",
      "kind",
      "even",
      "unkind",
    ]);
    expect(luckWord(ALONE, 15), "points, not wins").toBe("kind");
  });

  test("dice are written as on the table", () => {
    expect([diceText("44 6421"), diceText("4? 6.21")]).toEqual(["4+4, R6 Y4 G2 B1", "4+?, R6 G2 B1"]);
  });

  test("reasons can be checked on the sheet", () => {
    expect(reasonText(game, decided("lost-fields"))).toBe(
      "Red 9 loses 2 fields (red 5 and red 6); green 11 loses no field.",
    );
    expect(reasonText(game, decided("position"))).toBe(
      "Green 11 leaves better prospects. The leader was 3 points ahead.",
    );
    expect(reasonText(game, decided("position", { lead: "0" }))).toContain("The scores were level.");
    expect(reasonText(game, decided("cross", { row: "green", missing: "0", closing_ways: "1/36" }))).toBe(
      "Green 11 brings 3 points now and loses no field. Then green can be closed by 1 of 36 white rolls.",
    );
    expect(reasonText(game, decided("cross", { row: "green", missing: "2", closing_ways: "1/36" }))).not.toContain(
      "36",
    );
    expect(reasonText(game, decided("lock", { locks: "green" }))).toBe("Green 11 closes green.");
    expect(reasonText(game, decided("a newer one"))).toBe("");
  });

  test("a try is answered", () => {
    const name = (move: string) => move;
    expect(triedText("r7", "best", "r7", name)).toBe("Right, r7 is best!");
    expect(triedText("r7", "repairs", "y9", name)).toBe("Right, y9 is much better! Best is r7.");
    expect(triedText("r7", "same", "y9", name)).toContain("Try another move");
    expect(triedText("r7", "worse", "y9", name)).toContain("Try again");
    expect(triedText("r7", null, "", name)).toBe("Best is r7.");
  });
});

describe("in every language", () => {
  afterAll(() => speak("en"));

  test.each(LANGUAGES)("%s has a sentence of its own for each reason", async (language) => {
    await speak(language);
    await loadWords(language);
    const told = REVIEW_REASONS.map((reason) => reasonText(game, decided(reason, { locks: "green" })));
    expect(new Set(told).size).toBe(REVIEW_REASONS.length);
    for (const text of told) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined|NaN/);
      if (language !== "en") expect(text, "colors have names").not.toContain("green");
    }
  });

  test("no text is left in English", async () => {
    const flat = async (language: (typeof LANGUAGES)[number]) => new Map(leaves(await loadWords(language), ""));
    const english = await flat("en");
    for (const language of LANGUAGES) {
      if (language === "en") continue;
      const other = await flat(language);
      expect([...other.keys()]).toEqual([...english.keys()]);
      const same = [...english].filter(
        ([path, text]) => text.length > 4 && other.get(path) === text && !WORDLESS.has(path),
      );
      expect(same, language).toEqual([]);
    }
  });
});

/** Names and numbers alone, and words that happen to be the same. */
const WORDLESS = new Set(["mistakes.named", "sums.surprise", "marks.??"]);

function* leaves(words: object, path: string): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === "string") yield [`${path}${key}`, value];
    else if (typeof value === "object") yield* leaves(value, `${path}${key}.`);
  }
}
