"""Chance in the kernel: known streams, fair dice, fair choices."""

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

import rowlock
from drawing import draw as drawn
from drawn import SHEETS, drawn_states
from rowlock import Variant
from rowlock.chance import Stream
from rowlock.kernel.arrays import Ints, Words, pack, tables
from rowlock.kernel.generator import begin, below, draw, mixed, roll
from rowlock.kernel.machine import sheet_of, white_fields
from rowlock.kernel.policies import random_move
from rowlock.packed import shape
from rowlock.packed.pack import pack_move, unpack_roll

GAMMA = 0x9E3779B97F4A7C15


@pytest.fixture(autouse=True)
def _overflow_is_meant() -> Iterator[None]:
    with np.errstate(over="ignore"):
        yield


def stream(seed: int, number: int, stream: int = 0) -> Words:
    rng = np.zeros(2, np.uint64)
    begin(rng, np.uint64(seed), number, stream)
    return rng


def test_the_generator_gives_the_published_numbers() -> None:
    rng = np.array([1, 2], np.uint64)
    published = [393217, 669327710093319, 1732421326133921491, 11394790081659126983, 9555452776773192676]
    assert [int(draw(rng)) for _ in published] == published


def test_the_mixer_gives_the_published_numbers() -> None:
    published = [1985237415132408290, 2979275885539914483, 13511426838097143398]
    seeds = [(1477776061723855037 + step * GAMMA) % 2**64 for step in (1, 2, 3)]
    assert [int(mixed(np.uint64(seed))) for seed in seeds] == published


def test_playthroughs_and_seeds_have_streams_of_their_own() -> None:
    seen = {int(draw(stream(seed, number, of))) for seed in range(20) for number in range(20) for of in range(9)}
    assert len(seen) == 3600


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_a_stream_of_the_rules_draws_what_the_kernel_draws(seed: int) -> None:
    for number, of in product((0, 1, 999_999_999), (0, 1, 8)):
        rng, same = stream(seed, number, of), Stream(seed, number, of)
        for size in (1, 2, 7, 1000, 5):
            assert below(rng, size) == same.choice(range(size))
        assert int(draw(rng)) == same.getrandbits(64)
        assert int(draw(rng)) >> 11 == same.random() * 2**53


def test_numbers_that_are_not_fair_are_drawn_again() -> None:
    """The remainder of 2**32 would favor some numbers; a size with a large remainder makes that visible."""
    size = 3 * 2**30
    rng, same = stream(1, 2), Stream(1, 2, 0)
    drawn = [same.choice(range(size)) for _ in range(50)]
    assert [below(rng, size) for _ in drawn] == drawn
    assert sum(number % 3 == 0 for number in drawn) < 35


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_the_rules_roll_what_the_kernel_rolls(variant: Variant) -> None:
    rng, same = stream(5, 6), Stream(5, 6, 0)
    for state in drawn_states(variant, 300, "rolls"):
        s = pack(state)
        roll(tables(variant), s, rng)
        faces = s[[shape.WHITE_1, shape.WHITE_2, *range(shape.FACE, shape.CHOICE)]]
        assert unpack_roll(faces) == same.throw(state)


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 8, 9])
def test_dice_are_fair_and_independent(sides: int) -> None:
    """Chi-square of each die and each pair of dice; the bound is far beyond five standard errors."""
    t = tables(rowlock.variant("classic")).copy()
    t[shape.SIDES], t[shape.UNFAIR] = sides, shape.TEN_BITS % sides
    s, rng = pack(rowlock.start("classic", 1)), stream(7, sides)
    rolls = 3000
    seen = np.zeros((rolls, 6), np.int64)
    for index in range(rolls):
        roll(t, s, rng)
        seen[index] = s[[shape.WHITE_1, shape.WHITE_2, *range(shape.FACE, shape.CHOICE)]] - 1
    assert seen.min() == 0
    assert seen.max() == sides - 1
    for die in range(6):
        assert chi_square(np.bincount(seen[:, die], minlength=sides)) < sides + 10 * sides**0.5
        for other in range(die):
            pairs = np.bincount(seen[:, die] * sides + seen[:, other], minlength=sides**2)
            assert chi_square(pairs) < sides**2 + 10 * sides


def chi_square(counts: Ints) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


def test_bits_that_favor_a_face_are_drawn_again() -> None:
    """1020 of 1024 numbers make a fair six-sided die: a draw whose first ten bits are zero is discarded."""
    t, s = tables(rowlock.variant("classic")), pack(rowlock.start("classic", 1))
    assert t[shape.UNFAIR] == 4
    rng = np.zeros(2, np.uint64)
    rng[1] = 1 << 63  # the first draw is 2**16, whose lowest fourteen bits are zero
    again = rng.copy()
    draw(again)
    roll(t, s, rng)
    assert list(rng) != list(again)


def test_numbers_below_are_fair() -> None:
    rng = stream(1, 1)
    counts = np.bincount([below(rng, 7) for _ in range(7000)], minlength=7)
    assert chi_square(counts) < 30
    assert below(rng, 1) == 0


@pytest.mark.parametrize(
    "text",
    [
        "classic turn 1 seat 0 white 34 1111 / - - - - p0",
        "big-points turn 1 seat 0 white 34 1111 / r7 - - b7 p0 - -",
        "bonus-b turn 4 seat 0 white 56 1166 / r2 - g9 b12 p0",  # y11 in four ways
        "longo lucky 5/10 turn 1 seat 0 white 55 1111 / r14 - - - p0",
        "classic turn 1 seat 0 white 66 1111 / r11 y11 g3 b3 p0",  # nothing but the pass
    ],
)
def test_a_random_player_draws_every_legal_move_alike(text: str) -> None:
    state = drawn(text)
    t, s, rng = tables(state.variant), pack(state), stream(3, 3)
    expected = {pack_move(state.variant, move) for move in rowlock.legal(state, 0)}
    fields = white_fields(t, s, sheet_of(0))
    moves = [int(random_move(t, s, sheet_of(0), *fields, rng)) for _ in range(400 * len(expected))]
    assert set(moves) == expected
    assert chi_square(np.array([moves.count(move) for move in expected])) < 10 + 5 * len(expected)
