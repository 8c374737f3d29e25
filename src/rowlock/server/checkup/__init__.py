"""The checks of `rowlock doctor`, one function each."""
