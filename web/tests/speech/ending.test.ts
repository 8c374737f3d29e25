import { describe, expect, test } from "vitest";
import type { Game } from "../../src/game/game";
import { type Best, bests } from "../../src/history/best";
import type { Finished, FinishedSeat } from "../../src/history/history";
import { bestText, headline, margin, result } from "../../src/speech/ending";
import { celebrates } from "../../src/table/celebrate";
import { heard, playthrough } from "../game/playthroughs";

const over = heard(playthrough("classic").messages);

/** A finished game with these scores, and with these seats on this device. */
function ended(scores: Readonly<Record<string, number>>, own: readonly number[]): Game {
  const [seat, yours] = [over.table.seats[0], over.yours[0]];
  if (!over.now || !seat || !yours) throw new Error("it is over");
  const points = Object.values(scores);
  const most = Math.max(...points);
  const winners = points.flatMap((score, at) => (score === most ? [at] : []));
  return {
    ...over,
    table: { ...over.table, seats: Object.keys(scores).map((name) => ({ ...seat, name })) },
    now: { ...over.now, scores: points, winners },
    yours: own.map((at) => ({ ...yours, seat: at })),
    landed: [{ type: "ended", by: ["rows"] } as unknown as Game["landed"][number]],
  };
}

describe("the headline", () => {
  test.each([
    [{ Ada: 50, Ben: 38 }, [0], "You win by 12!", "Ada wins by 12"],
    [{ Ada: 35, Otto: 38, Cleo: 20 }, [0], "Otto wins by 3", "Otto wins by 3"],
    [{ Ada: 35, Otto: 38 }, [], "Otto wins by 3", "Otto wins by 3"],
    [{ Ada: -5, Ben: -20 }, [0], "You win by 15!", "Ada wins by 15"],
    [{ Ada: 40, Ben: 40, Cleo: 12 }, [1], "You and Ada win together!", "Ada and Ben win together"],
    [{ Ada: 40, Ben: 40, Cleo: 12 }, [2], "Ada and Ben win together", "Ada and Ben win together"],
    [{ Ada: 40, Ben: 40 }, [], "Ada and Ben win together", "Ada and Ben win together"],
    [{ Ada: 40, Ben: 31 }, [0, 1], "Ada wins by 9", "Ada wins by 9"],
    [{ Ada: 57 }, [0], "You have 57 points!", "Ada has 57 points"],
    [{ Ada: 57 }, [], "Ada has 57 points", "Ada has 57 points"],
  ])("of %j seen from %j", (scores, own, told, toAnybody) => {
    const game = ended(scores as Readonly<Record<string, number>>, own);
    expect(headline(game)).toBe(told);
    expect(result(game)).toBe(toAnybody);
  });

  test("has no margin where nobody is behind", () => {
    expect(margin(ended({ Ada: 40, Ben: 40 }, [0]))).toBeNull();
    expect(margin(ended({ Ada: 40 }, [0]))).toBeNull();
  });
});

const seat = (name: string, score: number, own = true): FinishedSeat => ({
  ...{ name, score, own, bot: !own, player: "", standIn: false, won: false, rank: 0 },
  ...{ points: [], bonus: 0, penalties: 0, locked: [] },
});
const kept = (id: string, seats: readonly FinishedSeat[], variant = "classic"): Finished => ({
  ...{ id, variant, seats, when: 1, title: variant, turns: 9, rows: [] },
});

describe("a personal best", () => {
  const history = [
    kept("A", [seat("Ada", 98), seat("Bot", 120, false)]),
    kept("B", [seat("Ada", 60), seat("Ben", 40)]),
    kept("C", [seat("Ada", 150)], "longo"),
  ];

  test("is that of the same person in the same variant, without this game", () => {
    const now = kept("D", [seat("Ada", 99)]);
    expect(bests([...history, now], now)).toEqual([{ name: "Ada", before: 98, beaten: true }]);
    expect(bests(history, kept("D", [seat("Ada", 98)]))).toEqual([{ name: "Ada", before: 98, beaten: false }]);
    expect(bests(history, kept("D", [seat("Cleo", 99), seat("Bot", 1, false)]))).toEqual([
      { name: "Cleo", before: null, beaten: false },
    ]);
    expect(bests([], now)).toEqual([{ name: "Ada", before: null, beaten: false }]);
  });

  const ada: Best = { name: "Ada", before: 98, beaten: false };
  const ben: Best = { name: "Ben", before: 40, beaten: true };
  test.each([
    [[ada], "Your best in Classic so far: 98"],
    [[ben], "New personal best!"],
    [[{ ...ada, before: null }], ""],
    [[ada, ben], "New personal best: Ben!"],
    [[ada, ada], ""],
    [[], ""],
  ])("%j is told as %j", (given, told) => {
    expect(bestText(given, "Classic")).toBe(told);
  });
});

test("whoever wins here is celebrated once; alone, only a new best is", () => {
  const beaten: Best = { name: "Ada", before: 1, beaten: true };
  expect(celebrates(ended({ Ada: 50, Ben: 38 }, [0]), [])).toBe(true);
  expect(celebrates(ended({ Ada: 50, Ben: 50 }, [1]), [])).toBe(true);
  expect(celebrates({ ...ended({ Ada: 50, Ben: 38 }, [0]), landed: [] }, [])).toBe(false);
  expect(celebrates(ended({ Ada: 50, Ben: 58 }, [0]), [beaten])).toBe(false);
  expect(celebrates(ended({ Ada: 50, Ben: 38 }, []), [])).toBe(false);
  expect(celebrates(ended({ Ada: 50 }, [0]), [])).toBe(false);
  expect(celebrates(ended({ Ada: 50 }, [0]), [beaten])).toBe(true);
});
