"""Migrations of the database: one module per step, in order. A released step never changes."""
