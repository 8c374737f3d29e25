"""Exact: what a position of the solo game is worth when it is played as well as it can be."""
