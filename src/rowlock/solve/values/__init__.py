"""Values of positions: how they are computed, kept on disk, looked up, and spread into the chances of all scores."""
