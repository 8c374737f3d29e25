"""Sparring partners that decide by a table: the solved solo game, as it is or adjusted for opponents."""
