"""How fast it is, measured against something small in the same run: ratios travel from machine to machine."""
