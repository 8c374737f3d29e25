import { describe, expect, test } from "vitest";
import { shownChoice } from "../../src/game/board";
import type { Game } from "../../src/game/game";
import * as select from "../../src/game/select";
import type { SeatView, TableView } from "../../src/generated/protocol";
import { games, gameWhere, lying, mine, ownMove, streams } from "./golden";

const choosing = (): Game => gameWhere("classic", (game) => ownMove(game) !== "");
const own = (game: Game): number => game.yours[0]?.seat ?? -1;

test("somebody who watches has no seat, and is offered nothing", () => {
  const game = { ...choosing(), yours: [] };
  expect(select.ownSeat(game)).toBeNull();
  expect(select.crosses(game)).toEqual([]);
  expect(select.mayPass(game)).toBe(false);
  expect(select.others(game).length).toBe(2);
});

test("of several seats the one that has something to do is played", () => {
  const game = choosing();
  const idle = mine(1 - own(game));
  const both = { ...game, yours: [idle, ...game.yours] };
  expect(select.ownSeat(both)?.seat).toBe(own(game));
});

test("the host is who has the host's seat, also while somebody else is away", () => {
  const game = choosing();
  const host = 1 - own(game);
  const seats = game.table.seats.map((seat, index) => ({ ...seat, away: index === host }));
  expect(select.isHost({ ...game, table: { ...game.table, host: own(game) } })).toBe(true);
  expect(select.isHost({ ...game, table: { ...game.table, host, seats } })).toBe(false);
  expect(select.isHost({ ...game, yours: [], table: { ...game.table, host } })).toBe(false);
  expect(select.isHost({ ...game, table: { ...game.table, host: null } })).toBe(false);
});

test("whom one can make the host or let a bot play for is told", () => {
  const game = choosing();
  const [seat] = game.table.seats;
  if (!seat) throw new Error("no seats");
  const table = { ...game.table, seats: ["Ada", "Ben", "Cleo", "Dora"].map((name) => ({ ...seat, name })) };
  const told = { ...mine(0), hand_over: [2, 3], replace: [3], replace_later: [1] };
  expect(select.mayHost({ ...game, table, yours: [told] })).toEqual([
    { seat: 2, name: "Cleo" },
    { seat: 3, name: "Dora" },
  ]);
  expect(select.replaceable({ ...game, table, yours: [told, { ...told, seat: 2 }] })).toEqual([
    { seat: 1, name: "Ben", later: true },
    { seat: 3, name: "Dora", later: false },
  ]);
  expect([...select.mayHost({ ...game, yours: [] }), ...select.replaceable({ ...game, yours: [] })]).toEqual([]);
});

test("everybody is here if all the others are bots", () => {
  const game = choosing();
  expect(select.allHere(game)).toBe(true);
  expect(select.allHere({ ...game, yours: [] })).toBe(false);
  const seats = game.table.seats.map((seat) => ({ ...seat, kind: "person" as const }));
  const people = { ...game, table: { ...game.table, seats } };
  expect(select.allHere(people)).toBe(false);
  expect(select.allHere({ ...people, yours: [mine(0), mine(1)] })).toBe(true);
});

test("in every game this page rolls or chooses exactly when its own seat is awaited to", () => {
  for (const variant of Object.keys(streams)) {
    for (const game of games(variant).filter((each) => each.now && each.now.scene.phase !== "over")) {
      const awaited = game.now?.awaited.includes(own(game));
      const stage = awaited ? (game.now?.scene.phase === "roll" ? "roll" : "choose") : "wait";
      expect(select.stageOf(game)).toBe(stage);
    }
  }
});

test("what is to be done depends on who sits here, and on what is going on", () => {
  const game = choosing();
  const seats = game.table.seats.map((seat) => ({ ...seat, stand_in: true }));
  const command = { type: "roll", decision: game.now?.decision ?? "" } as const;
  const rolls = [{ ...mine(own(game)), rolls: true }];
  expect(select.stageOf({ ...game, now: null })).toBe("over");
  expect(select.stageOf({ ...game, yours: [] })).toBe("watch");
  expect(select.stageOf({ ...game, table: { ...game.table, seats } })).toBe("bot");
  expect(select.stageOf({ ...game, table: { ...game.table, paused: "person" } })).toBe("paused");
  expect(select.stageOf({ ...game, sent: { id: 1, command } })).toBe("sending");
  expect(select.stageOf({ ...game, yours: rolls })).toBe("roll");
  expect(select.stageOf({ ...game, yours: rolls, table: { ...game.table, dice: "real" } })).toBe("enter");
  expect(select.stageOf({ ...game, yours: [mine(own(game))] })).toBe("wait");
});

describe("several people with one device", () => {
  const people = (changes: Partial<Game>, phase: "roll" | "white" | "color" = "white"): Game => {
    const game = choosing();
    const [seat] = game.table.seats;
    if (!seat || !game.now) throw new Error("no seats");
    const seats = ["Ada", "Ben", "Cleo"].map((name) => ({ ...seat, name, kind: "person" as const, player: "" }));
    const now = lying({ ...game.now, active: 1, scores: [0, 0, 0] }, { phase, sheets: ["", "", ""] });
    return { ...game, table: { ...game.table, seats }, now, ...changes };
  };
  const some = ["r7", "y7", "-"];
  const chose = (seat: number) => ({ ...mine(seat), choice: "r7", take_back: "1w" });

  test("choose clockwise from the one who rolled, each after getting the device", () => {
    const all = [mine(0, some), mine(1, some), mine(2, some)];
    expect(select.handOver(people({ yours: all }))).toBe(1);
    const given = people({ yours: all, hand: 1 });
    expect([select.handOver(given), select.ownSeat(given)?.seat, select.stageOf(given)]).toEqual([null, 1, "choose"]);
    const next = people({ yours: [mine(0, some), chose(1), mine(2, some)], hand: 1 });
    expect([select.handOver(next), select.ownSeat(next)?.seat, select.stageOf(next)]).toEqual([2, 2, "hand_over"]);
    const last = people({ yours: [mine(0, some), chose(1), chose(2)], hand: 2 });
    expect(select.handOver(last)).toBe(0);
  });

  test("whoever has the device goes first, if they can choose", () => {
    const game = people({ yours: [mine(0, some), mine(1, some)], hand: 0 });
    expect([select.handOver(game), select.ownSeat(game)?.seat]).toEqual([null, 0]);
  });

  test("hand it over for an open choice too, if it is known to be with somebody else", () => {
    const color = (hand: number | null) => people({ yours: [mine(0), mine(1, some)], hand }, "color");
    expect([select.handOver(color(0)), select.stageOf(color(0)), select.isFaceDown(color(0))]).toEqual([
      1,
      "hand_over",
      false,
    ]);
    expect(select.handOver(color(1))).toBeNull();
    expect(select.handOver(color(null))).toBeNull();
    expect(select.handOver(people({ yours: [mine(0), mine(1, ["-"])], hand: 0 }, "color"))).toBeNull();
    expect(select.handOver({ ...color(0), yours: [mine(1, some)] })).toBeNull();
  });

  test("need not hand it over where there is nothing to choose", () => {
    expect(select.handOver(people({ yours: [mine(0, ["-"]), chose(1)], hand: 1 }))).toBeNull();
    expect(select.handOver(people({ yours: [mine(0), mine(1)], hand: 0 }, "roll"))).toBeNull();
    expect(select.handOver(people({ yours: [mine(1, some)] }))).toBeNull();
  });

  test("the one to roll is shown, then again the one who has the device", () => {
    expect(select.ownSeat(people({ yours: [mine(0), mine(1)], hand: 0 }, "roll"))?.seat).toBe(1);
    expect(select.ownSeat(people({ yours: [chose(0), mine(2)], hand: 0 }))?.seat).toBe(0);
    expect(select.ownSeat(people({ yours: [mine(0), mine(2)] }))?.seat).toBe(2);
  });

  test("take back only what is theirs, while it lies face down", () => {
    const yours = [chose(0), chose(1), mine(2, some)];
    expect(select.mayTakeBack(people({ yours, hand: 1 }))?.seat).toBe(1);
    expect(select.mayTakeBack(people({ yours, hand: 2 }))).toBeNull();
    expect(select.mayTakeBack(people({ yours }))).toBeNull();
    expect(select.mayTakeBack(people({ yours: [chose(0)] }))?.seat).toBe(0);
    const color = { ...mine(1), take_back: "1c" };
    expect(select.mayTakeBack(people({ yours: [mine(0), color], hand: 0 }, "roll"))?.seat).toBe(1);
    expect(select.mayTakeBack({ ...people({ yours: [chose(0)] }), sent: null })?.seat).toBe(0);
  });

  test("see nothing of what another has chosen face down", () => {
    const game = people({ yours: [chose(0), chose(1), mine(2, some)], hand: 1 });
    expect([0, 1, 2].map((seat) => shownChoice(game, seat))).toEqual(["", "r7", ""]);
    expect(shownChoice({ ...game, hand: null }, 1)).toBe("");
  });
});

test("the sum of the white dice", () => {
  const game = choosing();
  const rolled = (roll: string) => select.whiteSum({ ...game, now: game.now && lying(game.now, { roll }) });
  expect(rolled("34 2516")).toBe(7);
  expect(rolled("3? 2516")).toBeNull();
  expect(rolled("")).toBeNull();
});

test("the others follow in the order of play", () => {
  const game = choosing();
  const [seat] = game.table.seats;
  if (!seat || !game.now) throw new Error("no seats");
  const table = { ...game.table, seats: ["Ada", "Ben", "Cleo", "Dora"].map((name) => ({ ...seat, name })) };
  const at = (seated: number) => ({
    ...game,
    table,
    yours: [mine(seated)],
  });
  expect(select.others(at(1)).map((other) => other.name)).toEqual(["Cleo", "Dora", "Ada"]);
  expect(select.others(at(3)).map((other) => other.name)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("there is company if people play elsewhere, but not with bots or on one device", () => {
  const game = choosing();
  const seats = (...kinds: SeatView["kind"][]) => ({
    ...game.table,
    seats: game.table.seats.slice(0, 1).flatMap((seat) => kinds.map((kind) => ({ ...seat, kind }))),
  });
  const company = (table: TableView, ...held: number[]) =>
    select.hasCompany({ ...game, table, yours: held.map((seat) => mine(seat)) });
  expect(company(seats("person", "bot", "empty"), 0)).toBe(false);
  expect(company(seats("person", "person", "bot"), 0, 1)).toBe(false);
  expect(company(seats("person", "person"))).toBe(false);
  expect(company(seats("person", "bot", "person"), 0)).toBe(true);
  expect(company(seats("person", "person", "person"), 0, 1)).toBe(true);
});

test("a reaction is shown beside the name of its seat", () => {
  const game: Game = { ...choosing(), reactions: [{ type: "reacted", seat: 1, reaction: "lucky" }] };
  const all = select.others({ ...game, yours: [] });
  expect(all.map((other) => other.reaction)).toEqual([undefined, "lucky"]);
});

test("the ranking is told, and has the best first", () => {
  const game = choosing();
  const now = game.now && { ...game.now, scores: [7, 31, -5, 31] };
  const table = { ...game.table, ranks: [3, 1, 4, 1] };
  expect(select.ranking({ ...game, now, table })).toEqual([
    { seat: 1, rank: 1, score: 31 },
    { seat: 3, rank: 1, score: 31 },
    { seat: 0, rank: 3, score: 7 },
    { seat: 2, rank: 4, score: -5 },
  ]);
  expect(select.ranking(game)).toEqual([]);
});
