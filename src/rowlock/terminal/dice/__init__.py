"""The dice game in a terminal: all that knows its rules is here."""
