import { describe, expect, test } from "vitest";
import type { Game } from "../../src/game/game";
import { stageOf } from "../../src/game/select";
import type { Now, Scene } from "../../src/generated/protocol";
import { LANGUAGES, m, speak } from "../../src/texts";
import { asLearner, due, LEARNER, moveOf, NOTES, stepOf, TURNS } from "../../src/tutorial/script";
import { gameWhere, lying, mine } from "../game/golden";

const base = gameWhere("classic", ({ now }) => now !== null);

/** The lesson's table at a decision; both seats are held here. */
function at(turn: number, phase: Scene["phase"], awaited: readonly number[] = [0, 1]): Game {
  const active = (turn - 1) % 2;
  const told: Now = {
    ...(base.now as Now),
    turn,
    active,
    awaited,
    decision: phase === "over" ? "" : `${turn}${phase}`,
  };
  const yours = [0, 1].map((seat) => ({ ...mine(seat, ["r3", "-"]), rolls: true, take_back: "1w" }));
  return { ...base, now: lying(told, { phase }), yours };
}

test("every turn of the record can be read", () => {
  expect(TURNS[0]).toEqual({ roll: "12 6145", white: ["r3", "y3"], color: "y2" });
  expect(TURNS.at(-1)).toEqual({ roll: "11 .346", white: ["-", "g2"], color: "" });
  expect(TURNS.filter(({ roll, white }) => !roll || white.length !== 2)).toEqual([]);
});

test("every note of the lesson has a text, and every text a note", () => {
  expect(NOTES.map(({ key }) => key)).toEqual(Object.keys(m.tutorial.notes));
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("a note that asks for a cross says its number, and no note is long", async () => {
    await speak(language);
    const texts = NOTES.map(({ at: place, key }) => ({ place, text: m.tutorial.notes[key] }));
    for (const [place, number] of [
      ["1 white", "3"],
      ["2 white", "4"],
      ["11 white", "12"],
    ] as const)
      expect(texts.find((one) => one.place === place)?.text).toContain(number);
    expect(texts.filter(({ text }) => text.length > 210 || text.split(/[.!?…](?= |$)/).length > 5)).toEqual([]);
    await speak("en");
  });
});

describe("a step", () => {
  const key = (game: Game, read: number) => stepOf(game, read).note?.key;

  test("is read on until the last note of a decision, which leaves it to the learner", () => {
    const color = at(1, "color", [0]);
    expect([key(color, 0), stepOf(color, 0).goes]).toEqual(["skip", "next"]);
    expect([key(color, 1), stepOf(color, 1).goes]).toEqual(["color", "act"]);
  });

  test("is the learner's when others roll, too, but only for the white dice", () => {
    expect(stepOf(at(2, "white"), 0)).toMatchObject({ goes: "act", note: { key: "others" } });
    expect(stepOf(at(2, "color", [1]), 0)).toEqual({ goes: "itself", note: null });
  });

  test("goes by itself where there is no note, and is over in the end", () => {
    expect(stepOf(at(5, "roll", [0]), 0).goes).toBe("itself");
    expect(stepOf(at(12, "over", []), 0)).toMatchObject({ goes: "over", note: { key: "end" } });
  });
});

describe("by itself, the lesson", () => {
  const does = (game: Game) => due(game, stepOf(game, 0));

  test("rolls the prepared dice, unless the learner is asked to", () => {
    expect(does(at(2, "roll", [1]))).toEqual({ type: "roll", decision: "2roll", roll: "13 2463" });
    expect(does(at(1, "roll", [0]))).toBeNull();
  });

  test("chooses for the partner, and for the learner only where there is no note", () => {
    expect(does(at(1, "white"))).toMatchObject({ seat: 1, move: "y3" });
    expect(does(at(1, "white", [0]))).toBeNull();
    expect(does(at(3, "white", [0]))).toMatchObject({ seat: 0, move: "-" });
    expect(does(at(4, "color", [1]))).toMatchObject({ seat: 1, move: "g10" });
    expect(does(at(1, "color", [0]))).toBeNull();
  });

  test("does nothing after the end", () => {
    expect(does(at(12, "over", []))).toBeNull();
  });
});

test("the learner sees one seat, dice that roll on their own turn, and nothing to take back", () => {
  const seen = asLearner(at(1, "roll", [0]));
  expect(seen.yours.map(({ seat, take_back }) => [seat, take_back])).toEqual([[LEARNER, ""]]);
  const choosing = { ...seen, yours: [mine(LEARNER)] };
  expect(stageOf(asLearner({ ...choosing, yours: [{ ...mine(LEARNER), rolls: true }] }))).toBe("roll");
  expect(stageOf(asLearner({ ...at(2, "roll", [1]), yours: [{ ...mine(LEARNER), rolls: true }] }))).toBe("wait");
  expect(moveOf(at(1, "white"), LEARNER)).toBe("r3");
});
