"""Bits of a word, compiled and not: the instructions give what plain Python gives."""

from typing import Any

import numba
import pytest

from rowlock.packed.bits import lowest, ones

pytestmark = pytest.mark.slow  # it waits for the compiler

WORDS = (0, 1, 2, 3, 0b1011000, 1 << 40, (1 << 63) - 1)


def _look(word: int) -> tuple[int, int]:
    return ones(word), lowest(word)


@pytest.mark.parametrize("word", WORDS)
def test_instructions_count_and_find_bits_as_python_does(word: int) -> None:
    compiled: Any = numba.njit(_look)  # anew, not from the disk
    assert compiled(word) == _look(word)
