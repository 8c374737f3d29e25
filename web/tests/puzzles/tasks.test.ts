import { beforeAll, describe, expect, test } from "vitest";
import { PASS } from "../../src/game/notation";
import type { PuzzlesView } from "../../src/generated/protocol";
import { resultText } from "../../src/puzzles/sentences";
import { readSource, tasksOf } from "../../src/puzzles/tasks";
import { loadWords } from "../../src/puzzles/words";
import { positionOf } from "../../src/review/position";
import { loadWords as loadReviewWords } from "../../src/review/words";
import { LANGUAGES } from "../../src/texts";
import { at, playthrough } from "../game/playthroughs";

const story = playthrough("classic").replay;
const moment = at(story.moments, 1);
const answer = (move: string, chance: number, reason: string) => ({ move, chance, good: !reason, reason, facts: {} });
const VIEW: PuzzlesView = {
  variant: story.variant,
  puzzles: [
    {
      ...{ id: "classic-7", state: "the text", seat: 0, rating: 1400, costs: false, turn: 1 },
      ...{ active: moment.now.active, scene: moment.now.scene, scores: moment.now.scores, lucky: [] },
      answers: [answer("r7", 0.6, ""), answer("y7", 0.5, "numbers"), answer(PASS, 0.4, "cross")],
    },
  ],
};
const task = at(
  tasksOf(VIEW, (seat) => `Player ${seat + 1}`),
  0,
);
const worth = (move: string) => task.exercise.decision.worths.find((one) => one.move === move) ?? null;

test.each([
  ["classic-7", "classic", "classic-7"],
  ["mixx-a-12", "mixx-a", "mixx-a-12"],
  ["mixx-a", "mixx-a", ""],
  ["mine", "mine", ""],
])("%s is about %s", (of, variant, puzzle) => {
  expect(readSource(of)).toEqual({ variant, puzzle });
});

describe("a puzzle as an exercise", () => {
  beforeAll(async () => {
    await Promise.all([loadWords("en"), loadReviewWords("en")]);
  });

  test("is drawn with a move in pencil, and keeps the text of its position", async () => {
    const replay = await task.exercise.replay();
    const game = positionOf(replay, task.exercise.decision, "r7");
    expect(game.tried?.move).toBe("r7");
    expect(game.table.seats.map(({ name }) => name)).toEqual(moment.now.scores.map((_, seat) => `Player ${seat + 1}`));
    expect(replay.moments[0]?.state).toBe("the text");
  });

  test("only the best move is right", () => {
    expect(task.exercise.decision.worths.map(({ repairs }) => repairs)).toEqual([true, false, false]);
  });

  test("the reason is about the wrong answer, or else about the most tempting one", () => {
    expect(task.explained(worth(PASS)).reason).toBe("cross");
    expect(task.explained(worth("r7"))).toMatchObject({ move: "y7", reason: "numbers" });
    expect(task.explained(null)).toMatchObject({ move: "y7", reason: "numbers" });
  });

  test("what became of an answer", async () => {
    const { decision } = task.exercise;
    const game = positionOf(await task.exercise.replay(), decision, "");
    expect(resultText(game, decision, worth("r7"), true)).toBe("Right, red 7 is best!");
    expect(resultText(game, decision, worth("y7"), false)).toBe("yellow 7 is not best. Best is red 7.");
    expect(resultText(game, decision, null, false)).toBe("Best is red 7.");
    expect(resultText(game, { ...decision, move: "y7" }, worth("y7"), false)).toContain("what you chose in the game");
  });
});

test.each(LANGUAGES)("sentences say what they are about in %s", async (language) => {
  const words = await loadWords(language);
  for (const say of [words.alsoRight, words.wrong, words.again]) {
    expect(say("THIS", "THAT")).toContain("THIS");
    expect(say("THIS", "THAT")).toContain("THAT");
  }
  expect(words.right("THIS")).toContain("THIS");
  expect(words.rolled("Ada")).toContain("Ada");
  expect(words.newRating(1512, "+12")).toMatch(/1512.*\+12/);
  for (const count of [words.inARow, words.run.best, words.run.result, words.run.nth, words.player, words.difficulty])
    expect(count(3)).toContain("3");
});
