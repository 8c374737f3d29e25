import { expect, test } from "vitest";
import { tableFrom } from "../../src/analysis/record";

const STATE = "classic turn 1 seat 0 roll / r2 - - - p0 / - - - - p0";

test("a table from a position has the position in its record, and names that a record can have", () => {
  expect(tableFrom("classic", STATE, "Ada", [null, "otto"])).toEqual({
    names: ["Ada"],
    bots: ["otto"],
    record: `variant classic\nseats Ada, Otto\nposition ${STATE}\n`,
  });
});

test.each([
  ["Ada", [null], ["Ada"]],
  ["Otto", ["otto", null, "otto", "champion"], ["Otto", "Otto 2", "Otto 3", "Nova"]],
  [" A, #b ", [null, "dot"], ["A b", "Dot"]],
])("%s with %j is written %j", (own, seats, names) => {
  const table = tableFrom("classic", STATE, own, seats);
  expect(table.record).toContain(`\nseats ${names.join(", ")}\n`);
  expect(table.names).toEqual([names[seats.indexOf(null)]]);
  expect(table.bots).toEqual(seats.filter(Boolean));
});
