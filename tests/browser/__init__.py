"""Tests in a browser. A package, so that they share one that goes with the last of them (see conftest.py)."""
