"""The most crosses that a row can hold, and how many of them score."""

import pytest

import rowlock
from rowlock.rules.pad.scoring import most_counted, most_in_a_row, most_scored


@pytest.mark.parametrize("variant", [name for name in rowlock.variants() if rowlock.variant(name).most_scored == 99])
def test_C12_a_row_holds_eleven_fields_and_a_lock(variant: str) -> None:
    one = rowlock.variant(variant)
    assert (most_in_a_row(one), most_counted(one), most_scored(one)) == (12, 12, 12)


def test_L3_no_row_holds_more_than_fifteen_as_only_one_of_two_closing_fields_is_crossed() -> None:
    longo = rowlock.variant("longo")
    assert (most_in_a_row(longo), most_counted(longo), most_scored(longo)) == (15, 15, 15)


def test_BP7_eleven_round_fields_count_for_a_row_besides_and_fifteen_are_scored() -> None:
    big_points = rowlock.variant("big-points")
    assert (most_in_a_row(big_points), most_counted(big_points), most_scored(big_points)) == (12, 23, 15)
