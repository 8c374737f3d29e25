"""Playing by the values: the best moves of a turn, and the bridge to the packed playthroughs of the kernel."""
