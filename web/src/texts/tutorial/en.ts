/** What surrounds the notes of the tutorial, in English. A catalog for another language has the same shape. */

export const en = {
  tutorial: {
    /** The name of the learner’s seat. */
    you: "You",
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    next: "Next",
    skip: "Skip",
    /** While the lesson plays some turns by itself. */
    film: "A few turns later…",
    /** Another legal move than the one the step is about. */
    other: (what: string) => `You could, but try this for now: ${what}.`,
    otherPass: "You could, but pass this time.",
    again: "Once more",
    play: "Now play",
  },
};

/** The shape of every catalog. */
export type Tutorial = typeof en;
