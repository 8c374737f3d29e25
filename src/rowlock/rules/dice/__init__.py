"""The dice game: rolls, choices, and how a playthrough proceeds."""
