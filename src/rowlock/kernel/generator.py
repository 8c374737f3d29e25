"""Random generators for each playthrough, mixed from a seed and its number, so that no two share a stream.

The dice have a stream of their own, and so does each seat: what a player draws never changes what is rolled.

The generator is xoroshiro128++ (Blackman and Vigna), seeded by splitmix64. Nothing here is biased: draws that would be
are rejected.
"""

from __future__ import annotations

import numpy as np

from rowlock.kernel.arrays import Ints, Words
from rowlock.kernel.compiled import compiled_version_of, inlined, lean
from rowlock.kernel.machine import put_dice
from rowlock.packed import shape, thinking

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_17, _21, _27, _28, _30, _31, _32, _36, _47, _49, _15 = map(np.uint64, (17, 21, 27, 28, 30, 31, 32, 36, 47, 49, 15))
_LOW = np.uint64(0xFFFFFFFF)


@inlined
def mixed(word: np.uint64) -> np.uint64:
    """The finalizer of splitmix64: a bijection whose results look random."""
    word = (word ^ word >> _30) * _MIX_1
    word = (word ^ word >> _27) * _MIX_2
    return word ^ word >> _31


@lean
def begin(rng: Words, seed: np.uint64, number: int, stream: int) -> None:
    """Seed a generator of one playthrough: stream 0 is for the dice, stream `1 + seat` for a seat."""
    word = mixed(mixed(seed + _GAMMA) + np.uint64(number) * _GAMMA) + np.uint64(2 * stream + 1) * _GAMMA
    rng[0] = mixed(word)
    rng[1] = mixed(word + _GAMMA)


@inlined
def draw(rng: Words) -> np.uint64:
    """64 random bits."""
    one, two = rng[0], rng[1]
    total = one + two
    two ^= one
    rng[0] = (one << _49 | one >> _15) ^ two ^ two << _21
    rng[1] = two << _28 | two >> _36
    bits: np.uint64 = (total << _17 | total >> _47) + one
    return bits


@compiled_version_of(thinking.below)
@inlined
def below(rng: Words, size: int) -> int:
    """A uniform random number from 0 to `size` - 1."""
    many = np.uint64(size)
    product = (draw(rng) >> _32) * many
    if product & _LOW < many:
        over = (_LOW - many + np.uint64(1)) % many
        while product & _LOW < over:
            product = (draw(rng) >> _32) * many
    number: int = np.int64(product >> _32)  # type: ignore[assignment]
    return number


@inlined
def roll(t: Ints, s: Ints, rng: Words) -> None:
    """Roll all dice with ten bits each from one draw, which is rejected if the bits of any die favor a face."""
    sides = t[shape.SIDES]
    unfair = t[shape.UNFAIR]
    while True:
        bits = np.int64(draw(rng) >> np.uint64(4))
        a, b, c = (bits & 1023) * sides, (bits >> 10 & 1023) * sides, (bits >> 20 & 1023) * sides
        d, e, f = (bits >> 30 & 1023) * sides, (bits >> 40 & 1023) * sides, (bits >> 50 & 1023) * sides
        if min(a & 1023, b & 1023, c & 1023, d & 1023, e & 1023, f & 1023) >= unfair:
            break
    put_dice(s, (a >> 10) + 1, (b >> 10) + 1, (c >> 10) + 1, (d >> 10) + 1, (e >> 10) + 1, (f >> 10) + 1)
