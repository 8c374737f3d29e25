import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { board } from "../../src/game/board";
import { preview } from "../../src/game/preview";
import type { NewPad, PadView } from "../../src/generated/protocol";
import { Problem } from "../../src/net/api";
import { padBoard, padGame } from "../../src/pad/game";
import { closedRow, markName } from "../../src/pad/marks";
import { Pad } from "../../src/pad/pad.svelte";
import { after, ahead, whyNot } from "../../src/pad/saying";
import { fieldLabel } from "../../src/speech/naming";
import { explanation } from "../../src/speech/why";
import { keepsake } from "../../src/table/keepsake";

vi.stubGlobal("document", { baseURI: "https://example.org/games/#/pad/classic" });

/** What the server says to the marks in `tests/golden/pads.json`. */
const GOLDEN: Readonly<Record<string, PadView>> = JSON.parse(
  readFileSync(new URL("../../../tests/golden/pads.json", import.meta.url), "utf8"),
);
const shown = { name: "Ada", tried: "", why: null, over: false };

function view(key: string): PadView {
  const found = GOLDEN[key];
  if (!found) throw new Error(`no pad ${key}`);
  return found;
}

/** A server that knows the golden pads, and a memory. */
function setup(marks: readonly string[] = []) {
  const kept = new Map([["classic", marks]]);
  const memory = {
    pad: (variant: string) => kept.get(variant) ?? [],
    keepPad: (variant: string, now: readonly string[]) => void kept.set(variant, now),
  };
  const ask = vi.fn(async ({ variant = "", marks = [], explain = "" }: NewPad) =>
    view([variant, marks.join(" "), explain].filter(Boolean).join("; ")),
  );
  return { kept, ask, pad: new Pad("classic", ask, memory) };
}

async function ready(pad: Pad): Promise<void> {
  await vi.waitFor(() => expect(pad.ready).toBe(true));
}

test("a cross is penciled in at once, kept, and drawn once it is answered", async () => {
  const { pad, kept } = setup();
  await ready(pad);
  pad.cross("r5");
  expect([pad.tried, pad.ready, kept.get("classic")]).toEqual(["r5", false, ["r5"]]);
  expect(pad.brought?.lost).toEqual(["r2", "r3", "r4"]);
  await ready(pad);
  expect([pad.tried, pad.view?.sheet, pad.view?.score]).toEqual(["", "r5 - - - p0", 1]);
});

test("what is not on offer is not marked", async () => {
  const { pad, ask } = setup(["r5"]);
  await ready(pad);
  const before = ask.mock.calls.length;
  pad.cross("r4");
  pad.cross("r12");
  expect([pad.marks, ask.mock.calls.length]).toEqual([["r5"], before]);
});

test("what is done before the answer waits for it", async () => {
  const { pad } = setup();
  await ready(pad);
  pad.cross("r5");
  pad.penalize();
  expect(pad.marks).toEqual(["r5"]);
  await vi.waitFor(() => expect(pad.marks).toEqual(["r5", "p"]));
  await ready(pad);
  expect(pad.view?.score).toBe(-4);
});

test("undoing forgets what waits", async () => {
  const { pad } = setup();
  await ready(pad);
  pad.cross("r5");
  pad.penalize();
  pad.undo();
  await ready(pad);
  expect(pad.marks).toEqual([]);
});

test("what a mark would bring, has brought, and why not, in words", async () => {
  const game = padGame(view("classic; r5"), { ...shown, tried: "r7" });
  expect(ahead(game, "r7")).toBe("red 7: then 3 points (+2).");
  expect(ahead(game, "")).toBe("");
  expect(after(game, null)).toBe("");
  const brought = { score: 3, sets_off: ["y2"], strikes: [], earns: [], lost: [], closes: ["red"], ends: true };
  expect(after(game, brought)).toBe("Crosses from the bonus: yellow 2. This closes red. This ends the game.");
  const { why } = view("classic; r5 p r!; r6");
  const closed = padGame(view("classic; r5 p r!"), { ...shown, why });
  expect(whyNot(closed, why, "r!")).toMatch(/^The red row is closed. Did you have a cross in this roll\?/);
  expect(whyNot(closed, why, "p")).toBe("The red row is closed.");
  expect(whyNot(game, null, "r!")).toBe("");
});

test("penalties, rows closed by others and undoing", async () => {
  const { pad } = setup(["r5"]);
  await ready(pad);
  pad.penalize();
  await ready(pad);
  expect([pad.marks, pad.view?.score]).toEqual([["r5", "p"], -4]);
  pad.close("red");
  await ready(pad);
  expect([pad.marks.at(-1), pad.view?.closed, pad.view?.closable]).toEqual([
    "r!",
    ["red"],
    ["yellow", "green", "blue"],
  ]);
  pad.close("red");
  expect(pad.marks).toHaveLength(3);
  pad.undo();
  pad.undo();
  await ready(pad);
  expect([pad.marks, pad.view?.score]).toEqual([["r5"], 1]);
});

test("why not is asked, and forgotten with the next mark", async () => {
  const { pad } = setup(["r5"]);
  await ready(pad);
  await pad.explain("r4");
  expect(pad.why?.reason).toBe("lost");
  pad.penalize();
  expect(pad.why).toBeNull();
});

test("marks of another tab are taken over, and never overwritten", async () => {
  const { pad, kept } = setup();
  await ready(pad);
  kept.set("classic", ["r5"]);
  pad.penalize();
  await ready(pad);
  expect([pad.marks, kept.get("classic")]).toEqual([["r5"], ["r5"]]);
  kept.set("classic", ["r5", "p"]);
  expect(pad.reread()).toBe(true);
  await ready(pad);
  expect(pad.view?.score).toBe(-4);
  expect(pad.reread()).toBe(false);
});

test("without an answer the marks stay, and are asked about again", async () => {
  const { pad, ask, kept } = setup(["r5"]);
  await ready(pad);
  ask.mockRejectedValueOnce(new Problem("unreachable", ""));
  pad.penalize();
  await vi.waitFor(() => expect(pad.problem?.code).toBe("unreachable"));
  expect([pad.marks, pad.ready, kept.get("classic")]).toEqual([["r5", "p"], false, ["r5", "p"]]);
  await pad.refresh();
  expect([pad.problem, pad.ready, pad.view?.score]).toEqual([null, true, -4]);
});

test("an answer to marks that are gone is ignored", async () => {
  const { pad, ask } = setup();
  await ready(pad);
  let late: (view: PadView) => void = () => {};
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      late = resolve;
    }),
  );
  pad.cross("r5");
  pad.undo();
  await ready(pad);
  late(view("classic; r5"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(pad.view?.sheet).toBe("- - - - p0");
});

test("a new sheet is empty, and can be undone", async () => {
  const { pad, kept } = setup(["r5", "p"]);
  await ready(pad);
  pad.clear();
  await ready(pad);
  expect([pad.view?.score, kept.get("classic")]).toEqual([0, []]);
  pad.undo();
  await ready(pad);
  expect([pad.view?.score, kept.get("classic")]).toEqual([-4, ["r5", "p"]]);
});

test("a pad is drawn, explained and previewed as a game with one seat", () => {
  const game = padGame(view("classic; r5"), { ...shown, tried: "r7" });
  const [red] = board(game, 0).rows;
  expect(red?.fields.map(({ crossed }) => crossed).indexOf(true)).toBe(3);
  expect(red?.fields.filter(({ losing }) => losing).map(({ printed }) => printed.id)).toEqual(["r6"]);
  expect(preview(game, 0, "r7")?.change).toBe(2);
  const open = red?.fields[6];
  if (!red || !open) throw new Error("no red row");
  expect(fieldLabel(game, red, open, true)).toBe("red 8, can be crossed");
  const { why } = view("classic; r5; r4");
  expect(explanation(padGame(view("classic; r5"), { ...shown, why }))).toBe(
    "Red 4 is lost: your last cross, red 5, is right of it.",
  );
});

test("a tap beside a field never crosses it, and what a bonus has crossed stands out", () => {
  const drawn = padBoard(padGame(view("classic; r5"), shown), ["r5"]);
  const fields = drawn.rows.flatMap((row) => row.fields);
  expect(fields.filter(({ reach: [left, right] }) => left || right)).toEqual([]);
  expect(fields.filter(({ fresh }) => fresh).map(({ printed }) => printed.id)).toEqual(["r5"]);
});

test("after the end nothing can be crossed, and the sheet can be a picture", () => {
  const game = padGame(view("classic; r! b!"), { ...shown, over: true });
  expect(board(game, 0).rows.flatMap((row) => row.fields.flatMap(({ moves }) => moves))).toEqual([]);
  const { result, sum, scores } = keepsake(game, 0);
  expect([result, sum, scores]).toEqual(["Ada has 0 points", "0 + 0 + 0 + 0 = 0", []]);
});

test("marks have names", () => {
  const of = { variant: view("classic").variant };
  expect(["r5", "p", "b!"].map((mark) => markName(of, mark))).toEqual([
    "red 5",
    "penalty",
    "blue closed by somebody else",
  ]);
  expect([closedRow("y!"), closedRow("y2")]).toEqual(["yellow", ""]);
});
