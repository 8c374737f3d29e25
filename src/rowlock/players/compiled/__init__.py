"""Players that need numpy and numba: compiled, or deciding by solved tables. See `players.on_demand`."""
