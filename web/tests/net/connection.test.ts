import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command, React, Refused, ServerMessage } from "../../src/generated/protocol";
import { Connection, type Wire } from "../../src/net/connection";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: { type: string; id: number; have?: number }[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Open, and be welcomed. */
  welcome(): this {
    this.onopen?.();
    this.tell({ type: "welcome" });
    return this;
  }

  get commands(): string[] {
    return this.said.slice(1).map((message) => message.type);
  }
}

let wires: FakeWire[];
let heard: ServerMessage[];
let up: boolean[];
let away: Refused[];
let version: number;
let connection: Connection;

const wire = (index: number): FakeWire => {
  const found = wires[index];
  if (!found) throw new Error(`wire ${index} was not opened`);
  return found;
};
const pass: Command = { type: "choose", decision: "1w", move: "-" };

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  up = [];
  away = [];
  version = 0;
  connection = new Connection(
    () => {
      const opened = new FakeWire();
      wires.push(opened);
      return opened;
    },
    () => ({ type: "join", token: "t", have: version }),
    {
      hear: (message) => heard.push(message),
      connected: (now) => up.push(now),
      turnedAway: (refused) => away.push(refused),
    },
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("it joins first, and says that it is connected when it is welcomed", () => {
  wire(0).onopen?.();
  expect(wire(0).said).toEqual([{ type: "join", token: "t", have: 0, id: 1 }]);
  expect(up).toEqual([]);
  wire(0).tell({ type: "welcome" });
  expect(up).toEqual([true]);
  expect(heard).toEqual([{ type: "welcome" }]);
});

test("a command waits until it is welcomed", () => {
  connection.send(pass);
  wire(0).onopen?.();
  expect(wire(0).commands).toEqual([]);
  wire(0).tell({ type: "welcome" });
  expect(wire(0).commands).toEqual(["choose"]);
});

test("after a break it joins again with the version it has", () => {
  wire(0).welcome();
  version = 7;
  wire(0).onclose?.();
  expect(up).toEqual([true, false]);
  vi.runOnlyPendingTimers();
  wire(1).onopen?.();
  expect(wire(1).said).toEqual([{ type: "join", token: "t", have: 7, id: 2 }]);
  wire(1).tell({ type: "news" });
  expect(up).toEqual([true, false, true]);
});

test("what was not answered is sent again with its id, what was answered is not", () => {
  wire(0).welcome();
  const first = connection.send(pass);
  const second = connection.send({ type: "roll", decision: "2r" });
  wire(0).tell({ type: "ok", id: first, version: 3 });
  wire(0).onclose?.();
  vi.runOnlyPendingTimers();
  wire(1).welcome();
  expect(wire(1).said.slice(1)).toEqual([{ type: "roll", decision: "2r", id: second }]);
  wire(1).tell({ type: "refused", id: second, code: "stale_decision", message: "" });
  wire(1).onclose?.();
  vi.runOnlyPendingTimers();
  expect(wire(2).welcome().commands).toEqual([]);
});

test("what would not be harmless twice is not sent again, unless it was never sent", () => {
  wire(0).welcome();
  connection.send({ type: "remove", seat: 1 });
  connection.send({ type: "add_bot", player: "greedy" });
  connection.send({ type: "add_bot", player: "greedy", seat: 2 });
  wire(0).onclose?.();
  connection.send({ type: "remove", seat: 3 });
  vi.runOnlyPendingTimers();
  wire(1).welcome();
  expect(wire(1).commands).toEqual(["add_bot", "remove"]);
  expect(wire(1).said.at(-1)).toMatchObject({ seat: 3 });
});

test("it tries less and less often, and at once when it is woken", () => {
  const pauses = Array.from({ length: 8 }, (_, index) => {
    const before = Date.now();
    wire(index).onclose?.();
    vi.advanceTimersToNextTimer();
    expect(wires.length).toBe(index + 2);
    return Date.now() - before;
  });
  expect(pauses[0]).toBeLessThan(400);
  expect(pauses[3]).toBeGreaterThan(1_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10_000);
  wire(8).onclose?.();
  connection.wake();
  expect(wires.length).toBe(10);
  connection.wake();
  expect(wires.length).toBe(10);
});

test("a connection that does not answer counts as broken, a quiet one does not", () => {
  wire(0).welcome();
  vi.advanceTimersByTime(3_600_000);
  expect(wires.length).toBe(1);
  connection.send(pass);
  vi.advanceTimersByTime(9_000);
  expect(wire(0).closed).toBe(true);
  expect(wires.length).toBe(2);
  vi.advanceTimersByTime(9_000);
  expect(wires.length).toBe(3);
});

test("a table that does not let us in is not asked again", () => {
  wire(0).onopen?.();
  wire(0).tell({ type: "refused", id: 1, code: "not_seated", message: "no" });
  expect(away.map((refused) => refused.code)).toEqual(["not_seated"]);
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
});

test.each(["{", "null", "3", '{"type": "song"}', ""])("a page that cannot read %j is told that it is old", (text) => {
  wire(0).welcome();
  wire(0).onmessage?.({ data: text });
  expect(away.map((refused) => refused.code)).toEqual(["unreadable"]);
  vi.advanceTimersByTime(60_000);
  expect([wires.length, wire(0).closed]).toEqual([1, true]);
});

test("a table that is too busy is asked again", () => {
  wire(0).onopen?.();
  wire(0).tell({ type: "refused", id: 1, code: "too_many", message: "wait" });
  expect(away).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(wires.length).toBe(2);
});

test("a closed connection stays closed", () => {
  wire(0).welcome();
  connection.close();
  connection.wake();
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
  expect(wire(0).closed).toBe(true);
});

test("a reaction is sent once, now or never, and nobody waits for an answer", () => {
  const react: React = { type: "react", reaction: "lucky" };
  connection.toss(react);
  wire(0).onopen?.();
  connection.toss(react);
  expect(wire(0).commands).toEqual([]);
  wire(0).tell({ type: "welcome" });
  connection.toss(react);
  expect(wire(0).said.at(-1)).toEqual(react);
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
  wire(0).onclose?.();
  connection.toss(react);
  vi.advanceTimersByTime(1000);
  wire(1).welcome();
  expect(wire(1).commands).toEqual([]);
});
