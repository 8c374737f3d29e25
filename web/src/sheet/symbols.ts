/** Small symbols for what a marked field gives, in a 16 × 10 box. */

export interface Symbol {
  readonly path: string;
  /** The text after the symbol. */
  readonly text: string;
}

const ROWS = "M1 1.5H7M1 4H7M1 6.5H7M1 9H7";

/** By the type of field, or by the kind of its pair. */
export const SYMBOLS: Readonly<Record<string, Symbol>> = {
  bonus: { path: "M1 5H6M3.5 2.5V7.5M9.5 2L15 8M15 2L9.5 8", text: "" },
  double: { path: "", text: "×2" },
  "two-in-fewest": { path: "M1 2L6.5 8M6.5 2L1 8M9.5 2L15 8M15 2L9.5 8", text: "" },
  "one-in-each": { path: `${ROWS}M9.5 2L15 8M15 2L9.5 8`, text: "" },
  "double-fewest": { path: "M1 1.5H15M1 5H15M1 8.5H6", text: "×2" },
  thirteen: { path: "", text: "13" },
  "no-penalties": { path: "M4 1.5H12V8.5H4ZM2.5 10L13.5 0", text: "" },
};
