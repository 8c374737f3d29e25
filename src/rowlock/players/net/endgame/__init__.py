"""Endgames of two seats on sheets without bonuses, solved exactly. Compiled, the same functions work on arrays."""
