"""A soak test: people, bots, spectators, restarts and abuse, all at once and for a long time, against a real server."""
