// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const variants: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  "classic": { name: "Classic", about: "The original: cross from left to right, lock the rows." },
  "longo": { name: "Longo", about: "Long rows, eight-sided dice and your own lucky numbers." },
  "mixx-a": { name: "gemixxt A", about: "The numbers run as usual, but the rows change color." },
  "mixx-b": { name: "gemixxt B", about: "The numbers of each row are all mixed up." },
  "bonus-a": { name: "Bonus A", about: "Bonus fields bring crosses from a bar, often in a chain." },
  "bonus-b": { name: "Bonus B", about: "Cross both fields of a pair and earn its bonus." },
  "big-points": { name: "Big Points", about: "Round fields between the rows count for both." },
};
