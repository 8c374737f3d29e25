import { expect, test } from "vitest";
import type { Game } from "../../src/game/game";
import type { Now, Scene } from "../../src/generated/protocol";
import { headline, tabTitle } from "../../src/speech/tab";
import { gameWhere, lying, mine } from "../game/golden";

const PEOPLE = ["Ada", "Ben", "Cleo"];
const some = gameWhere("classic", (game) => game.now?.scene.phase === "white");

/** A table of three, of which this device holds some seats. */
function at(phase: Scene["phase"], now: Partial<Now>, yours: Game["yours"]): Game {
  const [seat] = some.table.seats;
  if (!some.now || !seat) throw new Error("no seats");
  const seats = PEOPLE.map((name) => ({ ...seat, name, kind: "person" as const, player: "" }));
  return { ...some, table: { ...some.table, seats }, now: lying({ ...some.now, ...now }, { phase }), yours };
}

const choosing = mine(0, ["r7", "-"]);
const rolling = { ...mine(0), rolls: true };

test("the title has whose move it is, the game and the page", () => {
  expect(tabTitle(at("roll", { active: 0 }, [rolling]))).toBe("Your turn · Classic · rowlock");
  expect(tabTitle(at("roll", { active: 1 }, [mine(0)]))).toBe("Ben rolls · Classic · rowlock");
});

test("it tells one's own turn from a choice on somebody else's", () => {
  expect(headline(at("white", { active: 0, awaited: [0, 1] }, [choosing]))).toBe("Your turn");
  expect(headline(at("white", { active: 1, awaited: [0, 1] }, [choosing]))).toBe("Your choice");
});

test("it names those whom the table waits for", () => {
  expect(headline(at("color", { active: 1, awaited: [1] }, [mine(0)]))).toBe("Ben chooses");
  expect(headline(at("white", { active: 1, awaited: [1, 2] }, [mine(0)]))).toBe("Ben and Cleo choose");
  expect(headline(at("white", { active: 1, awaited: [0] }, [choosing, mine(1)]))).toBe("Ada chooses");
  expect(headline(at("roll", { active: 0 }, [{ ...mine(1), rolls: true }]))).toBe("Ada rolls");
});

test("it says that the table is paused, and how it ended", () => {
  const game = at("roll", { active: 0 }, [rolling]);
  expect(headline({ ...game, table: { ...game.table, paused: "nobody" } })).toBe("Paused");
  const over = (winners: readonly number[], yours = [mine(0)]) => headline(at("over", { winners }, yours));
  expect(over([0])).toBe("You win!");
  expect(over([1])).toBe("Ben wins");
  expect(over([0, 1])).toBe("Ada and Ben win together");
  expect(over([0], [mine(0), mine(1)])).toBe("Ada wins");
  const alone = at("over", { winners: [0], scores: [41] }, [mine(0)]);
  expect(headline({ ...alone, table: { ...alone.table, seats: alone.table.seats.slice(0, 1) } })).toBe(
    "You have 41 points!",
  );
  expect(headline({ ...game, now: null })).toBe("Game over");
});
