"""The champion in plain Python: what it sees, what it makes of it, and how it chooses. Standard library only."""
