"""Players: everything that can decide for a seat."""
