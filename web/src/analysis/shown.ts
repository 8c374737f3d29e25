/** A position as the page draws it: a game that nobody plays. */

import type { Game } from "../game/game";
import { type Die, readRoll } from "../game/notation";
import type { BoardView } from "../generated/protocol";
import { gameAt } from "../replay/replay";
import { still } from "../replay/still";
import { m } from "../texts";

export function gameOf(view: BoardView): Game {
  return gameAt(
    still(view.variant, view, (seat) => m.board.player(seat + 1)),
    0,
  );
}

/** The dice to choose: those on the table, without faces before the roll. */
export function diceOf({ scene }: BoardView): readonly Die[] {
  const shown = readRoll(scene.roll || "11 1111");
  return shown.map((die) => ({
    ...die,
    face: scene.roll ? die.face : null,
    removed: scene.removed.includes(die.color),
  }));
}

/** The change that lets a die show another face. */
export function rollEdit(dice: readonly Die[], at: number, face: number): string {
  const faces = dice.map((die, index) => (die.removed ? "." : String(index === at ? face : (die.face ?? 1))));
  return `roll ${faces.slice(0, 2).join("")} ${faces.slice(2).join("")}`;
}
