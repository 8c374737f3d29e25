"""What a client is told about each sheet and the end, so that it need not know the rules."""

from dataclasses import replace

import pytest
from hypothesis import given

import rowlock
from rowlock import Record, protocol
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.rules.dice.state import State
from rowlock.rules.pad.sheet import Obstacle
from rowlock.table.telling import standing, variant_view
from strategies import states

NEVER = {Obstacle.LOST, Obstacle.CLOSED}
"""Obstacles that rule out a field for good."""

GREEN_LOCKED = "- - g12.g11.g10.g9.g8.g2 - p0"
RED_AND_GREEN_LOCKED = "r2.r3.r4.r5.r6.r12 - g12.g11.g10.g9.g8.g2 - p0"


def scene(state: State) -> protocol.DiceScene:
    """The scene that clients are told for a state."""
    record = Record(state.variant, tuple(f"Seat {seat}" for seat in range(len(state.sheets))))
    return standing(DicePlaythrough(state, record)).scene


def rows_of(state: State) -> list[str]:
    """The names of the rows that have a die."""
    return [row.name for row in state.variant.layout.rows]


@given(states())
def test_points_are_told_by_row_at_any_time(state: State) -> None:
    for sheet, result, total in zip(state.sheets, scene(state).results, rowlock.scores(state), strict=True):
        worth = rowlock.score(sheet)
        assert (result.rows, result.bonus, result.penalties) == (worth.rows, worth.bonus, worth.penalties)
        assert sum(result.rows) + result.bonus + result.penalties == total


@given(states())
def test_what_is_still_open_on_a_sheet_is_told_as_the_rows_lie_there(state: State) -> None:
    fields = state.variant.layout.fields
    for sheet, told in zip(state.sheets, scene(state).results, strict=True):
        for row, start in zip(variant_view(state.variant).rows, told.open_from, strict=True):
            for position, printed in enumerate(row.fields):
                obstacle = sheet.obstacle(fields[printed.id], state.closed)
                assert (position < start) == (obstacle in NEVER), printed.id


@given(states())
def test_locks_and_the_next_field_of_the_bar_are_told(state: State) -> None:
    for sheet, told in zip(state.sheets, scene(state).results, strict=True):
        assert told.locked == tuple(row for i, row in enumerate(rows_of(state)) if sheet.is_locked(i))
        assert set(told.locked) <= state.closed
        assert told.bar_next == sheet.bar_field(state.closed)


@given(states())
def test_the_dice_that_left_the_game_are_told(state: State) -> None:
    removed = scene(state).removed
    roll = state.roll or next(rowlock.outcomes(state))[0]
    assert removed == tuple(sorted(row for row in rows_of(state) if roll.colors[rows_of(state).index(row)] is None))


@pytest.mark.parametrize(
    ("phase", "lucky"),
    [
        ("roll", ()),
        ("white 14 2222", (0,)),
        ("white 46 2222", (0,)),
        ("white 55 2222", (0,)),
        ("white 56 2222", (1,)),
        ("white 12 2222", ()),
        ("white 5? 2222", (0, 1)),
        ("white ?? 2222", (0, 1)),
    ],
)
def test_whose_lucky_number_the_white_dice_show_is_told(phase: str, lucky: tuple[int, ...]) -> None:
    state = rowlock.parse_state(f"longo lucky 5/10 6/11 turn 9 seat 0 {phase} / - - - - p0 / - - - - p0")
    assert scene(state).lucky == lucky


@pytest.mark.parametrize(
    ("sheets", "last_row", "last_penalty"),
    [
        (("- - - - p0", "- - - - p2"), False, ()),
        (("- - - - p3", "- - - - p2"), False, (0,)),
        ((GREEN_LOCKED, "- - - - p3"), True, (1,)),
        ((GREEN_LOCKED, GREEN_LOCKED), True, ()),
    ],
)
def test_that_the_end_is_near_is_told(sheets: tuple[str, str], last_row: bool, last_penalty: tuple[int, ...]) -> None:
    now = scene(rowlock.parse_state(" / ".join(("classic turn 9 seat 0 roll", *sheets))))
    assert (now.last_row, now.last_penalty, now.ended_by) == (last_row, last_penalty, ())


def test_where_one_row_or_one_penalty_is_all_it_takes_that_is_no_news() -> None:
    short = replace(rowlock.variant("classic"), rows_to_end=1, penalties_to_end=1)
    now = scene(rowlock.start(short, seats=2))
    assert (now.last_row, now.last_penalty) == (False, ())


@pytest.mark.parametrize(
    ("sheet", "ended_by"),
    [
        (RED_AND_GREEN_LOCKED, ("rows",)),
        ("- - - - p4", ("penalties",)),
        (f"{RED_AND_GREEN_LOCKED[:-1]}4", ("rows", "penalties")),
    ],
)
def test_what_ended_it_is_told(sheet: str, ended_by: tuple[str, ...]) -> None:
    now = scene(rowlock.parse_state(f"classic turn 9 seat 0 over / {sheet} / - - - - p3"))
    assert now.ended_by == ended_by
    assert (now.last_row, now.last_penalty) == (False, ()), "the end is not near, it has come"
