import { describe, expect, test } from "vitest";
import { readBackup, type Whole, writeBackup } from "../../src/history/backup";
import { readEntry } from "../../src/history/entries";
import { figures } from "../../src/history/figures";
import { type FinishedSeat, played } from "../../src/history/history";
import { ladder } from "../../src/history/ladder";
import { opponents } from "../../src/history/opponents";
import { ALL, game, rival, seat } from "./kept";

describe("a file with all games", () => {
  const whole: Whole = { ...game("KXWPQM", 5, [seat(), rival()]), record: "variant classic\n", toml: "" };

  test("is read as it was written", () => {
    expect(readBackup(writeBackup([whole, { ...whole, id: "BCDFGH" }]))).toEqual([whole, { ...whole, id: "BCDFGH" }]);
    expect(readBackup(writeBackup([]))).toEqual([]);
  });

  test.each(["", "{}", "null", "[]", '{"format":"something else","games":[]}', '{"format":"rowlock-history-1"}'])(
    "is not any other file: %s",
    (text) => {
      expect(readBackup(text)).toBeNull();
    },
  );

  test.each(["id", "seats"])("leaves a game out that has no %s", (part) => {
    const broken = { ...whole, [part]: undefined };
    expect(readBackup(writeBackup([broken as unknown as Whole, whole]))).toEqual([whole]);
  });

  test.each(["name", "score"])("leaves a game out with a seat that has no %s", (part) => {
    const seats = [{ ...seat(), [part]: undefined } as FinishedSeat];
    expect(readBackup(writeBackup([{ ...whole, seats }]))).toEqual([]);
  });

  test("takes nothing for an id that is no code", () => {
    expect(readBackup(writeBackup([{ ...whole, id: "../x" }]))).toEqual([]);
  });
});

describe("an entry from another version of the page", () => {
  const entry = game("KXWPQM", 5, [seat({ won: true, rank: 1 }), rival()]);

  test("is read as it is if it has everything", () => {
    expect(readEntry(entry)).toEqual(entry);
  });

  const needed = ["id", "seats"];
  test.each(Object.keys(entry).filter((part) => !needed.includes(part)))("counts without %s", (part) => {
    for (const value of [undefined, null, {}, [7, null]]) {
      const read = readEntry({ ...entry, [part]: value });
      expect(figures(played(read ? [read] : [], ALL))).toEqual(figures(played([entry], ALL)));
    }
  });

  const told = ["name", "score", "own"];
  test.each(Object.keys(seat()).filter((part) => !told.includes(part)))("counts without %s in its seats", (part) => {
    for (const value of [undefined, null, {}, [7, null]]) {
      const read = readEntry({ ...entry, seats: entry.seats.map((one) => ({ ...one, [part]: value })) });
      const sheets = played(read ? [read] : [], ALL);
      expect([figures(sheets)?.games, figures(sheets)?.best]).toEqual([1, 50]);
      expect(opponents(sheets).map(({ games, won, margin }) => [games, won, margin])).toEqual([[1, 1, 10]]);
      expect(() => ladder(["otto"], sheets)).not.toThrow();
    }
  });

  test.each([
    ["Otto", "otto"],
    ["Otto 2", "otto"],
    ["Nova", "champion"],
    ["Nova 3", "champion"],
    ["Greedy", "greedy"],
  ])("in which a bot was only known as %s", (name, player) => {
    const { player: _, ...old } = rival({ name });
    expect(readEntry({ ...entry, seats: [old, { ...old, bot: false }] })?.seats.map((one) => one.player)).toEqual([
      player,
      "",
    ]);
  });

  test.each([null, 7, "x", [], {}, { id: 7, seats: [] }, { id: "A", seats: [null] }])("is no game: %j", (value) => {
    expect(readEntry(value)).toBeNull();
  });
});
