"""Where nets are trained, and where what is claimed of the players is put to the test."""
