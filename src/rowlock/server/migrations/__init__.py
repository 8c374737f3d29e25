"""How the database came to be as it is: one step a module, in order. A step that was released never changes."""
