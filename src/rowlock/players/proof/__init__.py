"""What is claimed of the players, put to the proof: legal moves, true chances, best moves."""
