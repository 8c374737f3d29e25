// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const variants: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  "classic": { name: "Classic", about: "Das Original: von links nach rechts ankreuzen, Reihen abschließen." },
  "longo": { name: "Longo", about: "Lange Reihen, achtseitige Würfel und eigene Glückszahlen." },
  "mixx-a": { name: "gemixxt A", about: "Die Zahlen laufen wie immer, aber die Reihen wechseln die Farbe." },
  "mixx-b": { name: "gemixxt B", about: "Die Zahlen jeder Reihe stehen wild durcheinander." },
  "bonus-a": { name: "Bonus A", about: "Bonusfelder bringen Kreuze aus einer Leiste, oft als Kettenzug." },
  "bonus-b": { name: "Bonus B", about: "Kreuz beide Felder eines Paares an und hol dir den Bonus." },
  "big-points": { name: "Big Points", about: "Runde Felder zwischen den Reihen zählen für beide." },
};
