"""Everything at once for a long time: people, bots, spectators, restarts and abuse against one real server."""
