"""Compiled judges."""
