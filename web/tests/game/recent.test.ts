import { expect, test } from "vitest";
import { tray } from "../../src/dice/tray";
import { board } from "../../src/game/board";
import { type Game, reduce } from "../../src/game/game";
import { isByBots, isWorthSeeing } from "../../src/game/pace";
import { freshCrosses, lastRoll, othersDid } from "../../src/game/recent";
import type { DiceScene, Event, News, Welcome } from "../../src/generated/protocol";
import { gameWhere, lying, mine } from "./golden";

const ROLL = "34 2516";
const crossed = (seat: number, field: string): Event => ({ type: "crossed", seat, field, by_bonus: false });
const rolled = (seat: number, roll = ROLL): Event => ({ type: "rolled", seat, roll });

/** Ada waits for a bot in turn 7, and the dice lie on the table. */
function start(): Game {
  const game = gameWhere("classic", ({ now }) => now?.scene.phase === "white");
  const seats = game.table.seats.map((seat, index) => ({ ...seat, player: index ? "otto" : "" }));
  const quiet = { ...game, table: { ...game.table, dice: "server" as const, clock: 0, seats }, yours: [mine(0)] };
  return hear(quiet, [rolled(1)], { roll: ROLL }, 7, 1);
}

function news(game: Game, events: readonly Event[], scene: Partial<DiceScene>, turn: number, active: number): News {
  if (!game.now) throw new Error("the game has not started");
  const now = { ...lying(game.now, scene), turn, active, decision: `${turn} ${scene.phase}` };
  return { type: "news", version: game.version + 1, events, now, yours: game.yours, table: null };
}

function hear(game: Game, events: readonly Event[], scene: Partial<DiceScene>, turn: number, active: number): Game {
  const heard = reduce(game, news(game, events, { phase: "white", ...scene }, turn, active));
  if (!heard) throw new Error("nothing was heard");
  return heard;
}

/** The white action has landed, and the bot is to choose with the colored dice. */
const white = () =>
  hear(start(), [crossed(0, "r7"), crossed(1, "g7")], { phase: "color", sheets: ["r7 - - - p0", "- - g7 - p0"] }, 7, 1);
/** The bot has chosen, too: the next roll is awaited. */
const done = () =>
  hear(white(), [crossed(1, "b5")], { phase: "roll", roll: "", sheets: ["r7 - - - p0", "- - g7 b5 p0"] }, 8, 0);

const fresh = (game: Game, seat: number) =>
  board(game, seat)
    .rows.flatMap((row) => row.fields)
    .flatMap((field) => (field.fresh ? [field.printed.id] : []));

test("the dice of a finished turn stay until the next roll", () => {
  expect(lastRoll(white())).toBe("");
  expect(lastRoll(done())).toBe(ROLL);
  expect(tray(done()).map(({ face, state }) => [face, state])).toEqual(
    [3, 4, 2, 5, 1, 6].map((face) => [face, "past"]),
  );
  const next = hear(done(), [rolled(0, "11 1.11")], { roll: "11 1.11" }, 8, 0);
  expect([lastRoll(next), next.recent?.roll]).toEqual(["", "11 1.11"]);
  expect(tray(next).map(({ state }) => state)).toEqual(["rolled", "rolled", "rolled", "gone", "rolled", "rolled"]);
});

test("dice that nobody saw are not shown, nor are those of real dice", () => {
  const game = done();
  const { table, variant, now, yours, bots } = game;
  const welcome: Welcome = { type: "welcome", version: 99, table, variant, now, yours, bots };
  expect(lastRoll(reduce(game, welcome) ?? game)).toBe(ROLL);
  const later = { ...welcome, now: now && { ...now, turn: 12 } };
  const back = reduce(game, later) ?? game;
  expect([lastRoll(back), freshCrosses(back, 1).size, othersDid(back)]).toEqual(["", 0, []]);
  const joined = reduce(null, welcome);
  if (!joined) throw new Error("nobody was welcomed");
  expect(tray(joined).every(({ state }) => state === "waiting")).toBe(true);
  expect(lastRoll({ ...game, table: { ...table, dice: "real" } })).toBe("");
});

test("a turn that was heard of only as a whole leaves its dice, too", () => {
  const game = hear(
    start(),
    [crossed(1, "r7"), rolled(1, "66 1111"), crossed(1, "b5")],
    { phase: "roll", roll: "" },
    9,
    0,
  );
  expect([lastRoll(game), [...freshCrosses(game, 1)]]).toEqual(["66 1111", ["b5"]]);
});

test("the crosses of the others are fresh until the next roll; our own we know", () => {
  expect([fresh(white(), 1), fresh(white(), 0)]).toEqual([["g7"], []]);
  expect(fresh(done(), 1)).toEqual(["g7", "b5"]);
  const watched = { ...done(), yours: [] };
  expect(fresh(watched, 0)).toEqual(["r7"]);
  expect(fresh(hear(done(), [rolled(0)], { roll: ROLL }, 8, 0), 1)).toEqual([]);
});

test("what the others did is told until they do something else, even after the next roll", () => {
  expect(othersDid(start())).toEqual([]);
  expect(othersDid(done())).toEqual([crossed(1, "g7"), crossed(1, "b5")]);
  const next = hear(done(), [rolled(0)], { roll: ROLL }, 8, 0);
  expect(othersDid(next)).toEqual(othersDid(done()));
  const passed = hear(next, [{ type: "passed", seat: 1 }], { phase: "color", roll: ROLL }, 8, 0);
  expect(othersDid(passed)).toEqual([{ type: "passed", seat: 1 }]);
  const shared = { ...done(), yours: [mine(0), mine(1)] };
  expect(othersDid(shared)).toHaveLength(3);
});

test("what was taken back is neither fresh nor told", () => {
  const back = hear(
    done(),
    [{ type: "took_back", seat: 1 }],
    { phase: "color", roll: ROLL, sheets: white().now?.scene.sheets ?? [] },
    7,
    1,
  );
  expect([lastRoll(back), fresh(back, 1), othersDid(back)]).toEqual(["", ["g7"], [crossed(1, "g7")]]);
  const penalty: Event[] = [
    { type: "passed", seat: 1 },
    { type: "penalized", seat: 1 },
  ];
  const penalized = hear(white(), penalty, { phase: "roll", roll: "" }, 8, 0);
  expect(othersDid(penalized)).toHaveLength(3);
  const again = hear(
    penalized,
    [{ type: "took_back", seat: 1 }],
    { phase: "color", roll: ROLL, sheets: white().now?.scene.sheets ?? [] },
    7,
    1,
  );
  expect(othersDid(again)).toEqual([crossed(1, "g7")]);
});

test("what a bot did is worth seeing while nobody here has to decide", () => {
  const landed = (game: Game) => news(game, [crossed(0, "r7"), crossed(1, "g7")], {}, 7, 1);
  const seen = (changes: Partial<Game>) => isWorthSeeing({ ...white(), ...changes }, landed(white()));
  const { table } = white();
  expect(seen({})).toBe(true);
  expect(seen({ yours: [] })).toBe(true);
  expect(seen({ yours: [mine(0, ["r8", "-"])] })).toBe(false);
  expect(seen({ yours: [{ ...mine(0), rolls: true }] })).toBe(false);
  expect(seen({ yours: [{ ...mine(0), take_back: "7c" }] })).toBe(false);
  expect(seen({ table: { ...table, clock: 30 } })).toBe(false);
  expect(isWorthSeeing(white(), news(white(), [rolled(1)], {}, 7, 1))).toBe(false);
  expect(isWorthSeeing(white(), news(white(), [crossed(0, "r7")], {}, 7, 1))).toBe(false);
});

test("only what bots do can wait", () => {
  const waits = (...events: Event[]) => isByBots(white(), news(white(), events, {}, 7, 1));
  expect(waits(crossed(1, "b5"), { type: "closed", row: "blue" })).toBe(true);
  expect(waits(rolled(1), { type: "chose", seat: 1 })).toBe(true);
  expect(
    waits(crossed(1, "b5"), { type: "ended", by_rows: true, by_penalties: false }, { type: "table_changed" }),
  ).toBe(true);
  expect(waits(rolled(0))).toBe(false);
  expect(waits(rolled(1), { type: "chose", seat: 0 })).toBe(false);
  expect(waits({ type: "table_changed" })).toBe(false);
  expect(waits()).toBe(false);
  expect(isByBots(white(), { type: "ok", id: 1, version: 1 })).toBe(false);
});
