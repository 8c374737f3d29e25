import { describe, expect, test } from "vitest";
import { growth, turnsAt } from "../../src/replay/growth";
import { gameAt, turnFrom } from "../../src/replay/replay";
import { at, playthrough, VARIANTS } from "../game/playthroughs";

describe.each(VARIANTS)("the replay of %s", (variant) => {
  const { replay } = playthrough(variant);
  const last = replay.moments.length - 1;

  test("is watched by somebody who can do nothing", () => {
    for (const [index, { now }] of replay.moments.entries()) {
      const game = gameAt(replay, index);
      expect([game.yours, game.table.status]).toEqual([[], index === last ? "over" : "playing"]);
      expect(game.now?.scene.sheets).toBe(now.scene.sheets);
    }
  });

  test("shows the dice of a turn until the next ones are rolled", () => {
    let lying: { turn: number; scene: { roll: string } } = { turn: 1, scene: { roll: "" } };
    for (const [index, { now }] of replay.moments.entries()) {
      if (now.scene.roll) lying = now;
      expect(gameAt(replay, index).now).toMatchObject({ turn: lying.turn, scene: { roll: lying.scene.roll } });
    }
    expect(lying.turn).toBe(at(replay.moments, -1).now.turn);
  });

  test("grows from nothing to the final scores, and never goes back in time", () => {
    const series = growth(replay);
    expect(series.map(({ name }) => name)).toEqual(replay.seats.map(({ name }) => name));
    expect(series.map(({ points }) => at(points, 0))).toEqual(replay.seats.map(() => ({ x: 0, y: 0 })));
    expect(series.map(({ points }) => at(points, -1).y)).toEqual(at(replay.moments, -1).now.scores);
    const times = replay.moments.map(({ now }) => turnsAt(now));
    for (const [index, time] of times.slice(1).entries()) expect(time).toBeGreaterThan(at(times, index));
    expect(times.at(-1)).toBe(at(replay.moments, -1).now.turn);
  });

  test("can be leafed through turn by turn", () => {
    const forward = [0];
    while (turnFrom(replay, at(forward, -1), 1) !== at(forward, -1)) forward.push(turnFrom(replay, at(forward, -1), 1));
    expect(forward.length, "the start, each roll, the end").toBe(at(replay.moments, -1).now.turn + 2);
    expect(forward.at(-1)).toBe(last);
    const back = [last];
    while (turnFrom(replay, at(back, -1), -1) !== at(back, -1)) back.push(turnFrom(replay, at(back, -1), -1));
    expect(back.reverse()).toEqual(forward);
  });
});

test("a replay without moments shows an empty sheet", () => {
  const { replay } = playthrough("classic");
  expect(gameAt({ ...replay, moments: [] }, 0).now).toBeNull();
});
