/** What surrounds the notes of the tutorial, in Spanish. */

import type { Tutorial } from "./en";

export const es: Tutorial = {
  tutorial: {
    you: "Tú",
    step: (step, of) => `Paso ${step} de ${of}`,
    next: "Seguir",
    skip: "Saltar",
    film: "Unos turnos después…",
    other: (what) => `También se puede, pero ahora prueba con ${what}.`,
    otherPass: "También se puede, pero esta vez pasa.",
    again: "Otra vez",
    play: "A jugar",
  },
};
