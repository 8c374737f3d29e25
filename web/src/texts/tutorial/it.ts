/** What surrounds the notes of the tutorial, in Italian. */

import type { Tutorial } from "./en";

export const it: Tutorial = {
  tutorial: {
    you: "Tu",
    step: (step, of) => `Passo ${step} di ${of}`,
    next: "Avanti",
    skip: "Salta",
    film: "Qualche turno dopo…",
    other: (what) => `Si può, ma per ora prova con ${what}.`,
    otherPass: "Si può, ma questa volta passa.",
    again: "Ancora una volta",
    play: "Ora gioca",
  },
};
