"""One hostile address against a server: how long everybody else has to wait meanwhile."""
