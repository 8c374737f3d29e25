"""Sparring partners that play by tables: the solved game of one, as it is or with others in mind."""
