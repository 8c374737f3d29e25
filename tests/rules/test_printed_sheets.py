"""The printed sheets match the rules pages, field by field: written out here a second time, by hand."""

from dataclasses import dataclass, field

import pytest

import rowlock
from rowlock import Kind, Variant

UP = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
DOWN = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
LONG_UP = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
LONG_DOWN = [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
ONE_COLOR = ["R" * 11, "Y" * 11, "G" * 11, "B" * 11]
ENDS = {"r12", "y12", "g2", "b2"}
LETTERS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


@dataclass(frozen=True)
class Printed:
    name: str
    numbers: list[list[int]] = field(default_factory=lambda: [UP, UP, DOWN, DOWN])
    colors: list[str] = field(default_factory=lambda: ONE_COLOR)
    closing: set[str] = field(default_factory=lambda: ENDS)
    bonus: set[str] = field(default_factory=set)
    bar: str = ""
    pairs: dict[str, tuple[str, str]] = field(default_factory=dict)
    round: dict[str, list[int]] = field(default_factory=dict)
    double: set[str] = field(default_factory=set)
    sides: int = 6
    close_after: int = 5
    most_scored: int | None = None
    players: tuple[int, int] | None = (2, 5)
    lucky: tuple[tuple[int, int], ...] = ()


SHEETS = {
    "classic": Printed("Classic"),
    "longo": Printed(
        "Longo",
        numbers=[LONG_UP, LONG_UP, LONG_DOWN, LONG_DOWN],
        colors=["R" * 15, "Y" * 15, "G" * 15, "B" * 15],
        closing={"r15", "r16", "y15", "y16", "g3", "g2", "b3", "b2"},
        sides=8,
        close_after=6,
        most_scored=15,
        lucky=((5, 10), (6, 11), (7, 12), (8, 13), (4, 9), (5, 8), (9, 14), (11, 12)),
    ),
    "mixx-a": Printed(
        "gemixxt A",
        colors=["YYYBBBGGGRR", "RRGGGGBBYYY", "BBBYYYRRRGG", "GGRRRRYYBBB"],
        players=(2, 4),
    ),
    "mixx-b": Printed(
        "gemixxt B",
        numbers=[
            [10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11],
            [9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10],
            [8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3],
            [5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4],
        ],
        closing={"r11", "y10", "g3", "b4"},
        players=(2, 4),
    ),
    "bonus-a": Printed(
        "Bonus A",
        bonus={"r3", "r6", "r9", "y5", "y8", "y11", "g11", "g7", "g4", "b10", "b8", "b5"},
        bar="R Y G B G R B Y R Y B G",
        players=(2, 4),
    ),
    "bonus-b": Printed(
        "Bonus B",
        pairs={
            "two-in-fewest": ("y11", "g9"),
            "one-in-each": ("y7", "b7"),
            "double-fewest": ("r8", "b10"),
            "thirteen": ("r6", "b4"),
            "no-penalties": ("y3", "g5"),
        },
        players=(2, 4),
    ),
    "big-points": Printed("Big Points", round={"ry": UP, "gb": DOWN}, most_scored=15, players=None),
}

every_sheet = pytest.mark.parametrize(
    ("variant", "expected"), [(rowlock.variant(name), sheet) for name, sheet in SHEETS.items()], ids=SHEETS
)


def test_the_printed_variants_are_these() -> None:
    assert rowlock.variants() == tuple(SHEETS)
    assert [str(rowlock.variant(name)) for name in SHEETS] == list(SHEETS)


@every_sheet
def test_numbers_stand_where_they_are_printed(variant: Variant, expected: Printed) -> None:
    assert [[field.number for field in row.fields] for row in variant.layout.rows] == expected.numbers
    assert [field.id for field in variant.layout.rows[2].fields] == [f"g{n}" for n in expected.numbers[2]]


@every_sheet
def test_fields_have_the_colors_that_are_printed(variant: Variant, expected: Printed) -> None:
    colors = [[field.color for field in row.fields] for row in variant.layout.rows]
    assert colors == [[LETTERS[letter] for letter in row] for row in expected.colors]


@every_sheet
def test_closing_fields_are_the_printed_ones(variant: Variant, expected: Printed) -> None:
    assert {field.id for field in variant.layout.fields.values() if field.closing} == expected.closing


@every_sheet
def test_bonus_fields_and_the_bar_are_the_printed_ones(variant: Variant, expected: Printed) -> None:
    assert {field.id for field in variant.layout.fields.values() if field.bonus} == expected.bonus
    assert variant.bar == tuple(LETTERS[letter] for letter in expected.bar.split())


@every_sheet
def test_pairs_are_the_printed_ones(variant: Variant, expected: Printed) -> None:
    partners = {}
    for kind, (one, other) in expected.pairs.items():
        partners[one] = Kind(kind), variant.layout.fields[other]
        partners[other] = Kind(kind), variant.layout.fields[one]
    assert variant.partners == partners
    assert {kind for _, kind in variant.pairs} == {Kind(kind) for kind in expected.pairs}


@every_sheet
def test_round_rows_are_the_printed_ones(variant: Variant, expected: Printed) -> None:
    found = {row.name: [field.number for field in row.fields] for row in variant.layout.bonus_rows}
    assert found == expected.round


@every_sheet
def test_double_fields_are_the_printed_ones(variant: Variant, expected: Printed) -> None:
    assert {field.id for field in variant.layout.fields.values() if field.double} == expected.double
    assert len(variant.layout.fields) == sum(map(len, (*expected.numbers, *expected.round.values())))


@every_sheet
def test_dice_and_closing_are_as_printed(variant: Variant, expected: Printed) -> None:
    assert (variant.sides, variant.close_after) == (expected.sides, expected.close_after)
    assert (variant.rows_to_end, variant.penalties_to_end, variant.penalty_points) == (2, 4, 5)


@every_sheet
def test_C1_players_by_the_book(variant: Variant, expected: Printed) -> None:
    assert variant.players == expected.players


@every_sheet
def test_L3_and_BP7_no_more_crosses_are_scored_than_printed(variant: Variant, expected: Printed) -> None:
    assert variant.most_scored == (expected.most_scored or Variant.most_scored)


@every_sheet
def test_L7_lucky_numbers_are_the_printed_ones(variant: Variant, expected: Printed) -> None:
    assert variant.lucky == expected.lucky


def test_MA1_every_color_has_every_number_once() -> None:
    found = rowlock.variant("mixx-a").layout.by_color
    assert {key: len(fields) for key, fields in found.items()} == {(c, n): 1 for c in LETTERS.values() for n in UP}


def test_each_variant_says_what_it_is() -> None:
    assert [rowlock.variant(name).name for name in SHEETS] == [sheet.name for sheet in SHEETS.values()]
    assert len({rowlock.variant(name).about for name in SHEETS}) == len(SHEETS)
