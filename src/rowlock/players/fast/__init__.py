"""The champion, compiled: the same choices on packed playthroughs."""
