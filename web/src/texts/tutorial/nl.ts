/** What surrounds the notes of the tutorial, in Dutch. */

import type { Tutorial } from "./en";

export const nl: Tutorial = {
  tutorial: {
    you: "Jij",
    step: (step, of) => `Stap ${step} van ${of}`,
    next: "Verder",
    skip: "Overslaan",
    film: "Een paar beurten later…",
    other: (what) => `Dat mag ook, maar neem nu eens ${what}.`,
    otherPass: "Dat mag ook, maar pas deze keer liever.",
    again: "Nog een keer",
    play: "Nu spelen",
  },
};
