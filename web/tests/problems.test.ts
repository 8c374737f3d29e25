import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { m, t, withMore } from "../src/texts";
import { tellLater } from "../src/texts/forms";

const source = readFileSync(new URL("../../src/rowlock/errors.py", import.meta.url), "utf-8");
const codes = [...source.matchAll(/^ {4}code = "(\w+)"$/gm)].map(([, code]) => code ?? "");

/** What the page, the socket and the framework say besides. */
const MORE = [...["unreachable", "unreadable", "unavailable", "not_found", "method_not_allowed"]];
/** What can go wrong on a device alone: these texts are loaded with its engine. */
const ON_A_DEVICE = ["storage_full", "storage_refused", "other_version", "device", "not_kept", "damaged"];
/** What can only go wrong in the card game, which the page does not play. */
const OF_CARDS = ["bad_deal", "not_time_to_deal"];

test("every error that can reach the page has a text", () => {
  expect(codes.length).toBeGreaterThan(30);
  const here = codes.filter((code) => ![...ON_A_DEVICE, ...OF_CARDS].includes(code));
  expect(Object.keys(t.problems).sort()).toEqual([...here, ...MORE].sort());
  for (const code of here) expect(t.problem(code, "no seat is free")).toMatch(/^[A-Z].+\.$/);
});

test("what can go wrong on a device has a text once that is loaded", async () => {
  await withMore(async () => {});
  expect(Object.keys(m.problems).sort()).toEqual([...ON_A_DEVICE].sort());
  tellLater(() => m.problems);
  for (const code of ON_A_DEVICE) expect(t.problem(code, "")).toMatch(/^[A-Z].+\.$/);
});

test("what nobody has foreseen is told as the server tells it", () => {
  expect(t.problem("something_new", "the moon is full")).toContain("the moon is full");
});
