import { describe, expect, test } from "vitest";
import { type Game, reduce } from "../../src/game/game";
import type { Choose, News, Reacted, Reaction, Refused } from "../../src/generated/protocol";
import { games, gameWhere, lying, mine, ownMove, streams } from "./golden";

const start = (): Game => gameWhere("classic", (game) => (game.yours[0]?.legal.length ?? 0) > 1);
const seat = (game: Game): number => game.yours[0]?.seat ?? -1;

function after(game: Game, ...inputs: Parameters<typeof reduce>[1][]): Game {
  return inputs.reduce<Game>((now, input) => reduce(now, input) ?? now, game);
}

function news(game: Game, changes: Partial<News>): News {
  const { now, yours } = game;
  return { type: "news", version: game.version + 1, events: [], now, yours, table: null, ...changes };
}

const choice = (game: Game): Choose => ({
  type: "choose",
  decision: game.now?.decision ?? "",
  move: ownMove(game),
  seat: seat(game),
});

const refused = (id: number): Refused => ({
  type: "refused",
  id,
  code: "paused",
  message: "",
  path: "",
  rule: "",
  reason: "",
  facts: {},
});

describe.each(Object.keys(streams))("a stream of %s", (variant) => {
  test("is followed to the end", () => {
    const stream = streams[variant] ?? [];
    const last = games(variant).at(-1);
    expect(last?.now).toEqual(stream.flatMap((message) => ("now" in message ? [message.now] : [])).at(-1));
    expect(last?.now?.scene.phase).toBe("over");
    expect(last?.table.status).toBe("over");
    expect(last?.table.fair?.seed).not.toBe("");
  });

  test("that is told twice changes nothing", () => {
    const all = games(variant);
    const last = all.at(-1);
    if (!last) throw new Error("empty");
    for (const message of streams[variant] ?? []) {
      if (message.type === "news") expect(reduce(last, message)).toBe(last);
    }
  });
});

const reacted = (seat: number, reaction: Reaction): Reacted => ({ type: "reacted", seat, reaction });

test("a seat shows its latest reaction, and nothing else has changed", () => {
  const game = start();
  const shown = after(game, reacted(0, "lucky"), reacted(1, "ouch"), reacted(0, "laugh"));
  expect(shown).toEqual({ ...game, reactions: [reacted(1, "ouch"), reacted(0, "laugh")] });
});

test("reactions outlast news, but not a welcome: seats may have moved", () => {
  const game = after(start(), reacted(0, "lucky"));
  expect(after(game, news(game, {})).reactions).toEqual([reacted(0, "lucky")]);
  const { version, table, variant, now, yours, bots } = game;
  expect(after(game, { type: "welcome", version, table, variant, now, yours, bots }).reactions).toEqual([]);
});

test("nothing is known before the welcome", () => {
  expect(reduce(null, { type: "ok", id: 1, version: 1 })).toBeNull();
});

test("only what is offered can be tried", () => {
  const game = start();
  const tried = after(game, { type: "try", seat: seat(game), move: ownMove(game) });
  expect(tried.tried).toEqual({ seat: seat(game), decision: game.now?.decision, move: ownMove(game) });
  expect(after(game, { type: "try", seat: seat(game), move: "r99" }).tried).toBeNull();
  expect(after(game, { type: "try", seat: seat(game) + 1, move: ownMove(game) }).tried).toBeNull();
  expect(after(tried, { type: "untry" }).tried).toBeNull();
});

test("what was tried stays while its decision is open, and is gone with it", () => {
  const game = start();
  const tried = after(game, { type: "try", seat: seat(game), move: ownMove(game) });
  expect(after(tried, news(game, { events: [{ type: "chose", seat: 1 }] })).tried).not.toBeNull();
  const next = game.now && { ...game.now, decision: "99w" };
  expect(after(tried, news(game, { now: next })).tried).toBeNull();
  expect(after(tried, news(game, { yours: [mine(seat(game), ["-"])] })).tried).toBeNull();
});

test("a choice is on its way until it is answered", () => {
  const game = start();
  const sent = after(game, { type: "sent", id: 7, command: choice(game) });
  expect(sent.sent?.id).toBe(7);
  expect(after(sent, { type: "ok", id: 6, version: 1 }).sent).not.toBeNull();
  expect(after(sent, { type: "ok", id: 7, version: 1 }).sent).toBeNull();
  expect(after(sent, refused(6)).sent).not.toBeNull();
  const back = after(sent, refused(7));
  expect([back.sent, back.refused?.code]).toEqual([null, "paused"]);
  expect(after(back, { type: "noted" }).refused).toBeNull();
});

test("a choice on its way survives a new welcome while its decision is open", () => {
  const game = start();
  const sent = after(game, { type: "sent", id: 7, command: choice(game) });
  const { table, variant, now, yours, bots } = game;
  const welcome = { type: "welcome", version: game.version, table, variant, now, yours, bots } as const;
  expect(after(sent, welcome).sent).not.toBeNull();
  expect(after(sent, { ...welcome, now: now && { ...now, decision: "99c" } }).sent).toBeNull();
});

test("a choice that is refused is shown again as it was tried, while it is open", () => {
  const game = start();
  const sent = after(game, { type: "sent", id: 7, command: choice(game) });
  expect(after(sent, refused(7)).tried?.move).toBe(ownMove(game));
  const next = game.now && { ...game.now, decision: "99w" };
  expect(after({ ...sent, now: next }, refused(7)).tried).toBeNull();
});

test("why something was refused is not told any more when the table has gone on", () => {
  const game = after(start(), refused(3));
  expect(after(game, news(game, {})).refused).not.toBeNull();
  expect(after(game, news(game, { now: game.now && { ...game.now, decision: "99w" } })).refused).toBeNull();
});

test("of several people with one device, whoever acts has it", () => {
  const game = { ...start(), yours: [mine(0, ["r7", "-"]), mine(1, ["r7", "-"])] };
  const decision = game.now?.decision ?? "";
  expect(game.hand).toBeNull();
  expect(after(game, { type: "take", seat: 1 }).hand).toBe(1);
  expect(after(game, { type: "sent", id: 7, command: { ...choice(game), seat: 1 } }).hand).toBe(1);
  const rolls = { ...game, hand: 0, now: game.now && { ...game.now, active: 1 } };
  expect(after(rolls, { type: "sent", id: 7, command: { type: "roll", decision } }).hand).toBe(1);
  const elsewhere = { ...rolls, yours: [mine(0)] };
  expect(after(elsewhere, { type: "sent", id: 7, command: { type: "roll", decision } }).hand).toBe(0);
});

test("a color choice that is taken back is not told any more", () => {
  const game = start();
  const crossed = news(game, { events: [{ type: "crossed", seat: 0, field: "r5", by_bonus: false }] });
  const back = (phase: "color" | "white") =>
    after(after(game, crossed), {
      ...news(game, { version: game.version + 2, events: [{ type: "took_back", seat: 0 }] }),
      now: game.now && lying(game.now, { phase }),
    }).landed;
  expect([back("color").length, back("white").length]).toEqual([0, 1]);
});

test("what landed stays until something else lands", () => {
  const game = start();
  const crossed = news(game, { events: [{ type: "crossed", seat: 0, field: "r5", by_bonus: false }] });
  const landed = after(game, crossed);
  expect(landed.landed).toEqual(crossed.events);
  const rolled = news(landed, { events: [{ type: "rolled", seat: 0, roll: "11 1111" }] });
  expect(after(landed, rolled).landed).toEqual(crossed.events);
});
