"""Bits of a word, compiled and not: the instructions give what plain Python gives."""

from typing import Any

import numba
import pytest

from rowlock.kernel.bits import lowest, ones
from rowlock.kernel.compiled import numeric

pytestmark = pytest.mark.slow  # it waits for the compiler

WORDS = (0, 1, 2, 3, 0b1011000, 1 << 40, (1 << 63) - 1)


def _look(word: int) -> tuple[int, int]:
    return ones(word), lowest(word)


@pytest.mark.parametrize("word", WORDS)
def test_instructions_count_and_find_bits_as_python_does(word: int) -> None:
    compiled: Any = numba.njit(_look)  # anew, not from the disk
    assert compiled(word) == _look(word)


def test_what_is_summed_in_any_order_is_the_same_in_whole_numbers() -> None:
    assert numeric(_sum)(4) == _sum(4)


def _sum(to: int) -> float:
    total = 0.0
    for number in range(to):
        total += number
    return total
