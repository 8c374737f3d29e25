import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DRAWINGS, REACTIONS } from "../../src/reactions/drawings";

test("every reaction of the protocol is offered, with a drawing of its own", () => {
  const source = readFileSync(new URL("../../src/generated/protocol.ts", import.meta.url), "utf-8");
  const known = source.match(/export type Reaction =([^;]+);/)?.[1]?.match(/\w+/g);
  expect([...REACTIONS]).toEqual(known);
  expect(new Set(Object.values(DRAWINGS)).size).toBe(REACTIONS.length);
});
