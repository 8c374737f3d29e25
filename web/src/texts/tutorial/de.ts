/** What surrounds the notes of the tutorial, in German. */

import type { Tutorial } from "./en";

export const de: Tutorial = {
  tutorial: {
    you: "Du",
    step: (step, of) => `Schritt ${step} von ${of}`,
    next: "Weiter",
    skip: "Überspringen",
    film: "Ein paar Züge später …",
    other: (what) => `Das ginge auch, aber nimm jetzt einmal ${what}.`,
    otherPass: "Das ginge auch, aber verzichte diesmal lieber.",
    again: "Noch einmal",
    play: "Jetzt spielen",
  },
};
