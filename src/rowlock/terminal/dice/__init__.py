"""The dice game in a terminal: everything that knows its rules."""
