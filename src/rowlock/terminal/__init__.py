"""The terminal client: a table in one terminal, for people, bots, or both."""
