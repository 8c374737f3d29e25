"""Home-made sheets: every number changed, and features combined that no printed sheet combines."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock import FaceOutOfRange, Kind, Phase, SetupError, Variant
from rowlock.rules.dice.events import OnSheet
from rowlock.rules.pad.sheet import Crossed, Earned, Struck

RED = "red 2 3 4 5 6 7 8 9 10 11 [12]"
YELLOW = "yellow 2 3 4 5 6 7 8 9 10 11 [12]"
GREEN = "green 12 11 10 9 8 7 6 5 4 3 [2]"
BLUE = "blue 12 11 10 9 8 7 6 5 4 3 [2]"
FIVE_RED = "r2.r3.r4.r5.r11"
LOCKED_RED = "r2.r3.r4.r5.r6.r12"
LOCKED_YELLOW = "y2.y3.y4.y5.y6.y12"
LOCKED_GREEN = "g12.g11.g10.g9.g8.g2"


def own(
    *settings: str, red: str = RED, yellow: str = YELLOW, green: str = GREEN, blue: str = BLUE, more: str = ""
) -> Variant:
    rows = "\n".join([red, yellow, green, blue, more])
    head = ['id = "own"', 'name = "Own"', 'about = "Made at home."', f"sheet = '''\n{rows}'''"]
    return rowlock.parse_variant("\n".join([*head, *settings]))


def test_BA4_a_chain_that_closes_a_row_goes_on_where_the_closing_field_is_a_bonus_field() -> None:
    variant = own('bar = "R R Y R"', red=RED.replace("[12]", "[12*]"), green=GREEN.replace(" 7 ", " 7* "))
    state = draw(f"own turn 9 seat 0 white 34 1111\n{FIVE_RED} - - - p0 ....\n- - - - p0 ....", variant)
    after = land(state, "g7", "-")
    assert sheets(after) == [f"{FIVE_RED}.r12 y2 g7 - p0 xxxx", "- - - - p0 xx.x"]
    assert after.closed == {"red"}
    assert after.phase is Phase.COLOR


def test_BA4_only_rows_closed_in_this_action_by_you_are_skipped() -> None:
    variant = own('bar = "R Y"', red=RED.replace("[12]", "[12*]"), green=GREEN.replace("12 ", "12* "))
    state = draw("own turn 9 seat 0 white 66 1111\nr2.r3.r4.r5.r6 - - - p0 ..\nr2 - - - p0 ..", variant)
    assert sheets(land(state, "r12", "g12")) == [f"{LOCKED_RED} y2 - - p0 xx", "r2.r3 - g12 - p0 x."]


def test_BA4_where_the_bar_has_only_the_row_you_closed_there_is_no_bonus() -> None:
    variant = own('bar = "R R"', red=RED.replace("[12]", "[12*]"))
    state = draw("own turn 9 seat 0 white 66 1111\nr2.r3.r4.r5.r6 - - - p0 ..", variant)
    assert sheets(land(state, "r12")) == [f"{LOCKED_RED} - - - p0 xx"]


def test_BA4_a_bar_shorter_than_the_bonus_fields_is_used_up() -> None:
    variant = own('bar = "B"', red=RED.replace(" 3 ", " 3* ").replace(" 7 ", " 7* "))
    state = rowlock.roll(rowlock.start(variant, seats=1), "12 1111")
    state = land(land(state, "r3"), "-")
    assert sheets(state) == ["r3 - - b12 p0 x"]
    state = land(rowlock.roll(state, "34 1111"), "r7")
    assert sheets(state) == ["r3.r7 - - b12 p0 x"]


def test_on_a_field_with_both_the_bar_comes_before_the_pair() -> None:
    variant = own(
        'bar = "B"',
        '[pairs]\na = "two-in-fewest"',
        red=RED.replace(" 7 ", " 7*a "),
        yellow=YELLOW.replace(" 7 ", " 7a "),
    )
    state = draw("own turn 9 seat 0 white 34 1111\n- y7 - - p0 .", variant)
    assert moves(state, 0) == {"r7", "g7", "b7", "-"}
    assert sheets(land(state, "r7")) == ["r7 y7 g12.g11 b12 p0 x"]


def test_a_tie_that_only_the_bar_brings_about_is_part_of_the_move() -> None:
    variant = own(
        'bar = "B"',
        '[pairs]\na = "two-in-fewest"',
        red=RED.replace(" 7 ", " 7*a "),
        yellow=YELLOW.replace(" 7 ", " 7a "),
    )
    state = draw("own turn 9 seat 0 white 34 1111\nr2 y7 g12 - p0 .", variant)
    assert moves(state, 0) == {"r7>y", "r7>g", "r7>b", "g7", "b7", "-"}
    assert sheets(land(state, "r7>b")) == ["r2.r7 y7 g12 b12.b11.b10 p0 x"]
    assert forbidden_by(state, 0, "r7") == "BB1"
    assert forbidden_by(state, 0, "r7>r") == "BB1"


def test_BB1_a_tie_at_the_end_of_a_chain_is_part_of_the_move_that_starts_it() -> None:
    variant = own(
        'bar = "Y"',
        '[pairs]\na = "two-in-fewest"',
        red=RED.replace(" 7 ", " 7* "),
        yellow=YELLOW.replace(" 2 ", " 2a "),
        green=GREEN.replace(" 12 ", " 12a "),
    )
    state = draw("own turn 9 seat 0 white 34 1111\n- - g12 b12.b11 p0 .", variant)
    assert moves(state, 0) == {"r7>r", "r7>y", "r7>g", "y7", "g7", "b7", "-"}
    assert sheets(land(state, "r7>g")) == ["r7 y2 g12.g11.g10 b12.b11 p0 x"]


def test_BB3_one_in_each_is_worked_off_before_the_bar_that_it_sets_off() -> None:
    variant = own(
        'bar = "R"',
        '[pairs]\na = "one-in-each"',
        red=RED.replace(" 2 ", " 2* "),
        yellow=YELLOW.replace(" 7 ", " 7a "),
        blue=BLUE.replace(" 6 ", " 6a "),
    )
    state = draw("own turn 9 seat 0 color 34 1112\n- y7 - - p0 .\ny7", variant)
    after = land(state, "b6")
    assert sheets(after) == ["r2.r3 y7.y8 g12 b6.b5 p0 x"]
    steps = [event.step for event in rowlock.since(state, after) if isinstance(event, OnSheet)]
    assert steps == [
        Crossed("b6"),
        Earned(Kind.ONE_IN_EACH),
        Crossed("r2", by_bonus=True),
        Crossed("y8", by_bonus=True),
        Crossed("g12", by_bonus=True),
        Crossed("b5", by_bonus=True),
        Struck(0, used=True),
        Crossed("r3", by_bonus=True),
    ]


@pytest.fixture
def mixed_round() -> Variant:
    """Round fields between fields of mixed colors: both yellow at 5, blue above yellow at 6, red above green at 7."""
    return own(
        red=RED.replace(" 5 ", " Y5 ").replace(" 6 ", " B6 "),
        yellow=YELLOW.replace(" 7 ", " G7 "),
        more="ry (5)(6)(7)",
    )


@pytest.mark.parametrize(
    ("sheet", "dice", "opened"),
    [
        ("r5 - - -", "14 6466", {"ry5"}),
        ("- y5 - -", "14 6466", {"ry5"}),
        ("r5 - - -", "14 4644", set()),
        ("r6 - - -", "15 6661", {"ry6"}),
        ("r6 - - -", "15 1116", set()),
        ("- y6 - -", "15 6166", {"ry6"}),
        ("- y6 - -", "15 1611", set()),
        ("r5 y6 - -", "15 6461", {"ry5"}),
        ("r5.r6 - - -", "15 6461", {"ry5", "ry6"}),
        ("- y7 - -", "16 6616", {"ry7"}),
        ("- y7 - -", "16 1161", {"ry7"}),
        ("- y7 - -", "16 1131", set()),
        ("r7 - - -", "16 1666", {"ry7"}),
    ],
)
def test_BP1_a_die_opens_a_round_field_only_by_a_crossed_neighbor_of_its_color(
    mixed_round: Variant, sheet: str, dice: str, opened: set[str]
) -> None:
    state = draw(f"own turn 9 seat 0 color {dice}\n{sheet} p0 -\n-", mixed_round)
    assert {move for move in moves(state, 0) if move.startswith("ry")} == opened
    for field in {"ry5", "ry6", "ry7"} - opened:
        assert forbidden_by(state, 0, field) == "BP1"


def test_BP7_a_round_field_on_a_mixed_sheet_counts_for_both_rows(mixed_round: Variant) -> None:
    state = draw("own turn 9 seat 0 color 34 3333\n- y7 - - p0 -\n-", mixed_round)
    after = land(state, "ry7")
    assert sheets(after) == ["- y7 - - p0 ry7"]
    assert rowlock.score(after.sheets[0]).rows == (1, 3, 0, 0)


@pytest.mark.parametrize(
    ("rows_to_end", "locked", "phase"),
    [
        (1, "- -", Phase.OVER),
        (2, "- -", Phase.COLOR),
        (3, f"{LOCKED_YELLOW} -", Phase.COLOR),
        (3, f"{LOCKED_YELLOW} {LOCKED_GREEN}", Phase.OVER),
        (4, f"{LOCKED_YELLOW} {LOCKED_GREEN}", Phase.COLOR),
    ],
)
def test_C11_as_many_closed_rows_end_it_as_the_variant_says(rows_to_end: int, locked: str, phase: Phase) -> None:
    dice = f"1{'.' if 'y' in locked else 1}{'.' if 'g' in locked else 1}1"
    text = f"own turn 9 seat 0 white 66 {dice}\nr2.r3.r4.r5.r6 - - - p0\n- {locked} - p0"
    state = draw(text, own(f"rows_to_end = {rows_to_end}"))
    after = land(state, "r12", "-")
    assert after.phase is phase
    assert after.closed == state.closed | {"red"}


@pytest.mark.parametrize(
    ("penalties_to_end", "before", "phase"), [(1, 0, Phase.OVER), (2, 0, Phase.ROLL), (9, 8, Phase.OVER)]
)
def test_C11_as_many_penalties_end_it_as_the_variant_says(penalties_to_end: int, before: int, phase: Phase) -> None:
    variant = own(f"penalties_to_end = {penalties_to_end}")
    after = land(draw(f"own turn 9 seat 0 color 11 1111\n- - - - p{before}\n-", variant), "-")
    assert (after.phase, after.sheets[0].penalties) == (phase, before + 1)


@pytest.mark.parametrize(("points", "total"), [(0, 6), (1, 4), (7, -8), (99, -192)])
def test_C12_a_penalty_costs_what_the_variant_says(points: int, total: int) -> None:
    sheet = rowlock.parse_sheet("r2.r3.r4 - - - p2", own(f"penalty_points = {points}"))
    assert rowlock.score(sheet).penalties == -2 * points
    assert rowlock.score(sheet).total == total


def test_L4_a_variant_with_fewer_lucky_pairs_than_seats_needs_them_handed_in() -> None:
    variant = own('lucky = ["5/10", "6/11"]')
    assert rowlock.start(variant, seats=2).lucky == ((5, 10), (6, 11))
    with pytest.raises(SetupError, match=r"^2 pairs of lucky numbers for 3 seats: one each is needed \(L4\)$"):
        rowlock.start(variant, seats=3)
    handed_in = ((2, 3), (4, 5), (6, 7))
    assert rowlock.start(variant, seats=3, lucky=handed_in).lucky == handed_in


def test_three_sided_dice() -> None:
    variant = own(
        "sides = 3\nclose_after = 2",
        red="red 2 3 4 5 [6]",
        yellow="yellow 2 3 4 5 [6]",
        green="green 6 5 4 3 [2]",
        blue="blue 6 5 4 3 [2]",
    )
    state = rowlock.start(variant, seats=1)
    assert sum(1 for _ in rowlock.outcomes(state)) == 6 * 3**4
    with pytest.raises(FaceOutOfRange, match=r"^14 1111: a die shows 1 to 3, not 4$"):
        rowlock.roll(state, "14 1111")
    state = land(rowlock.roll(state, "13 3333"), "r4")
    assert moves(state, 0) == {"y4", "g4", "g6", "b4", "b6", "-"}
    state = rowlock.roll(land(state, "-"), "23 1111")
    state = land(land(state, "r5"), "-")
    state = land(rowlock.roll(state, "33 2222"), "r6")
    assert state.closed == {"red"}
    assert rowlock.scores(state) == (10,)
