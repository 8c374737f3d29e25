"""Training of nets, and proofs of claims about the players."""
