// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const variants: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  "classic": { name: "Classic", about: "L’originale: segna da sinistra a destra, chiudi le file." },
  "longo": { name: "Longo", about: "File lunghe, dadi a otto facce e numeri fortunati tuoi." },
  "mixx-a": { name: "gemixxt A", about: "I numeri vanno come sempre, ma le file cambiano colore." },
  "mixx-b": { name: "gemixxt B", about: "In ogni fila i numeri sono in ordine sparso." },
  "bonus-a": { name: "Bonus A", about: "Le caselle bonus danno crocette da una barra, spesso a catena." },
  "bonus-b": { name: "Bonus B", about: "Segna tutte e due le caselle di una coppia e guadagna il bonus." },
  "big-points": { name: "Big Points", about: "Le caselle rotonde tra le file valgono per tutte e due." },
};
