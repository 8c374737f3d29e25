"""The games: values and functions, no I/O, no clock, no randomness. Standard library only."""
