"""Records that start from a position: nothing of it is lost, and they go on as the rules do."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rowlock
import strategies
from rowlock import NotationError, Phase, Record, State
from rowlock.chance import throw
from rowlock.errors import RecordError, RowlockError
from rowlock.rules.dice.dice_game import DiceGame, DicePlaythrough
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.play import choose, roll
from rowlock.rules.dice.record import replay

HEAD = "variant classic\nseats Ada, Ben\n"
ROLL = "position classic turn 1 seat 1 roll / r2.r5 - g12 - p1 / - - - - p0\n"
WHITE = "position classic turn 9 seat 1 white 34 2516 / r2.r5 - g12 - p1 / - - - - p0 / r7 ?\n"
COLOR = "position classic turn 9 seat 1 color 34 2516 / r2.r5.r7 - g12 - p1 / - - - - p0 / r7 -\n"
OVER = "position classic turn 1 seat 1 over / - - - - p4 / - - - - p0\n"


def names(state: State) -> list[str]:
    return [f"Seat {seat}" for seat in range(len(state.sheets))]


def last(record: Record) -> State:
    *_, state = replay(record)
    return state


@given(strategies.states())
def test_a_record_leads_to_the_position_that_it_starts_from(state: State) -> None:
    record = Record.begin(state, names(state))
    assert Record.parse(str(record), state.variant) == record
    assert last(record) == replace(state, turn=1)


@settings(max_examples=60)
@given(strategies.states(), st.integers(0, 2**32))
def test_playing_on_from_a_position_is_what_the_rules_make_of_it(state: State, seed: int) -> None:
    rng = random.Random(seed)
    sent = f"variant {state.variant.id}\nseats {', '.join(names(state))}\nposition {state}\n"
    hosted = DiceGame().resume(sent, state.variant)
    assert hosted.active == state.active
    played = replace(state, turn=1)
    while not played.is_over:
        assert hosted.state == played
        if played.phase is Phase.ROLL:
            shown = throw(played, rng)
            played, hosted = roll(played, shown), hosted.supply(str(shown))
        else:
            seat = rng.choice(to_decide(played))
            move = rng.choice(legal(played, seat))
            played, hosted = choose(played, seat, move), hosted.choose(seat, str(move))
    exported = last(Record.parse(hosted.record, state.variant))
    assert exported == hosted.state == played
    assert rowlock.scores(exported) == hosted.scores


@pytest.mark.parametrize(
    ("lines", "kept"),
    [
        (ROLL, ROLL),
        (ROLL.replace("turn 1", "turn 12"), ROLL),
        (
            WHITE,
            "position classic turn 1 seat 1 roll / r2.r5 - g12 - p1 / - - - - p0\n1  34 2516  r7 ?\n",
        ),
        (COLOR, COLOR.replace("turn 9", "turn 1") + "1  34 2516  r7 -\n"),
        (WHITE + "1  34 2516  r7 b7 | -\n", ROLL + "1  34 2516  r7 b7 | -\n"),
        (OVER, OVER),
        ("position classic turn 8 seat 1 roll / - - - - p0 / - - - - p0\n", "first 1\n"),
    ],
)
def test_turns_are_counted_from_the_position(lines: str, kept: str) -> None:
    assert str(Record.parse(HEAD + lines)) == HEAD + kept


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (f"first 1\n{ROLL}", "already says"),
        (f"{ROLL}lucky 5/10 6/11\n", "already says"),
        (f"{ROLL}{ROLL}", "headers come first and once"),
        ("position nonsense\n", "not the head of a state"),
        (ROLL.replace("r2.r5", "r5.r2"), "left to right"),
        (ROLL.replace("g12", "g2"), "too few crosses"),
        (ROLL.replace("seat 1", "seat 2"), "seats count from 0"),
        (ROLL.replace("p1", "p4"), "over"),
        (ROLL.replace(" / - - - - p0", ""), "seat 1 of 1"),
        (f"{ROLL.rstrip()} / - - - - p0\n", "2 names for 3 seats"),
        (COLOR.replace("r7 -\n", "r8 -\n"), "cannot have been chosen"),
        (WHITE + "1  33 2516  r7 b7 | -\n", "other dice or choices"),
        (WHITE + "1  34 2516  - b7 | -\n", "other dice or choices"),
        (WHITE + "1  34 2516  r7\n", "other dice or choices"),
        (COLOR + "1  34 2516  - - | -\n", "other dice or choices"),
    ],
)
def test_a_position_that_cannot_arise_or_that_its_turn_contradicts_is_refused(lines: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        Record.parse(HEAD + lines)


def test_a_position_of_another_variant_is_refused() -> None:
    with pytest.raises(RowlockError, match="longo"):
        Record.parse("variant longo\nseats Ada, Ben\n" + ROLL)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (COLOR + "1  34 2516  r7 -\n2  11 1111  - - | -\n", "the color choice is missing"),
        (COLOR + "1  34 2516  r7 - | r7\n", "r7"),
        (OVER + "1  34 2516  - - | -\n", "over before this turn"),
    ],
)
def test_what_follows_a_position_is_checked_as_always(lines: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        last(Record.parse(HEAD + lines))


def test_choices_of_a_position_can_be_taken_back_as_if_they_had_been_made_here() -> None:
    hosted = DiceGame().resume(HEAD + WHITE, None)
    assert isinstance(hosted, DicePlaythrough)
    assert hosted.take_back(0).record == HEAD + ROLL + "1  34 2516\n"
    passed = DiceGame().resume(HEAD + COLOR, None).choose(1, "-")
    assert passed.take_back(1).record == DiceGame().resume(HEAD + COLOR, None).record


def test_a_record_tells_whether_it_starts_from_empty_sheets() -> None:
    game = DiceGame()
    assert game.read(HEAD, None).is_from_start
    assert not game.read(HEAD + ROLL, None).is_from_start
