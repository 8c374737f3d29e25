"""The same rules on packed integers, compiled, for playing millions of playthroughs."""
