"""Whoever decides for a seat."""
