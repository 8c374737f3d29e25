"""Bits of a word: the compiled instructions give the same results as plain Python."""

from typing import Any

import numba
import pytest

from rowlock.packed.bits import lowest, ones

pytestmark = pytest.mark.slow  # waits for the compiler

WORDS = (0, 1, 2, 3, 0b1011000, 1 << 40, (1 << 63) - 1)


def _look(word: int) -> tuple[int, int]:
    return ones(word), lowest(word)


@pytest.mark.parametrize("word", WORDS)
def test_instructions_count_and_find_bits_as_python_does(word: int) -> None:
    compiled: Any = numba.njit(_look)  # compiled again, not loaded from disk
    assert compiled(word) == _look(word)
