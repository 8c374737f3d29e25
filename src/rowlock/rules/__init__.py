"""The game: values and functions, no input or output, no clock, no chance. Standard library only."""
