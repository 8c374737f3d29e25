// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const variants: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  "classic": { name: "Classic", about: "Het origineel: kruis van links naar rechts aan en sluit de rijen." },
  "longo": { name: "Longo", about: "Lange rijen, achtzijdige dobbelstenen en je eigen geluksgetallen." },
  "mixx-a": { name: "gemixxt A", about: "De getallen lopen zoals altijd, maar de rijen wisselen van kleur." },
  "mixx-b": { name: "gemixxt B", about: "De getallen van elke rij staan kriskras door elkaar." },
  "bonus-a": { name: "Bonus A", about: "Bonusvakjes geven kruisjes uit een balk, vaak als kettingreactie." },
  "bonus-b": { name: "Bonus B", about: "Kruis beide vakjes van een paar aan en verdien de bonus." },
  "big-points": { name: "Big Points", about: "Ronde vakjes tussen de rijen tellen voor allebei." },
};
