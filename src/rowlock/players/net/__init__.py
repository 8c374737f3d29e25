"""The champion in plain Python: its features, its evaluation and its choices. Standard library only."""
