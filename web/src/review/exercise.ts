/** A decision to find a better move for, with the replay that has its position. */

import type { DecisionView, Replay } from "../generated/protocol";

export interface Exercise {
  readonly decision: DecisionView;
  /** Whether worths are points. */
  readonly solo: boolean;
  /** Whether somebody on this device made it. */
  readonly own: boolean;
  /** The game it is from; empty where that is clear. */
  readonly about: string;
  readonly replay: () => Promise<Replay>;
}

/** The sheets and the answers come when a mistake is looked at. */
export const loadExercises = () => import("./Exercises.svelte");
