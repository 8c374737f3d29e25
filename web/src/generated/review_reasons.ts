// Written by `python tools/typescript.py` from src/rowlock/coach/reasons.py; do not edit.

export const REVIEW_REASONS = [
  "ends-behind",
  "ends-ahead",
  "penalty",
  "lock",
  "lost-fields",
  "cross",
  "points",
  "numbers",
  "position",
] as const;

export type ReviewReason = (typeof REVIEW_REASONS)[number];
