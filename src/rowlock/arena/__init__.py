"""Players against players: fair seating, the same dice for all, and confidence intervals for the results."""
