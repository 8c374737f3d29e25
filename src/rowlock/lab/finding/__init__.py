"""Finds puzzles in games between bots."""
