"""Browser tests. A package, so that they share one browser that closes after the last of them (see conftest.py)."""
