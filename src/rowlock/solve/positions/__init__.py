"""Positions of the solo game: what makes one up, how they are numbered, and what crossing a field does to them."""
