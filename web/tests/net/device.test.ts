import { beforeEach, expect, test } from "vitest";
import { Device, type Thread } from "../../src/net/device";
import type { FromEngine, ToEngine } from "../../worker/calls";

class FakeThread implements Thread {
  onmessage: ((event: { readonly data: FromEngine }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly calls: ToEngine[] = [];
  ended = false;

  postMessage(call: ToEngine): void {
    this.calls.push(call);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: FromEngine): void {
    this.onmessage?.({ data });
  }

  get last(): ToEngine | undefined {
    return this.calls.at(-1);
  }
}

const PARTS = {
  python: "offline/pyodide-1/",
  package: "offline/rowlock-1.zip",
  shelf: "rowlock",
  memory: { cache: "offline 1", address: "offline/memory" },
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let thread: FakeThread;
let device: Device;

beforeEach(() => {
  thread = new FakeThread();
  device = new Device(thread, PARTS);
});

test("a request waits for the engine, and is answered with its text", async () => {
  expect(thread.calls).toEqual([{ type: "start", parts: PARTS }]);
  const answer = device.ask("bots");
  await settled();
  expect(thread.calls).toHaveLength(1);
  thread.say({ type: "ready" });
  await settled();
  expect(thread.last).toEqual({ type: "ask", id: 1, path: "bots" });
  thread.say({ type: "answer", id: 1, code: "", text: '["otto"]' });
  expect(await (await answer).json()).toEqual(["otto"]);
});

test("a review tells how far it is, and an engine that is let go tells nobody anything more", async () => {
  thread.say({ type: "ready" });
  const turns: number[] = [];
  const review = device.ask("reviews", { record: "x" }, (done) => turns.push(done));
  await settled();
  thread.say({ type: "reviewed", id: 1, turns: 1 });
  thread.say({ type: "reviewed", id: 2, turns: 9 });
  thread.say({ type: "reviewed", id: 1, turns: 2 });
  expect([turns, device.isBroken]).toEqual([[1, 2], false]);
  device.end();
  await expect(review).rejects.toMatchObject({ code: "device" });
  expect([thread.ended, device.isBroken]).toEqual([true, true]);
});

test("requests are told apart, and a refusal is a problem with its code", async () => {
  thread.say({ type: "ready" });
  const first = device.ask("replays", { record: "x" });
  const second = device.ask("tables/KXWPQM/record.txt");
  await settled();
  expect(thread.calls.slice(1)).toEqual([
    { type: "ask", id: 1, path: "replays", body: '{"record":"x"}' },
    { type: "ask", id: 2, path: "tables/KXWPQM/record.txt" },
  ]);
  thread.say({ type: "answer", id: 2, code: "", text: "a record" });
  thread.say({ type: "answer", id: 1, code: "bad_record", text: "line 1" });
  expect(await (await second).text()).toBe("a record");
  await expect(first).rejects.toMatchObject({ code: "bad_record", message: "line 1" });
});

test("a wire opens when the engine is ready, and carries messages both ways until it is closed", async () => {
  const wire = device.wire("KXWPQM");
  const heard: unknown[] = [];
  wire.onopen = () => wire.send("join");
  wire.onmessage = ({ data }) => heard.push(data);
  thread.say({ type: "ready" });
  await settled();
  expect(thread.calls.slice(1)).toEqual([
    { type: "open", line: 1, code: "KXWPQM" },
    { type: "say", line: 1, text: "join" },
  ]);
  thread.say({ type: "told", line: 1, text: "welcome" });
  thread.say({ type: "told", line: 9, text: "of another" });
  wire.close();
  wire.close();
  thread.say({ type: "told", line: 1, text: "too late" });
  expect(heard).toEqual(["welcome"]);
  expect(thread.calls.slice(3)).toEqual([{ type: "close", line: 1 }]);
});

test("a wire that is closed before the engine is ready is never opened", async () => {
  device.wire("KXWPQM").close();
  thread.say({ type: "ready" });
  await settled();
  expect(thread.calls.map(({ type }) => type)).toEqual(["start", "close"]);
});

test.each([
  ["says so", () => thread.say({ type: "failed", why: "no memory" })],
  ["cannot be loaded", () => thread.onerror?.()],
])("an engine that does not start and %s fails everybody", async (_, fail) => {
  const answer = device.ask("bots");
  const wire = device.wire("KXWPQM");
  let closed = 0;
  wire.onclose = () => {
    closed += 1;
  };
  fail();
  await expect(device.started).rejects.toMatchObject({ code: "device" });
  await expect(answer).rejects.toMatchObject({ code: "device" });
  await settled();
  expect(closed).toBe(1);
  expect(thread.ended).toBe(true);
});

test("an engine that breaks later fails whoever waits, and whoever asks from then on", async () => {
  thread.say({ type: "ready" });
  const wire = device.wire("KXWPQM");
  let closed = 0;
  wire.onclose = () => {
    closed += 1;
  };
  const answer = device.ask("bots");
  await settled();
  thread.say({ type: "failed", why: "out of memory" });
  await expect(answer).rejects.toMatchObject({ code: "device", message: "out of memory" });
  await expect(device.ask("bots")).rejects.toMatchObject({ code: "device" });
  expect(closed).toBe(1);
});
