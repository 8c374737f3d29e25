"""Packing: what cannot be packed is refused, and unusual sheets are packed correctly."""

import os
import random

import numba
import pytest

import rowlock
from drawing import draw
from drawn import agree, drawn_states
from rowlock.errors import NotationError, VariantError
from rowlock.kernel.arrays import pack, tables
from rowlock.packed.bits import lowest, ones
from rowlock.packed.pack import pack_move, unpack_move

NINE = '''
id = "nine"
name = "Nine"
about = "Rows as long as they get."
sides = 9
lucky = ["5/10", "6/11", "7/12", "4/9", "3/8", "8/13", "9/14", "2/7"]
sheet = """
{rows}
"""
'''
UP, DOWN = " ".join(map(str, range(2, 18))), " ".join(map(str, range(18, 2, -1)))
LONG = [f"red {UP} [18]", f"yellow {UP} [18]", f"green {DOWN} [2]", f"blue {DOWN} [2]"]
ROUND = {name: f"{name} {' '.join(f'({number})' for number in range(2, 19))}" for name in ("ry", "yg", "gb")}
STATES = 5 * min(60, int(os.environ.get("ROWLOCK_EXAMPLES", "60")))


def nine(*rounds: str) -> rowlock.Variant:
    return rowlock.parse_variant(NINE.format(rows="\n".join([*LONG, *(ROUND[name] for name in rounds)])))


@pytest.mark.parametrize("rounds", [(), ("ry",), ("ry", "gb")])
def test_rows_of_seventeen_fields_go_into_two_words(rounds: tuple[str, ...]) -> None:
    rng = random.Random(1)
    for state in drawn_states(nine(*rounds), STATES, "nine"):
        agree(state, rng)


def test_more_fields_than_two_words_hold_are_refused() -> None:
    with pytest.raises(
        VariantError, match="Nine: with rows of over 15 fields, at most two bonus rows can be simulated"
    ):
        tables(nine("ry", "yg", "gb"))


def test_a_bar_longer_than_a_word_is_refused() -> None:
    text = NINE.format(rows="\n".join(LONG).replace(" 3 ", " 3* "))
    long = rowlock.parse_variant(f'bar = "{" ".join("RYGB" * 16)}"\n{text}')
    with pytest.raises(VariantError, match="a bonus bar can have at most 62 fields"):
        tables(long)


def test_a_roll_that_nobody_knows_is_refused() -> None:
    with pytest.raises(NotationError, match=r"34 2\?16: the kernel needs to know every face"):
        pack(draw("classic turn 1 seat 0 white 34 2?16 / - - - - p0"))


@pytest.mark.parametrize("roll", ["34 ????", "?4 2516", "?? ????"])
def test_dice_that_nobody_told_offer_a_bot_nothing(roll: str) -> None:
    state = rowlock.roll(rowlock.start("classic", 2), roll)
    move = rowlock.player("sage", random.Random(1)).decide(rowlock.view(state, 0))
    assert move in rowlock.legal(state, 0)
    if roll.startswith("?"):
        assert str(move) == "-"


def test_on_a_sheet_that_cannot_be_packed_levels_still_play() -> None:
    state = rowlock.roll(rowlock.start(nine("ry", "yg", "gb"), 2), "34 2516")
    moves = [rowlock.player(name, random.Random(1)).decide(rowlock.view(state, 0)) for name in ("sage", "greedy")]
    assert moves[0] == moves[1]


@pytest.mark.parametrize("text", ["-", "r2", "b2", "y11>b", "g9>r"])
def test_moves_keep_their_meaning(text: str) -> None:
    variant, move = rowlock.variant("bonus-b"), rowlock.parse_move(text)
    assert unpack_move(variant, pack_move(variant, move)) == move


def test_tables_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="read-only"):
        tables(rowlock.variant("classic"))[0] = 1


@pytest.mark.parametrize("word", [0, 1, 2, 12, 2**40, 2**62 + 1, 2**63 - 1])
def test_bits_are_counted_alike_with_and_without_a_compiler(word: int) -> None:
    expected = bin(word).count("1"), len(bin(word)) - len(bin(word).rstrip("0")) if word else 64
    assert (ones(word), lowest(word)) == expected
    assert compiled_count(word) == expected


@numba.njit()  # not cached on disk: this test always compiles both
def compiled_count(word: int) -> tuple[int, int]:
    return ones(word), lowest(word)
