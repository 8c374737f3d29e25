"""Shared by every game on these sheets: the layout, the sheet, what a cross sets off, and scoring."""
