"""Playthroughs as integers: the rules, and how the levels judge them. Plain Python that can also be compiled."""
