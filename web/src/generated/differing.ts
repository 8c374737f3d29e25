// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const differing: readonly string[] = ["longo", "mixx-a", "mixx-b", "bonus-a", "bonus-b", "big-points"];
