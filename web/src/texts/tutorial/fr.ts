/** What surrounds the notes of the tutorial, in French. */

import type { Tutorial } from "./en";

export const fr: Tutorial = {
  tutorial: {
    you: "Vous",
    step: (step, of) => `Étape ${step} sur ${of}`,
    next: "Suite",
    skip: "Passer la leçon",
    film: "Quelques tours plus tard…",
    other: (what) => `C’est permis, mais prenez plutôt ceci : ${what}.`,
    otherPass: "C’est permis, mais passez plutôt cette fois.",
    again: "Encore une fois",
    play: "À vous de jouer",
  },
};
