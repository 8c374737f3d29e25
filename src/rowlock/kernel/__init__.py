"""The same rules on packed integers, compiled: for whoever needs millions of playthroughs."""
