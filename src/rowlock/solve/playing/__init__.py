"""Playing by the values: the best moves of a turn, and the bridge to the kernel's packed states."""
