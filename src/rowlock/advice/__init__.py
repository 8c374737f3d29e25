"""What the coach tells people, as messages: hints at a table, and the analysis board. A device can use it, too."""
