"""Players against players: fair seats, the same dice for all, and how sure one can be of what came out."""
