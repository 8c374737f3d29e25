"""Benchmarks. Each one times a small reference in the same run: ratios carry over from machine to machine."""
