import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { t } from "../src/texts";

const source = readFileSync(new URL("../../src/rowlock/errors.py", import.meta.url), "utf-8");
const codes = [...source.matchAll(/^ {4}code = "(\w+)"$/gm)].map(([, code]) => code ?? "");

/** What the page, the socket and the framework say besides. */
const MORE = [
  ...["unreachable", "unreadable", "unavailable", "not_found", "method_not_allowed"],
  ...["device", "not_kept", "damaged"],
];

test("every error that can reach the page has a text", () => {
  expect(codes.length).toBeGreaterThan(30);
  expect(Object.keys(t.problems).sort()).toEqual([...codes, ...MORE].sort());
  for (const code of codes) expect(t.problem(code, "no seat is free")).toMatch(/^[A-Z].+\.$/);
});

test("what nobody has foreseen is told as the server tells it", () => {
  expect(t.problem("something_new", "the moon is full")).toContain("the moon is full");
});
