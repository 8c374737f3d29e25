"""Counting bits. Compiled, each of these is one instruction; this is what it does without a compiler."""

from __future__ import annotations


def ones(word: int) -> int:
    """How many bits are set."""
    return int(word).bit_count()


def lowest(word: int) -> int:
    """The index of the lowest bit that is set, 64 if there is none."""
    return (int(word) & -int(word)).bit_length() - 1 if word else 64
