import { describe, expect, test } from "vitest";
import { finished } from "../../src/history/finishing";
import { held, newestFirst, played, playersOf, variantsOf } from "../../src/history/history";
import { heard, playthrough, VARIANTS } from "../game/playthroughs";
import { ALL, game, rival, seat } from "./kept";

describe.each(VARIANTS)("a finished game of %s", (variant) => {
  const { messages, replay } = playthrough(variant);
  const last = heard(messages);

  test("is kept with what its sheets say", () => {
    const kept = finished(last, 1234);
    if (!kept || !last.now) throw new Error("it is over");
    expect([kept.id, kept.when, kept.variant, kept.turns]).toEqual([last.table.code, 1234, variant, last.now.turn]);
    expect(kept.seats.map(({ score }) => score)).toEqual(last.now.scores);
    expect(kept.seats.map(({ won }) => won)).toEqual(kept.seats.map((_, index) => last.now?.winners.includes(index)));
    expect(kept.seats.filter(({ own }) => own).length).toBe(last.yours.length);
    expect(kept.seats.filter(({ bot }) => bot).length).toBe(1);
    expect(
      kept.seats.map(({ rank }) => rank),
      "as the server has told",
    ).toEqual(last.table.ranks);
    expect(kept.seats.map(({ player }) => player)).toEqual(last.table.seats.map(({ player }) => player));
    for (const { score, points, bonus, penalties } of kept.seats) {
      expect(points.length).toBe(kept.rows.length);
      const { penalty_points } = last.variant;
      expect(points.reduce((sum, one) => sum + one, 0) + bonus - penalties * penalty_points).toBe(score);
    }
    const locked = replay.moments.flatMap(({ events }) => events.filter((event) => event.type === "locked"));
    kept.seats.forEach((one, index) => {
      expect([...one.locked].sort()).toEqual(locked.flatMap((lock) => (lock.seat === index ? [lock.row] : [])).sort());
    });
  });

  test("is not kept before its end, nor by one who watches", () => {
    expect(finished(heard(messages.slice(0, -1)), 0)).toBeNull();
    expect(finished({ ...last, yours: [] }, 0)).toBeNull();
  });
});

test("the newest game comes first", () => {
  const games = [game("A", 1, []), game("C", 3, []), game("D", 2, []), game("B", 2, [])];
  expect(newestFirst(games).map(({ id }) => id)).toEqual(["C", "B", "D", "A"]);
});

test("games are chosen by variant and player", () => {
  const games = [
    game("A", 2, [seat({ score: 10 }), seat({ name: "Ben", score: 20 })], "longo"),
    game("B", 1, [seat({ score: 30 }), rival()]),
    game("C", 3, [seat({ score: 40 }), rival()]),
  ];
  expect(variantsOf(games)).toEqual([
    { id: "classic", title: "CLASSIC" },
    { id: "longo", title: "LONGO" },
  ]);
  expect(playersOf(games)).toEqual(["Ada", "Ben"]);
  const scores = (variant: string, player: string) => played(games, { variant, player }).map((one) => one.seat.score);
  expect(scores("", ""), "the oldest first").toEqual([30, 10, 20, 40]);
  expect(scores("classic", "")).toEqual([30, 40]);
  expect(scores("", "Ben")).toEqual([20]);
  expect(scores("classic", "Ben")).toEqual([]);
});

test("a seat that a bot plays at the end is kept as such, and counts for nobody", () => {
  const last = heard(playthrough("classic").messages);
  const [own] = last.yours;
  const seats = last.table.seats.map((one, index) =>
    index === own?.seat ? { ...one, player: "vera", stand_in: true } : one,
  );
  const kept = finished({ ...last, table: { ...last.table, seats } }, 0);
  const mine = kept?.seats[own?.seat ?? 0];
  expect([mine?.own, mine?.bot, mine?.player, mine?.standIn]).toEqual([true, false, "", true]);
  expect(played(kept ? [kept] : [], ALL)).toEqual([]);
  expect(held(kept ? [kept] : [], ALL).length, "but the game is still listed").toBe(1);
});
