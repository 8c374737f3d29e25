"""Training of nets, proofs of claims about the players, and the search for puzzles."""
