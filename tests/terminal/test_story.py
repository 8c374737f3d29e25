"""Events told in English."""

import pytest

import rowlock
from drawing import draw
from rowlock import Event, State
from rowlock.rules.dice.events import Chose, Closed, Ended, OnSheet, Passed, Rolled
from rowlock.rules.pad.sheet import Crossed, Earned, Locked, Penalized, Struck
from rowlock.rules.pad.variant import Kind
from rowlock.terminal.dice.story import story, tell, warnings
from rowlock.terminal.words import KINDS

NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            Rolled(0, rowlock.parse_roll("34 2.16")),
            "Ada rolls: white 3 + 4 = 7; red 2, green 1, blue 6",
        ),
        (Rolled(0, rowlock.parse_roll("34 2.?6")), "Ada rolls: white 3 + 4 = 7; red 2, green ?, blue 6"),
        (Rolled(0, rowlock.parse_roll("3? ?.1?")), "Ada rolls: white 3 + ?; red ?, green 1, blue ?"),
        (Chose(1), "Ben has chosen"),
        (Passed(2), "Cleo passes"),
        (OnSheet(0, Crossed("r7")), "Ada crosses red 7"),
        (OnSheet(0, Crossed("b5", by_bonus=True)), "→ bonus: blue 5"),
        (OnSheet(1, Locked("green")), "Ben locks green"),
        (OnSheet(1, Struck(3, used=True)), "→ bonus bar: blue"),
        (OnSheet(1, Struck(3, used=False)), "Ben strikes blue on the bonus bar"),
        (OnSheet(2, Earned(Kind.THIRTEEN)), "Cleo earns thirteen (13 points)"),
        (OnSheet(0, Penalized()), "Ada takes a penalty"),
        (Closed("green"), "green is closed, its die is out"),
        (Ended(by_rows=True, by_penalties=False), "the game is over: two rows are closed"),
        (Ended(by_rows=False, by_penalties=True), "the game is over: somebody has four penalties"),
    ],
)
def test_every_event_has_a_sentence(event: Event, sentence: str) -> None:
    assert tell(event, NAMES, rowlock.variant("bonus-a")) == sentence


def test_every_kind_of_pair_is_explained() -> None:
    assert set(KINDS) == set(Kind)


def after(before: State, move: str) -> State:
    return rowlock.choose(before, rowlock.to_decide(before)[0], move)


def test_fields_of_mixed_rows_and_round_fields_are_called_what_people_call_them() -> None:
    assert tell(OnSheet(0, Crossed("y3")), NAMES, rowlock.variant("mixx-a")) == "Ada crosses row 2, red 3"
    assert tell(OnSheet(0, Crossed("ry5")), NAMES, rowlock.variant("big-points")) == "Ada crosses red/yellow 5"


def test_a_chain_is_told_on_one_line() -> None:
    """The example of BA7."""
    before = draw("""
        bonus-a turn 9 seat 0 white 45 1111
        r5 y8.y9 - b8.b6 p0 xxx.........
        - - - - p0 ............
        ? -
    """)
    told = story(before, after(before, "r9"), NAMES[:2])
    assert told.deeds == ("Ada crosses red 9 → bonus: blue 5 → bonus: green 12", "Ben passes")
    assert told.news == ()


def test_a_bonus_that_lapses_is_told() -> None:
    before = draw("""
        bonus-a turn 9 seat 0 white 45 1111
        - y8 - b3 p0 xxx.........
        - - - - p0 ............
        ? -
    """)
    told = story(before, after(before, "r9"), NAMES[:2])
    assert told.deeds[0] == "Ada crosses red 9 → bonus bar: blue, but no field there is open"


def test_closings_and_the_end_are_news_and_so_is_what_comes_close_to_it() -> None:
    before = draw("""
        classic turn 9 seat 0 white 66 1111
        r2.r3.r4.r5.r6 - - - p0
        r2.r3.r4.r5.r6 - - - p0
        ? r12
    """)
    told = story(before, after(before, "r12"), NAMES[:2])
    assert told.deeds == ("Ada crosses red 12, locks red", "Ben crosses red 12, locks red")
    assert told.news == ("red is closed, its die is out", "one more row ends the game")


def test_on_a_sheet_with_a_bar_a_closing_takes_its_fields_too_but_is_told_once() -> None:
    before = draw("""
        bonus-a turn 9 seat 0 white 66 1111
        r2.r4.r5.r7.r8 - - - p0 ............
        - - - - p0 ............
        ? -
    """)
    told = story(before, after(before, "r12"), NAMES[:2])
    assert told.news[0] == "red is closed, its die and its fields on the bonus bar are out"
    assert len(told.deeds) == 2


def test_a_penalty_stands_for_the_pass_and_the_last_but_one_is_news() -> None:
    before = draw("""
        classic turn 9 seat 0 color 11 1111
        - - - - p2
        - - - - p0
        - -
    """)
    told = story(before, after(before, "-"), NAMES[:2])
    assert told == (("Ada takes a penalty",), ("one more penalty for Ada ends the game",))


def test_a_roll_and_a_choice_that_has_not_landed_are_told_too() -> None:
    start = rowlock.start("classic", 2)
    rolled = rowlock.roll(start, "34 2516")
    assert story(start, rolled, NAMES[:2]).deeds == ("Ada rolls: white 3 + 4 = 7; red 2, yellow 5, green 1, blue 6",)
    assert story(rolled, after(rolled, "r7"), NAMES[:2]).deeds == ("Ada has chosen",)


def test_both_reasons_of_an_end_are_told() -> None:
    assert (
        tell(Ended(by_rows=True, by_penalties=True), NAMES, rowlock.variant("classic"))
        == "the game is over: two rows are closed and somebody has four penalties"
    )


@pytest.mark.parametrize(("name", "sentence"), [("Ada", "Ada has"), ("You", "you have")])
def test_an_end_by_penalties_names_who_has_them(name: str, sentence: str) -> None:
    before = draw("classic turn 9 seat 1 color 11 1111\n - - - - p3\n - - - - p3\n - -")
    told = story(before, after(before, "-"), ["Ben", name])
    assert told.news == (f"the game is over: {sentence} four penalties",)


def test_an_end_by_rows_tells_how_many_are_closed() -> None:
    before = draw("""
        classic turn 9 seat 0 white 66 11.1
        r2.r3.r4.r5.r6 - g12.g11.g10.g9.g8.g2 - p0
        - y2.y3.y4.y5.y6 - - p0
        ? y12
    """)
    assert story(before, after(before, "r12"), NAMES[:2]).news[-1] == "the game is over: three rows are closed"


def test_warnings_come_from_the_numbers_of_the_variant_and_end_with_it() -> None:
    near = draw("classic turn 9 seat 0 roll\n r2.r3.r4.r5.r6.r12 - - - p3\n - - - - p3\n - - - - p2")
    assert warnings(near, NAMES) == ("one more row ends the game", "one more penalty for Ada or Ben ends the game")
    over = draw("classic turn 9 seat 0 over\n r2.r3.r4.r5.r6.r12 - - - p4\n - - - - p3\n - - - - p2")
    assert warnings(over, NAMES) == ()
    assert warnings(rowlock.start("classic", 3), NAMES) == ()
