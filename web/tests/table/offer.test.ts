import { expect, test } from "vitest";
import { readMove } from "../../src/game/notation";
import { AT_ONCE, around, type Offer, offers } from "../../src/table/offer";
import { games, gameWhere, streams } from "../game/golden";

const variant = (id: string) => gameWhere(id, () => true).variant;
const every = (id: string) => variant(id).rows.flatMap((row) => row.fields.map((field) => readMove(field.id)));

/** Every move that can be reached by tapping chips. */
function reached(id: string, moves = every(id), open = ""): string[] {
  return offers(variant(id), moves, open).flatMap((offer) =>
    offer.kind === "move" ? [offer.move.text] : reached(id, moves, offer.id),
  );
}

const shown = (all: readonly Offer[]) => all.map(({ kind, id }) => `${kind} ${id}`);

test.each(Object.keys(streams))("few moves of %s are offered at once, each by itself", (id) => {
  for (const { yours } of games(id)) {
    for (const { legal } of yours.filter((own) => own.legal.length <= AT_ONCE)) {
      const offered = offers(variant(id), legal.map(readMove), "");
      expect(offered.map((offer) => offer.kind === "move" && offer.move.text)).toEqual(legal);
    }
  }
});

test.each(Object.keys(streams))("of many moves of %s every one can be reached, never with too many chips", (id) => {
  expect(reached(id).sort()).toEqual(
    every(id)
      .map((move) => move.text)
      .sort(),
  );
  const rows = offers(variant(id), every(id), "");
  expect(rows.length).toBeLessThanOrEqual(AT_ONCE);
  for (const row of rows) expect(offers(variant(id), every(id), row.id).length).toBeLessThanOrEqual(15);
});

test("where a bonus can go several ways, the field comes before the way", () => {
  const moves = [...every("bonus-b").filter((move) => move.field !== "y11"), readMove("y11>g"), readMove("y11>b")];
  const { rows } = variant("bonus-b");
  expect(shown(offers(variant("bonus-b"), moves, ""))).toEqual(rows.map((row) => `row ${row.id}`));
  expect(shown(offers(variant("bonus-b"), moves, "y"))).toContain("field y11");
  expect(shown(offers(variant("bonus-b"), moves, "y11"))).toEqual(["move y11>g", "move y11>b"]);
  expect(reached("bonus-b", moves).length).toBe(moves.length);
});

test("a row with a single move is that move", () => {
  const moves = [...every("classic").filter((move) => move.field.startsWith("r")), readMove("g5")];
  expect(shown(offers(variant("classic"), moves, ""))).toEqual(["row r", "move g5"]);
});

test("a chip that is not there any more opens nothing else", () => {
  const moves = every("classic").filter((move) => !move.field.startsWith("r"));
  expect(shown(offers(variant("classic"), moves, "z9"))).toEqual(["row y", "row g", "row b"]);
});

test("from a field one comes back to its row, from a row to all rows", () => {
  expect(around(variant("bonus-b"), "y11")).toBe("y");
  expect(around(variant("bonus-b"), "y")).toBe("");
});
