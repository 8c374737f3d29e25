"""The game server: tables on the network, kept in a database."""
