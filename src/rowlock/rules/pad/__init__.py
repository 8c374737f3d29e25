"""What every game on these sheets shares: the layout, the sheet, what a cross sets off, and what it is worth."""
