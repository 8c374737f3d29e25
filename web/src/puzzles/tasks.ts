/** Puzzles as exercises: the position as a replay with a single moment, the answers as its decision. */

import type { ChoiceView, DecisionView, PuzzlesView, PuzzleView } from "../generated/protocol";
import { still } from "../replay/still";
import type { Exercise } from "../review/exercise";
import type { Countable } from "./progress";

/** Something to solve: a puzzle, or an own mistake. */
export interface Task extends Countable {
  readonly exercise: Exercise;
  /** Whether a pass takes a penalty. */
  readonly costs: boolean;
  /** The decision with a reason, once somebody has answered; null if the answer was shown without one. */
  readonly explained: (tried: ChoiceView | null) => DecisionView;
}

/** The variant of a puzzle's id, and whether it is one: `mixx-a-12` is a puzzle of `mixx-a`. */
export function readSource(of: string): { readonly variant: string; readonly puzzle: string } {
  const [, variant] = /^(.+)-\d+$/.exec(of) ?? [];
  return variant ? { variant, puzzle: of } : { variant: of, puzzle: "" };
}

/** @param name what the player of a seat is called */
export function tasksOf({ variant, puzzles }: PuzzlesView, name: (seat: number) => string): Task[] {
  return puzzles.map((puzzle) => {
    const replay = still(variant, puzzle, name);
    const decision = decisionOf(puzzle);
    return {
      id: puzzle.id,
      rating: puzzle.rating,
      costs: puzzle.costs,
      exercise: { decision, solo: false, own: true, about: "", replay: async () => replay },
      explained: (tried) => ({ ...decision, ...told(puzzle, tried) }),
    };
  });
}

/** Why the best move is better: than the wrong answer, or else than the most tempting of them. */
function told({ answers }: PuzzleView, tried: ChoiceView | null): Pick<DecisionView, "move" | "reason" | "facts"> {
  const wrong = answers.find(({ move, good }) => move === tried?.move && !good) ?? answers.find(({ good }) => !good);
  return wrong ?? { move: "", reason: "", facts: {} };
}

function decisionOf({ turn, scene, seat, answers }: PuzzleView): DecisionView {
  return {
    ...{ turn, seat, moment: 0, move: "", best: answers[0]?.move ?? "" },
    ...{ loss: 0, mark: "", exact: false, reason: "", facts: {} },
    phase: scene.phase === "color" ? "color" : "white",
    worths: answers.map(({ move, chance, good }) => ({ move, chance, points: 0, good, repairs: good })),
  };
}
