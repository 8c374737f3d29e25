"""Ends of two on sheets without bonuses, worked out to the last roll. Compiled, the same functions work on arrays."""
