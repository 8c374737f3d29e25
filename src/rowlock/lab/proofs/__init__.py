"""Claims about the players, checked: they move legally, their chances are true, they find the best moves."""
