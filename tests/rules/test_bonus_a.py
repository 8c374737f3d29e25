"""Bonus A, rules BA1 to BA7: the bonus bar R Y G B G R B Y R Y B G and its chains."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock import Phase

EMPTY = "- - - - p0 ............"
BONUS = {"r3", "r6", "r9", "y5", "y8", "y11", "g11", "g7", "g4", "b10", "b8", "b5"}
FIVE_TO_RED_11 = "r2.r4.r5.r7.r11 - - - p0 ............"
RED_LOCKED = "r2.r4.r5.r7.r8.r12 - - - p0 x....x..x..."


@pytest.mark.parametrize("number", range(2, 13))
def test_BA1_the_twelve_printed_fields_and_no_others_strike_the_bar(number: int) -> None:
    state = rowlock.roll(rowlock.start("bonus-a", seats=1), f"{number // 2}{number - number // 2} 1111")
    for move in moves(state, 0) - {"-"}:
        bar = sheets(land(state, move))[0].split()[-1]
        assert bar == ("x..........." if move in BONUS else "............"), move


@pytest.mark.parametrize(
    ("whites", "move", "after"),
    [
        ("34", "g7", "r2 - g7 - p0 x..........."),
        ("56", "y11", "r2 y11 - - p0 x..........."),
        ("12", "r3", "r3.r4 - - - p0 x..........."),
        ("45", "r9", "r9.r10 - - - p0 x..........."),
    ],
)
def test_BA1_the_leftmost_free_bar_field_crosses_the_next_field_in_the_row_of_its_color(
    whites: str, move: str, after: str
) -> None:
    state = rowlock.roll(rowlock.start("bonus-a"), f"{whites} 1111")
    assert sheets(land(state, move, "-"))[0] == after


@pytest.mark.parametrize(
    ("bonuses", "bar", "whites", "move", "after"),
    [
        ("r9.r10 - - -", "x...........", "22", "g4", "r9.r10 y2 g4 - p0 xx.........."),
        ("r9.r10 y8.y9 - -", "xx..........", "23", "b5", "r9.r10 y8.y9 g12 b5 p0 xxx........."),
        ("r9.r10 y8.y9 g7.g6 -", "xxx.........", "56", "y11", "r9.r10 y8.y9.y11 g7.g6 b12 p0 xxxx........"),
    ],
)
def test_BA1_the_bar_is_struck_left_to_right_without_gaps(
    bonuses: str, bar: str, whites: str, move: str, after: str
) -> None:
    state = draw(f"""
        bonus-a turn 9 seat 0 white {whites} 1111
        {bonuses} p0 {bar}
    """)
    assert sheets(land(state, move)) == [after]


def test_BA1_a_bonus_cannot_be_declined() -> None:
    state = rowlock.roll(rowlock.start("bonus-a", seats=1), "34 1111")
    assert moves(state, 0) == {"r7", "y7", "g7", "b7", "-"}
    after = land(state, "g7")
    assert (after.phase, sheets(after)) == (Phase.COLOR, ["r2 - g7 - p0 x..........."])


def test_BA1_a_bonus_comes_in_action_two_as_well() -> None:
    state = land(rowlock.roll(rowlock.start("bonus-a"), "66 6626"), "-", "-")
    assert sheets(land(state, "g8"))[0] == "- - g8 - p0 ............"
    state = land(rowlock.roll(rowlock.start("bonus-a"), "16 6616"), "-", "-")
    assert sheets(land(state, "g7")) == ["r2 - g7 - p0 x...........", EMPTY]


def test_BA1_the_bonus_cross_is_never_further_right() -> None:
    state = draw("""
        bonus-a turn 9 seat 0 white 34 1111
        r4.r7 - - - p0 ............
    """)
    assert sheets(land(state, "g7")) == ["r4.r7.r8 - g7 - p0 x..........."]


def test_BA2_a_bonus_cross_on_a_bonus_field_strikes_on() -> None:
    state = draw("""
        bonus-a turn 9 seat 0 white 55 1111
        r2 - - - p0 ............
    """)
    assert sheets(land(state, "b10")) == ["r2.r3 y2 - b10 p0 xx.........."]


def test_BA2_chains_run_on_until_they_stop() -> None:
    state = draw("""
        bonus-a turn 9 seat 0 white 55 1111
        r5 y4 g8 - p0 ............
    """)
    assert sheets(land(state, "b10")) == ["r5.r6 y4.y5 g8.g7 b10.b9 p0 xxxx........"]


def test_BA3_when_a_color_closes_everybody_strikes_its_bar_fields_unused() -> None:
    state = draw("""
        bonus-a turn 9 seat 1 white 66 1111
        r2.r4.r5.r7.r8 - - - p0 ............
        - - - - p0 ............
        r2 - g7 - p0 x...........
    """)
    assert sheets(land(state, "r12", "-", "-")) == [
        RED_LOCKED,
        "- - - - p0 x....x..x...",
        "r2 - g7 - p0 x....x..x...",
    ]


@pytest.mark.parametrize(
    ("row", "whites", "move", "bar"),
    [
        ("- y2.y3.y4.y6.y7 - -", "66", "y12", ".x.....x.x.."),
        ("- - g12.g10.g9.g8.g6 -", "11", "g2", "..x.x......x"),
        ("- - - b12.b11.b9.b7.b6", "11", "b2", "...x..x...x."),
    ],
)
def test_BA3_every_color_strikes_its_own_bar_fields(row: str, whites: str, move: str, bar: str) -> None:
    state = draw(f"""
        bonus-a turn 9 seat 1 white {whites} 1111
        {row} p0 ............
        {EMPTY}
    """)
    after = land(state, move, "-")
    assert [str(sheet).split()[-1] for sheet in after.sheets] == [bar, bar]


def test_BA3_struck_fields_are_skipped_from_then_on() -> None:
    state = draw(f"""
        bonus-a turn 9 seat 0 white 23 .111
        - - - - p0 x....x..x...
        {RED_LOCKED}
    """)
    assert sheets(land(state, "y5", "-"))[0] == "- y5.y6 - - p0 xx...x..x..."


def test_BA3_struck_fields_are_skipped_within_a_chain() -> None:
    state = draw(f"""
        bonus-a turn 30 seat 0 white 44 .111
        r3.r4 y5.y6 g11.g10.g7 b10.b9 p0 xxxxxx..x...
        {RED_LOCKED}
    """)
    assert sheets(land(state, "y8", "-"))[0] == "r3.r4 y5.y6.y8.y9 g11.g10.g7 b10.b9.b8 p0 xxxxxxxxx..."


def test_BA3_a_color_closed_in_action_one_is_skipped_in_action_two() -> None:
    state = draw("""
        bonus-a turn 9 seat 1 white 66 1111
        r2.r4.r5.r7.r8 - - - p0 ............
        - - - - p0 ............
    """)
    state = land(state, "r12", "-")
    assert sheets(land(state, "g7"))[1] == "- y2 g7 - p0 xx...x..x..."


@pytest.mark.parametrize("row", ["r11", "r2.r4.r5.r11"])
def test_BA4_without_a_next_possible_field_the_bar_field_is_spent_and_the_chain_stops(row: str) -> None:
    state = draw(f"""
        bonus-a turn 9 seat 0 white 34 1111
        {row} - - - p0 ............
    """)
    after = land(state, "g7")
    assert sheets(after) == [f"{row} - g7 - p0 x..........."]
    assert after.closed == frozenset()


def test_BA4_a_used_up_bar_gives_no_bonus() -> None:
    state = draw(f"""
        bonus-a turn 30 seat 0 white 14 .111
        r3.r6.r9 y5.y8.y11 g11.g7 b10.b8 p0 xxxxxxxxxxxx
        {RED_LOCKED}
    """)
    assert moves(state, 0) == {"g5", "b5", "-"}
    assert sheets(land(state, "b5", "-"))[0] == "r3.r6.r9 y5.y8.y11 g11.g7 b10.b8.b5 p0 xxxxxxxxxxxx"


def test_BA4_on_a_home_made_sheet_the_bar_skips_a_row_you_closed_in_this_action() -> None:
    variant = rowlock.parse_variant("""
        id = "home-made"
        name = "Home-made"
        about = "A closing field that is a bonus field."
        bar = "R Y R G"
        sheet = '''
        red     2  3  4  5  6  7  8  9  10 11 [12*]
        yellow  2  3  4  5  6  7  8  9  10 11 [12]
        green   12 11 10 9  8  7  6  5  4  3  [2]
        blue    12 11 10 9  8  7  6  5  4  3  [2]
        '''
    """)
    state = draw(
        """
        home-made turn 9 seat 0 white 66 1111
        r2.r3.r4.r5.r6 y4 - - p0 ....
        """,
        variant,
    )
    assert sheets(land(state, "r12")) == ["r2.r3.r4.r5.r6.r12 y4.y5 - - p0 xxx."]


def test_BA5_a_bonus_cross_may_close_a_row() -> None:
    state = draw(f"""
        bonus-a turn 9 seat 1 white 34 1111
        {FIVE_TO_RED_11}
        {EMPTY}
    """)
    after = land(state, "g7", "-")
    assert sheets(after) == ["r2.r4.r5.r7.r11.r12 - g7 - p0 x....x..x...", "- - - - p0 x....x..x..."]
    assert after.closed == {"red"}
    assert str(after.roll) == "34 .111"
    assert rowlock.scores(after) == (29, 0)


@pytest.mark.parametrize("head", ["white 34 1.11", "color 16 1.11"])
def test_BA5_a_bonus_cross_may_end_the_game(head: str) -> None:
    state = draw(f"""
        bonus-a turn 9 seat 0 {head}
        r2.r4.r5.r7.r11 - - - p0 .x.....x.x..
        - y2.y3.y4.y6.y7.y12 - - p0 .x.....x.x..
        {"? ?" if "white" in head else "- -"}
    """)
    after = land(state, "g7", *["-"] * head.count("white"))
    assert after.phase is Phase.OVER
    assert after.closed == {"red", "yellow"}
    assert after.sheets[0].penalties == 0
    assert rowlock.scores(after) == (29, 28)


def test_BA5_in_a_closed_row_nothing_can_be_crossed() -> None:
    state = draw(f"""
        bonus-a turn 9 seat 0 white 33 .111
        r2 - - - p0 x....x..x...
        {RED_LOCKED}
    """)
    assert forbidden_by(state, 0, "r6") == "C8"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_BA6_a_row_somebody_else_closes_in_this_action_is_open_to_your_chain(order: tuple[int, int]) -> None:
    state = draw(f"""
        bonus-a turn 9 seat 0 white 34 1111
        {FIVE_TO_RED_11}
        r4 - - - p0 ............
    """)
    for seat in order:
        state = rowlock.choose(state, seat, "g7")
    assert sheets(state) == [
        "r2.r4.r5.r7.r11.r12 - g7 - p0 x....x..x...",
        "r4.r5 - g7 - p0 x....x..x...",
    ]


def test_BA6_the_bar_is_struck_for_a_closed_color_only_when_the_action_ends() -> None:
    state = draw(f"""
        bonus-a turn 30 seat 0 white 34 1111
        {FIVE_TO_RED_11}
        r3.r4 y5.y6 g11.g10 b10.b9.b8 p0 xxxxx.......
    """)
    assert sheets(land(state, "g7", "g7"))[1] == "r3.r4.r5 y5.y6 g11.g10.g7 b10.b9.b8 p0 xxxxxx..x..."


def test_BA6_two_chains_may_close_the_same_row_together() -> None:
    state = draw(f"""
        bonus-a turn 9 seat 0 white 34 1111
        {FIVE_TO_RED_11}
        {FIVE_TO_RED_11}
    """)
    after = land(state, "g7", "g7")
    assert after.closed == {"red"}
    assert after.phase is Phase.COLOR
    assert rowlock.scores(after) == (29, 29)


def test_BA6_two_chains_may_close_two_rows_together() -> None:
    state = draw(f"""
        bonus-a turn 9 seat 0 white 34 1111
        {FIVE_TO_RED_11}
        r2 y2.y3.y4.y6.y11 - - p0 x...........
    """)
    after = land(state, "g7", "g7")
    assert after.closed == {"red", "yellow"}
    assert after.phase is Phase.OVER
    assert sheets(after)[1] == "r2 y2.y3.y4.y6.y11.y12 g7 - p0 xx...x.xxx.."


def test_BA7_green_eleven_crosses_red_five() -> None:
    state = draw("""
        bonus-a turn 9 seat 0 white 56 1111
        r4 - - - p0 ............
    """)
    assert sheets(land(state, "g11")) == ["r4.r5 - g11 - p0 x..........."]


def test_BA7_red_nine_crosses_blue_five_and_that_yellow_ten() -> None:
    state = draw("""
        bonus-a turn 30 seat 0 white 45 1111
        r3.r4.r6.r7 y5.y6.y8.y9 g12.g11 b10.b9.b6 p0 xxxxxx......
    """)
    after = sheets(land(state, "r9"))
    assert after == ["r3.r4.r6.r7.r9 y5.y6.y8.y9.y10 g12.g11 b10.b9.b6.b5 p0 xxxxxxxx...."]
