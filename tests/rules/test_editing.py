"""Positions put together one change at a time: all that follows from them is kept right, and nonsense is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rowlock
from rowlock.errors import IllegalMove, NotationError, RowlockError
from rowlock.rules.dice.editing import edit
from rowlock.rules.pad.layout import COLORS


def edited(text: str, *changes: str) -> str:
    state = rowlock.parse_state(text)
    for change in changes:
        state = edit(state, change)
    return str(state)


START = "classic turn 1 seat 0 roll / - - - - p0 / - - - - p0"
WHITE = "classic turn 1 seat 0 white 34 2516 / - - - - p0 / - - - - p0 / ? ?"


@pytest.mark.parametrize(
    ("before", "changes", "after"),
    [
        (START, ["cross 0 r5", "cross 0 r3"], "classic turn 1 seat 0 roll / r3.r5 - - - p0 / - - - - p0"),
        (START, ["cross 0 r5", "cross 0 r5"], START),
        (START, ["cross 1 g12"], "classic turn 1 seat 0 roll / - - - - p0 / - - g12 - p0"),
        (START, ["penalties 1 3"], "classic turn 1 seat 0 roll / - - - - p0 / - - - - p3"),
        (START, ["seats 1"], "classic turn 1 seat 0 roll / - - - - p0"),
        (START, ["active 1", "seats 1"], "classic turn 1 seat 0 roll / - - - - p0"),
        (START, ["active 1"], "classic turn 1 seat 1 roll / - - - - p0 / - - - - p0"),
        (START, ["roll 34 2516"], WHITE),
        (START, ["phase white"], WHITE.replace("34 2516", "11 1111")),
        (WHITE, ["phase roll"], START),
        (WHITE, ["cross 0 r2", "clear"], WHITE),
        (WHITE, ["phase color"], WHITE.replace("white", "color").replace("? ?", "- -")),
        (
            WHITE,
            ["cross 0 y7", "phase color", "crossed yes"],
            "classic turn 1 seat 0 color 34 2516 / - y7 - - p0 / - - - - p0 / y7 -",
        ),
        (
            WHITE,
            ["cross 0 y7", "phase color", "crossed yes", "cross 0 y7"],
            "classic turn 1 seat 0 color 34 2516 / - - - - p0 / - - - - p0 / - -",
        ),
    ],
)
def test_a_change_changes_what_it_says(before: str, changes: list[str], after: str) -> None:
    assert edited(before, *changes) == after
    assert str(rowlock.parse_state(after)) == after


def test_C8_a_row_that_closes_takes_its_die_along_and_brings_it_back() -> None:
    closing = ["cross 0 r2", "cross 0 r3", "cross 0 r4", "cross 0 r5", "cross 0 r6", "cross 0 r12"]
    closed = edited(WHITE, *closing)
    assert closed.startswith("classic turn 1 seat 0 white 34 .516 / r2.r3.r4.r5.r6.r12 ")
    assert edited(closed, "cross 0 r12").startswith("classic turn 1 seat 0 white 34 1516 ")


def test_C11_enough_penalties_end_it_and_fewer_open_it_again() -> None:
    over = edited(WHITE, "penalties 0 4")
    assert over == "classic turn 1 seat 0 over / - - - - p4 / - - - - p0"
    assert edited(over, "penalties 0 3") == "classic turn 1 seat 0 roll / - - - - p3 / - - - - p0"


def test_BA3_the_bar_of_a_closed_row_is_struck() -> None:
    state = rowlock.start("bonus-a", 2)
    for number in (2, 3, 4, 5, 6, 12):
        state = edit(state, f"cross 0 r{number}")
    red = {index for index, color in enumerate(state.variant.bar) if color == "red"}
    assert all(red <= set(sheet.struck) for sheet in state.sheets)
    free = next(index for index in range(len(state.variant.bar)) if index not in red)
    assert free in edit(state, f"strike 1 {free}").sheets[1].struck
    assert edit(edit(state, f"strike 1 {free}"), f"strike 1 {free}") == state


def test_C7_a_lock_with_too_few_crosses_is_refused_with_its_row() -> None:
    with pytest.raises(IllegalMove) as refused:
        edited(START, "cross 0 y3", "cross 0 y12")
    assert (refused.value.rule, refused.value.reason, refused.value.seat) == ("C7", "too_few", 0)
    assert refused.value.facts == {"field": "y12", "row": "yellow", "need": "5", "have": "1"}


def test_C7_a_cross_that_a_lock_needs_stays() -> None:
    locked = "classic turn 1 seat 0 roll / r2.r3.r4.r5.r6.r12 - - - p0 / - - - - p0"
    with pytest.raises(IllegalMove) as refused:
        edited(locked, "cross 0 r4")
    assert refused.value.facts["have"] == "4"


def test_BP1_a_round_field_needs_a_neighbor() -> None:
    state = rowlock.start("big-points", 1)
    round_field, (one, _) = next(iter(state.variant.layout.around.items()))
    with pytest.raises(IllegalMove) as refused:
        edit(state, f"cross 0 {round_field}")
    assert refused.value.reason == "no_neighbor"
    assert round_field in str(edit(edit(state, f"cross 0 {one.id}"), f"cross 0 {round_field}"))


@pytest.mark.parametrize(
    "change",
    [
        *("", "x", "cross", "cross 0", "cross 0 r1", "cross 2 r5", "cross x r5", "cross 0 r5 r6", "strike 0 0"),
        *("penalties 0 5", "penalties 0 -1", "penalties 0 ²", "seats 0", "seats 99", "active 2", "phase over"),
        *("roll 34", "roll 34 251.", "roll 79 1111", "crossed maybe", "crossed yes", "clear 1", "x" * 9999),
    ],
)
def test_nonsense_is_refused_briefly(change: str) -> None:
    with pytest.raises(RowlockError) as refused:
        edited(START, change)
    assert len(str(refused.value)) < 250


@settings(max_examples=60)
@given(st.data(), st.sampled_from(rowlock.variants()))
def test_whatever_is_changed_can_be_written_and_read(data: st.DataObject, variant: str) -> None:
    state = rowlock.start(variant, 2)
    fields = [*state.variant.layout.fields]
    words = st.one_of(
        st.builds("cross {} {}".format, st.integers(0, 2), st.sampled_from(fields)),
        st.builds("penalties {} {}".format, st.integers(0, 2), st.integers(0, 4)),
        st.builds("strike {} {}".format, st.integers(0, 1), st.integers(0, 12)),
        st.builds("seats {}".format, st.integers(1, 5)),
        st.builds("active {}".format, st.integers(0, 4)),
        st.sampled_from(["phase roll", "phase white", "phase color", "crossed yes", "crossed no", "roll 34 2516"]),
    )
    for change in data.draw(st.lists(words, max_size=25)):
        try:
            state = edit(state, change)
        except (IllegalMove, NotationError, RowlockError):
            continue
        assert rowlock.parse_state(str(state)) == state
        assert state.roll is None or all(
            (face is None) == (color in state.closed) for color, face in zip(COLORS, state.roll.colors, strict=True)
        )
