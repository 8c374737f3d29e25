"""The order in which the effects of a cross are applied, step by step."""

import rowlock
from drawing import draw
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.sheet import Crossed, Earned, Locked, Struck
from rowlock.rules.pad.variant import Kind


def steps(sheet: rowlock.Sheet, field: str, to: str | None = None) -> list[str]:
    told = []
    for step in land(sheet, frozenset(), sheet.variant.layout.fields[field], to).steps:
        match step:
            case Crossed(crossed, by_bonus):
                told.append(f"+{crossed}" if by_bonus else crossed)
            case Locked(row):
                told.append(f"{row} lock")
            case Struck(index, used=True):
                told.append(f"bar {index}")
            case Earned(kind):
                told.append(kind.value)
    return told


def test_BA2_a_chain_is_told_link_by_link() -> None:
    sheet = rowlock.parse_sheet("r2.r8 y2.y9 g12 b12.b6 p0 xxxxxx......", rowlock.variant("bonus-a"))
    assert steps(sheet, "r9") == ["r9", "bar 6", "+b5", "bar 7", "+y10"]


def test_BB3_one_in_each_goes_top_to_bottom_and_what_it_earns_comes_after_it() -> None:
    sheet = draw("bonus-b turn 30 seat 0 roll / r2 y7.y8.y10 g12.g9 b12.b11 p0").sheets[0]
    assert steps(sheet, "b7") == [
        *("b7", Kind.ONE_IN_EACH.value, "+r3", "+y11", Kind.TWO_IN_FEWEST.value, "+g8", "+b6"),
        *("+r4", "+r5"),
    ]


def test_BB1_without_a_choice_the_chain_stops_at_the_tie() -> None:
    sheet = draw("bonus-b turn 30 seat 0 roll / r2 - g9 b12 p0").sheets[0]
    landing = land(sheet, frozenset(), sheet.variant.layout.fields["y11"])
    assert landing.tied == ("r", "y", "g", "b")
    assert steps(sheet, "y11", "b")[-2:] == ["+b11", "+b10"]


TWO_WAYS_TO_CLOSE = """
    id = "two-ways"
    name = "Two ways to close"
    about = "Closing fields that are bonus fields."
    close_after = 2
    bar = "R R Y"
    sheet = '''
    red     2  3  4  [5*] [6]
    yellow  2  3  4  [5]  [6]
    green   6  5  4  [3]  [2]
    blue    6  5  4  [3]  [2]
    '''
"""


def test_BA4_bar_fields_of_a_row_closed_in_this_action_are_skipped() -> None:
    sheet = rowlock.parse_sheet("r2.r3 - - - p0 ...", rowlock.parse_variant(TWO_WAYS_TO_CLOSE))
    assert steps(sheet, "r5") == ["r5", "red lock", "bar 2", "+y2"]


def test_BB4_a_row_locked_in_the_chain_takes_no_more_crosses() -> None:
    text = (
        TWO_WAYS_TO_CLOSE.replace('bar = "R R Y"', "").replace("[5*]", "[5a]").replace("2  3  4  [5]", "2a 3  4  [5]")
    )
    sheet = rowlock.parse_sheet(
        "r2.r3 y2.y3.y4 g6.g5.g4 b6.b5.b4 p0", rowlock.parse_variant(text + '\n[pairs]\na = "one-in-each"')
    )
    earned = [Kind.ONE_IN_EACH.value, "+y5", "yellow lock", "+g3", "green lock", "+b3", "blue lock"]
    assert steps(sheet, "r5") == ["r5", "red lock", *earned]
