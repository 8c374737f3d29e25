// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const variants: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  "classic": { name: "Classic", about: "L’original : cochez de gauche à droite, verrouillez les lignes." },
  "longo": { name: "Longo", about: "De longues lignes, des dés à huit faces et vos numéros chance." },
  "mixx-a": { name: "gemixxt A", about: "Les nombres se suivent comme toujours, mais les lignes changent de couleur." },
  "mixx-b": { name: "gemixxt B", about: "Dans chaque ligne, les nombres sont dans le désordre." },
  "bonus-a": { name: "Bonus A", about: "Les cases bonus donnent des croix d’une barre, souvent en chaîne." },
  "bonus-b": { name: "Bonus B", about: "Cochez les deux cases d’une paire et gagnez son bonus." },
  "big-points": { name: "Big Points", about: "Entre les lignes, des cases rondes comptent pour les deux." },
};
