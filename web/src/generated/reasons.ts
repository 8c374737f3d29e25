// Written by `python tools/typescript.py` from src/rowlock/rules/pad/objecting.py; do not edit.

export const REASONS = [
  "crossed",
  "lost",
  "closed",
  "too_few",
  "no_neighbor",
  "over",
  "roll_first",
  "decided",
  "not_active",
  "white_sum",
  "luck",
  "color_sum",
  "round_sum",
  "die_removed",
  "tied",
  "not_tied",
] as const;

export type Reason = (typeof REASONS)[number];
