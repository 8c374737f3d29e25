"""The game server: hosts tables over the network and stores them in a database."""
