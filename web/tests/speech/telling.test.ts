import { expect, test } from "vitest";
import { type Game, reduce } from "../../src/game/game";
import { tell } from "../../src/speech/telling";
import { gameWhere, streams } from "../game/golden";

/** What is said after each message. */
function said(variant: string): string[] {
  let game: Game | null = null;
  return (streams[variant] ?? []).map((message) => {
    const before = game;
    game = reduce(game, message);
    if (!game) throw new Error("a stream begins with a welcome");
    return tell(before, game, message.type === "news" ? message.events : []);
  });
}

test("rolls, crosses, turns and what is asked for are told in order", () => {
  expect(said("classic")).toMatchInlineSnapshot(`
    [
      "",
      "It is Eager’s turn.",
      "Eager rolls. White 2 and 6 make 8. Red 2, yellow 2, green 2 and blue 2. White dice: 8. Cross it in one row, or pass.",
      "Ada crossed yellow 8. Eager crossed red 8 and yellow 4. It is your turn. Your roll.",
      "Ada rolls. White 1 and 2 make 3. Red 3, yellow 1, green 5 and blue 3. White dice: 3. Cross it in one row, or pass.",
      "Ada crossed green 3. Eager crossed green 3. A white die plus a colored one, or pass.",
      "Ada crossed blue 4. It is Eager’s turn.",
      "Ada takes a choice back. It is your turn. A white die plus a colored one, or pass.",
      "Ada crossed blue 4. It is Eager’s turn.",
      "Eager rolls. White 5 and 4 make 9. Red 4, yellow 6, green 3 and blue 6. White dice: 9. Cross it in one row, or pass.",
      "Ada crossed red 9. Eager crossed red 9 and yellow 10. It is your turn. Your roll.",
      "Ada rolls. White 5 and 2 make 7. Red 6, yellow 3, green 5 and blue 3. White dice: 7. Nothing fits.",
      "Ada passed. Eager takes a penalty. One more penalty for Eager ends the game. It is your turn. Your roll.",
      "Ada rolls. White 2 and 3 make 5. Red 6, yellow 6, green 2 and blue 6. White dice: 5. Nothing fits.",
      "Ada and Eager passed. Nothing fits, so it is a penalty.",
      "Ada takes a penalty. One more penalty for Ada or Eager ends the game. It is Eager’s turn.",
      "Eager rolls. White 6 and 3 make 9. Red 6, yellow 3, green 4 and blue 4. White dice: 9. Nothing fits.",
      "Ada passed. Eager takes a penalty. Final penalty: game over.",
    ]
  `);
});

test.each(Object.keys(streams))("in %s nothing is told twice in a row", (variant) => {
  const all = said(variant).filter(Boolean);
  expect(all.length).toBeGreaterThan(5);
  all.forEach((text, index) => {
    expect(text).not.toBe(all[index - 1]);
  });
});

test("dice that nobody entered are not told", () => {
  const game = gameWhere("classic", (each) => each.now?.scene.phase === "white");
  const roll = (text: string) => tell(game, game, [{ type: "rolled", seat: 0, roll: text }]);
  expect(roll("?? ????")).toBe("Ada rolls.");
  expect(roll("34 ????")).toBe("Ada rolls. White 3 and 4 make 7.");
  expect(roll("34 2.16")).toBe("Ada rolls. White 3 and 4 make 7. Red 2, green 1 and blue 6.");
});
