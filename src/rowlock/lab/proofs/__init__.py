"""Claims about the players, checked: they move legally, predict their chances well, and find the best moves."""
