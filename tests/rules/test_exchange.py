"""Row exchanges: which of them leave a printed sheet unchanged."""

import pytest

import rowlock
from rowlock.rules.pad.exchange import Exchange

SAME = (0, 1, 2, 3)
RED_YELLOW = (1, 0, 2, 3)
UP_DOWN = (2, 3, 0, 1)


def keeps(exchange: Exchange, variant: str) -> bool:
    rows = rowlock.variant(variant).layout.rows
    return all(exchange.makes(row, rows[exchange.rows[index]]) for index, row in enumerate(rows))


@pytest.mark.parametrize("variant", rowlock.variants())
def test_a_sheet_is_its_own_image(variant: str) -> None:
    assert keeps(Exchange(SAME), variant)


@pytest.mark.parametrize(
    ("exchange", "variant", "kept"),
    [
        (Exchange(RED_YELLOW), "classic", True),
        (Exchange(UP_DOWN), "classic", False),
        (Exchange(UP_DOWN, 14, -1), "classic", True),
        (Exchange(UP_DOWN, 18, -1), "longo", True),
        (Exchange(SAME, 14, -1), "classic", False),
        (Exchange(RED_YELLOW), "mixx-a", False),
        (Exchange(RED_YELLOW), "mixx-b", False),
        (Exchange(RED_YELLOW), "bonus-a", False),
    ],
)
def test_rows_are_exchanged_with_their_colors_and_numbers_may_be_mirrored(
    exchange: Exchange, variant: str, kept: bool
) -> None:
    assert keeps(exchange, variant) is kept


def test_rows_of_different_length_are_no_images() -> None:
    classic, longo = (rowlock.variant(name).layout.rows for name in ("classic", "longo"))
    assert not Exchange(SAME).makes(classic[0], longo[0])


def test_a_round_field_has_no_color_and_keeps_none() -> None:
    one, other = rowlock.variant("big-points").layout.bonus_rows
    assert Exchange(UP_DOWN).color("") == ""
    assert Exchange(UP_DOWN, 14, -1).makes(one, other)
    assert not Exchange(UP_DOWN).makes(one, other)
