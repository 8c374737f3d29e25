/** Own mistakes as something to solve. */

import { keptReplay } from "../review/found";
import type { GameMistakes } from "../review/mistakes";
import { w } from "../review/words";
import { titleOf } from "../speech/variants";
import { t } from "../texts";
import { MINE } from "./source";
import type { Task } from "./tasks";

/** What the ids of own mistakes begin with. */
export const OWN = `${MINE}:`;

/** The most expensive ones first. */
export function ownTasks(found: readonly GameMistakes[]): Task[] {
  const tasks = found.flatMap(({ game, solo, decisions }) =>
    decisions.map(
      (decision): Task => ({
        id: `${OWN}${game.id}:${decision.turn}${decision.phase}${decision.seat}`,
        rating: null,
        costs: false, // a review does not tell
        exercise: {
          decision,
          solo,
          own: true,
          about: w.mistakes.named(titleOf(game), t.date(game.when)),
          replay: () => keptReplay(game.id),
        },
        explained: () => decision,
      }),
    ),
  );
  return tasks.sort((one, other) => other.exercise.decision.loss - one.exercise.decision.loss);
}
