import { describe, expect, test, vi } from "vitest";
import { board } from "../../src/game/board";
import { type Palette, poster } from "../../src/sheet/poster";
import { keepsake, keptSeat } from "../../src/table/keepsake";
import { heard, playthrough, VARIANTS } from "../game/playthroughs";

vi.stubGlobal("document", { baseURI: "https://example.org/games/#KXWPQM" });

const palette: Palette = (property, color = "") => `${color}${property}`;

describe.each(VARIANTS)("the picture of %s", (variant) => {
  const game = heard(playthrough(variant).messages);
  const shown = keepsake(game, 0);
  const { svg, width, height } = poster(shown, palette);

  test("shows every field with its cross, and what the bar has given", () => {
    const drawn = board(game, keptSeat(game));
    const crosses = drawn.rows.flatMap((row) => [
      ...row.fields.filter((field) => field.crossed),
      ...(row.locked ? [row] : []),
    ]);
    const struck = drawn.bar.filter((box) => box.struck);
    expect(svg.split('class="pen"').length - 1).toBe(crosses.length + struck.length);
    for (const row of drawn.rows)
      for (const { printed } of row.fields) expect(svg).toContain(`>${printed.number}</text>`);
  });

  test("says who played what, where, and with which result", () => {
    for (const { name } of game.table.seats) expect(svg).toContain(name);
    for (const text of [shown.result, shown.sum, shown.date, "rowlock", "example.org/games"])
      expect(svg).toContain(text);
    expect(shown.sum.endsWith(`= ${String(game.now?.scores[keptSeat(game)]).replace("-", "−")}`)).toBe(true);
  });

  test("shows lucky numbers where there are some", () => {
    const { lucky } = game.table.seats[keptSeat(game)] ?? { lucky: [] };
    expect(svg.includes("Lucky ")).toBe(variant === "longo");
    if (lucky.length) expect(svg).toContain(`>Lucky ${lucky.join(" · ")}</text>`);
  });

  test("is of a size that can be sent", () => {
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(700);
    expect(height).toBeLessThan(1500);
  });
});

test("the sum has every part of the score", () => {
  const game = heard(playthrough("classic").messages);
  const seat = keptSeat(game);
  if (!game.now) throw new Error("it is over");
  const results = game.now.scene.results.map((each) => ({ ...each, rows: [3, 10, 0, 6], bonus: 13, penalties: -5 }));
  const scores = game.now.scores.map((score, at) => (at === seat ? 27 : score));
  const now = { ...game.now, scores, scene: { ...game.now.scene, results } };
  expect(keepsake({ ...game, now }, 0).sum).toBe("3 + 10 + 0 + 6 + 13 − 5 = 27");
});

test("names cannot break out of the picture", () => {
  const game = heard(playthrough("classic").messages);
  const name = "</text><script>&\"'\u0000";
  const { svg } = poster({ ...keepsake(game, 0), result: name }, palette);
  expect(svg).toContain("&lt;/text&gt;&lt;script&gt;&amp;\"'</text>");
});
