"""Values of positions: how they are computed, cached and looked up, and the probabilities of all scores."""
