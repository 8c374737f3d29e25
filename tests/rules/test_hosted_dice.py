"""The dice game as a table hosts it: text in, text out, and the same rules as through the public API."""

import random
from itertools import count

import pytest
from hypothesis import given

import rowlock
from rowlock import Phase, Record, State
from rowlock.errors import IllegalMove, NotationError, RecordError, UnknownVariant
from rowlock.rules.dice.dice_game import DiceGame, DicePlaythrough
from rowlock.rules.dice.standings import ended_by_penalties, ended_by_rows, is_last_row, on_last_penalty
from rowlock.rules.game import Game, Playthrough
from rowlock.rules.games import GAMES, find_variant, game_of, game_of_record
from rowlock.rules.pad.sheet import Obstacle
from strategies import states

GAME: Game = DiceGame()
NAMES = ("Ada", "Ben")
ROLL = "34 2516"


def begun() -> Playthrough:
    return GAME.start(rowlock.variant("classic"), NAMES, 1)


def white() -> Playthrough:
    return begun().supply(ROLL)


def color() -> Playthrough:
    return white().choose(0, "-").choose(1, "r7")


def play_out(play: Playthrough, seed: int) -> Playthrough:
    rng = random.Random(seed)
    while not play.is_over:
        if play.awaits_chance:
            play = play.supply(play.draw(lambda most: rng.randint(1, most)))
        for seat in play.awaited if not play.awaits_chance else ():
            assert isinstance(play, DicePlaythrough)
            play = play.choose(seat, str(rng.choice(rowlock.legal(play.state, seat))))
    return play


def test_a_playthrough_says_who_plays_and_what_is_open() -> None:
    play = begun()
    assert (play.kind, play.variant.id, play.names, play.first) == ("dice", "classic", NAMES, 1)
    assert (play.turn, play.active, play.decision, play.awaited, play.awaits_chance) == (1, 1, "1r", (1,), True)
    assert (white().decision, white().awaited, white().awaits_chance) == ("1w", (0, 1), False)
    assert (color().decision, color().awaited, color().is_over) == ("1c", (1,), False)


@pytest.mark.parametrize("variant", rowlock.variants())
def test_a_whole_playthrough_is_its_record(variant: str) -> None:
    over = play_out(GAME.start(rowlock.variant(variant), NAMES, 0), 1)
    assert (over.decision, over.awaited) == ("", ())
    *_, last = rowlock.replay(Record.parse(over.record))
    assert over.scores == rowlock.scores(last)
    assert GAME.resume(over.record, None) == over
    assert ended_by_rows(last) or ended_by_penalties(last)


def test_chance_throws_all_dice_and_leaves_out_those_that_have_left() -> None:
    drawn = count(1)
    state = rowlock.parse_state("classic turn 31 seat 0 roll / r2.r3.r4.r5.r6.r12 - - - p0 / - - - - p0")
    play = DicePlaythrough(state, Record(state.variant, NAMES))
    assert play.draw(lambda most: next(drawn)) == "12 .456"
    assert next(drawn) == 7


def test_what_people_say_is_written_as_the_notation_has_it() -> None:
    assert white().read_chance(" 34  2516 ") == ROLL
    assert white().read_move("r7") == "r7"
    for wrong in (white().read_chance, white().read_move):
        with pytest.raises(NotationError):
            wrong("seven")
    assert [begun().is_complete(roll) for roll in (ROLL, "34 2?16", "?? ????")] == [True, False, False]


def test_what_was_supplied_and_chosen_before_is_known() -> None:
    play = color().choose(1, "-")
    assert [play.was_supplied("1r", chance) for chance in ("", ROLL, "66 6666")] == [True, True, False]
    assert [play.was_supplied(decision, "") for decision in ("2r", "1w", "r", "0r", "99999r")] == [False] * 5
    assert [play.had_chosen("1w", 1, move) for move in ("r7", "-")] == [True, False]
    assert [play.had_chosen("1c", seat, "-") for seat in (0, 1)] == [False, True]
    assert not play.had_chosen("2c", 1, "-")


def test_C5_a_white_choice_is_the_seats_own_until_it_lands_and_can_be_taken_back() -> None:
    play = white().choose(1, "r7")
    assert [(play.choice(seat), play.may_take_back(seat)) for seat in (0, 1)] == [("", ""), ("r7", "1w")]
    assert play.take_back(1) == white()
    assert play.landed() == white()
    assert color().landed() == color()
    assert color().choice(1) == ""
    with pytest.raises(IllegalMove):
        white().choose(0, "r8")


def test_C6_a_color_choice_can_be_taken_back_until_the_next_roll_unless_it_is_final() -> None:
    landed = color().choose(1, "y9")
    assert [landed.may_take_back(seat) for seat in (0, 1)] == ["", "1c"]
    assert landed.take_back(1) == color()
    assert landed.supply(ROLL).may_take_back(1) == ""
    assert color().choose(1, "y9", final=True).may_take_back(1) == ""


def test_whoever_does_not_answer_passes_and_programs_see_known_dice_alone() -> None:
    assert white().default(0) == "-"
    seen = white().choose(1, "r7").view(0)
    assert isinstance(seen, rowlock.View)
    assert (seen.seat, seen.decided) == (0, frozenset({1}))
    assert begun().supply("34 2?16").view(0) is None
    assert begun().view(0) is None


def test_a_record_tells_what_chance_supplied_before_it_is_checked() -> None:
    inputs = GAME.read("variant classic\nseats Ada, Ben\nfirst 1\n1 34 2516 - r7 | -\n2 11 1111 r12 - | -\n", None)
    assert (inputs.names, inputs.first) == (NAMES, 1)
    supplied = inputs.supplied()
    assert [(point.turn, chance) for point, chance in (next(supplied), next(supplied))] == [(1, ROLL), (2, "11 1111")]
    with pytest.raises(RecordError):
        next(supplied)
    with pytest.raises(RecordError):
        GAME.resume("variant classic\nseats Ada, Ben\n1 11 1111 r12 - | -\n", None)


def test_games_are_found_by_variant_and_by_record() -> None:
    assert game_of("longo") is game_of("somebody's own") is GAMES["dice"]
    assert game_of_record("# a comment\nvariant longo\nseats Ada\n") is GAMES["dice"]
    assert game_of_record("") is GAMES["dice"]
    assert find_variant("longo") == rowlock.variant("longo")
    assert set(GAME.variants()) == set(rowlock.variants())
    with pytest.raises(UnknownVariant):
        find_variant("tango")


@given(states())
def test_C11_the_end_is_near_when_one_more_row_or_penalty_is_enough(state: State) -> None:
    variant = state.variant
    near = 1 < variant.rows_to_end == len(state.closed) + 1
    assert is_last_row(state) == (near and state.phase is not Phase.OVER)
    late = [seat for seat, sheet in enumerate(state.sheets) if 1 < variant.penalties_to_end == sheet.penalties + 1]
    assert on_last_penalty(state) == (() if state.is_over else tuple(late))
    assert state.is_over == (ended_by_rows(state) or ended_by_penalties(state))


def test_C11_after_the_end_it_is_not_near() -> None:
    over = rowlock.parse_state("classic turn 9 seat 0 over / - - - - p4 / - - - - p3")
    assert (is_last_row(over), on_last_penalty(over)) == (False, ())
    assert (ended_by_rows(over), ended_by_penalties(over)) == (False, True)


@given(states())
def test_C3_what_is_left_of_the_last_cross_or_in_a_closed_row_is_not_open(state: State) -> None:
    for sheet in state.sheets:
        for index, row in enumerate(state.variant.layout.all_rows):
            start = sheet.open_from(index, state.closed)
            for field in row.fields:
                never = sheet.obstacle(field, state.closed) in (Obstacle.LOST, Obstacle.CLOSED)
                assert (field.position < start) == never, field
