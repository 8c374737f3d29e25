"""A playthrough as whole numbers: its rules, and how the levels judge it. Plain Python that can be compiled, too."""
