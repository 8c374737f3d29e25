"""Interchangeable rows are detected from the variant's data."""

import pytest

import rowlock
from rowlock.solve.positions.row_symmetry import Fold, fold_of
from shrunken import shrunken

IN_ORDER = (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("variant", "fold"),
    [
        ("classic", Fold(IN_ORDER, first=True, second=True, pairs=True)),
        ("mixx-a", Fold(IN_ORDER, first=False, second=False, pairs=True)),
        ("mixx-b", Fold(IN_ORDER)),
        ("bonus-a", Fold(IN_ORDER)),
        ("bonus-b", Fold(IN_ORDER)),
    ],
)
def test_the_printed_sheets_fold(variant: str, fold: Fold) -> None:
    assert fold_of(rowlock.variant(variant), None) == fold


def test_L4_lucky_numbers_that_are_no_mirror_images_keep_the_halves_apart() -> None:
    longo = rowlock.variant("longo")
    assert not fold_of(longo, (5, 10)).pairs
    assert fold_of(longo, (8, 10)).pairs
    assert fold_of(longo, None).pairs


def test_rows_that_fold_are_brought_together() -> None:
    fold = fold_of(shrunken("red 2 3 [4]\nyellow 3 [4]\ngreen 2 3 [4]\nblue 4 [2]"), None)
    assert sorted(fold.order[:2]) == [0, 2] or sorted(fold.order[2:]) == [0, 2]
    assert fold.first != fold.second
    assert not fold.pairs


def test_a_field_of_another_color_breaks_the_symmetry() -> None:
    assert fold_of(shrunken("red B2 3 [4]\nyellow 2 3 [4]\ngreen 4 [2]\nblue 4 [2]"), None) == Fold(IN_ORDER)
