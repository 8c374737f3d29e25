"""Positions of the solo game: what has to be known of one, its number, and what crossing a field does to it."""
