"""Bit counting. Compiled, each function is one instruction; these are the plain versions."""

from __future__ import annotations


def ones(word: int) -> int:
    """The number of set bits."""
    return int(word).bit_count()


def lowest(word: int) -> int:
    """The index of the lowest set bit, 64 if there is none."""
    return (int(word) & -int(word)).bit_length() - 1 if word else 64
