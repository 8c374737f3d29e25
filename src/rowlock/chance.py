"""Random dice, drawn from a generator that the caller owns."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import State
from rowlock.rules.pad.layout import COLORS

T = TypeVar("T")

_WORD = 2**64 - 1
_GAMMA = 0x9E3779B97F4A7C15
_TEN_BITS = 1024


def throw(state: State, rng: random.Random) -> Roll:
    """Draw a roll of all dice that are still in the game."""
    sides = state.variant.sides
    whites = rng.randint(1, sides), rng.randint(1, sides)
    return Roll(whites, tuple(None if color in state.closed else rng.randint(1, sides) for color in COLORS))


class Stream(random.Random):
    """One of the many generators derived from a seed: by playthrough number and, within it, by stream.

    Draws exactly what the kernel draws (xoroshiro128++, seeded by splitmix64): numbers, choices and rolls.
    """

    def __init__(self, seed: int, number: int, stream: int) -> None:
        super().__init__(0)
        word = _mixed(_mixed(seed + _GAMMA) + number * _GAMMA) + (2 * stream + 1) * _GAMMA
        self._one, self._two = _mixed(word), _mixed(word + _GAMMA)

    def getrandbits(self, k: int) -> int:
        """The highest `k` bits of a draw, or of several if one is too short."""
        bits = 0
        for _ in range((k + 63) // 64):
            bits = bits << 64 | self._draw()
        return bits >> -k % 64

    def random(self) -> float:
        """A number in [0, 1)."""
        return self.getrandbits(53) * 2.0**-53

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        """One of the items, all equally likely."""
        many = len(seq)
        product = (self._draw() >> 32) * many
        while product & 0xFFFFFFFF < 2**32 % many:
            product = (self._draw() >> 32) * many
        return seq[product >> 32]

    def throw(self, state: State) -> Roll:
        """Roll all dice from one draw. Removed dice use up their bits, too, so that the others do not shift."""
        sides = state.variant.sides
        unfair = _TEN_BITS % sides
        while True:
            bits = self._draw() >> 4
            parts = [(bits >> shift & _TEN_BITS - 1) * sides for shift in range(0, 60, 10)]
            if all(part % _TEN_BITS >= unfair for part in parts):
                break
        one, other, *colors = (part // _TEN_BITS + 1 for part in parts)
        faces = zip(COLORS, colors, strict=True)
        return Roll((one, other), tuple(None if color in state.closed else face for color, face in faces))

    def _draw(self) -> int:
        """64 random bits."""
        one, two = self._one, self._two
        bits = (_turned(one + two & _WORD, 17) + one) & _WORD
        two ^= one
        self._one = _turned(one, 49) ^ two ^ two << 21 & _WORD
        self._two = _turned(two, 28)
        return bits


def _mixed(word: int) -> int:
    """The finalizer of splitmix64."""
    word &= _WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
    return word ^ word >> 31


def _turned(word: int, by: int) -> int:
    return (word << by | word >> 64 - by) & _WORD
