"""Properties of every state, drawn or played, of every variant, printed or home-made."""

import random
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from rowlock import Cross, IllegalMove, Pass, Phase, Record, State, Variant
from rowlock.chance import throw
from rowlock.rules.dice.events import Chose
from rowlock.rules.dice.state import closed_rows
from rowlock.rules.pad.layout import COLORS, parse_drawing
from strategies import any_variant, half_told, printed, rolls, states


def successors(state: State) -> list[State]:
    """Every state that one choice leads to."""
    return [
        rowlock.choose(state, seat, move) for seat in rowlock.to_decide(state) for move in rowlock.legal(state, seat)
    ]


def played(variant: Variant, seats: int, rng: random.Random) -> tuple[Record, list[State]]:
    """A playthrough by players who cross often, with its record and every state it went through."""
    state = rowlock.start(variant, seats, rng.randrange(seats))
    record = Record.begin(state, [f"Player {seat}" for seat in range(seats)])
    path = [state]
    while not state.is_over:
        if state.phase is Phase.ROLL:
            roll = throw(state, rng)
            state, record = rowlock.roll(state, roll), record.rolled(roll)
        else:
            seat = rowlock.to_decide(state)[0]
            move = rng.choice(rowlock.legal(state, seat)[: 2 + (rng.random() < 0.3)])
            state, record = rowlock.choose(state, seat, move), record.chose(seat, move)
        path.append(state)
    return record, path


any_state = st.one_of(states(), half_told(states()))
playthroughs = st.builds(played, any_variant, st.integers(1, 4), st.randoms(use_true_random=False))


@given(any_state)
def test_a_move_is_accepted_exactly_when_it_is_legal(state: State) -> None:
    for seat in rowlock.to_decide(state):
        legal = rowlock.legal(state, seat)
        assert len(set(legal)) == len(legal)
        assert legal[-1] == Pass()
        for field in state.variant.layout.fields:
            for to in (None, *"rygb"):
                move = Cross(field, to)
                if move in legal:
                    rowlock.choose(state, seat, move)
                else:
                    with pytest.raises(IllegalMove) as refused:
                        rowlock.choose(state, seat, move)
                    assert refused.value.rule
                    assert refused.value.move == str(move)


@given(st.one_of(states(most_seats=3), half_told(states(most_seats=3))), st.data())
def test_the_order_of_white_choices_never_matters(state: State, data: st.DataObject) -> None:
    if state.phase is not Phase.WHITE:
        return
    choices = {seat: data.draw(st.sampled_from(rowlock.legal(state, seat))) for seat in rowlock.to_decide(state)}
    ends = set()
    for order in permutations(choices):
        after = state
        for seat in order:
            after = rowlock.choose(after, seat, choices[seat])
        ends.add(after)
    assert len(ends) == 1


@given(any_state)
def test_crosses_only_ever_go_to_the_right_and_stay(state: State) -> None:
    for after in successors(state):
        for old, new in zip(state.sheets, after.sheets, strict=True):
            for before, now in zip(old.crosses, new.crosses, strict=True):
                assert now[: len(before)] == before
                assert list(now) == sorted(set(now))


@given(any_state)
def test_closed_rows_are_those_somebody_locked_and_take_no_more_crosses(state: State) -> None:
    for after in successors(state):
        assert after.closed == closed_rows(after.sheets)
        assert after.closed >= state.closed
        for row, color in enumerate(COLORS):
            if color in state.closed:
                assert all(a.crosses[row] == b.crosses[row] for a, b in zip(after.sheets, state.sheets, strict=True))


@given(states())
def test_events_folded_onto_the_old_sheets_give_the_new_ones(state: State) -> None:
    for after in successors(state):
        assert rowlock.fold(state.sheets, rowlock.since(state, after)) == after.sheets


@given(any_state)
def test_a_choice_that_is_known_is_told_without_looking_for_it(state: State) -> None:
    for seat in rowlock.to_decide(state):
        for move in rowlock.legal(state, seat):
            after = rowlock.choose(state, seat, move)
            events = rowlock.told(state, after, seat, move)
            assert rowlock.fold(state.sheets, events) == after.sheets
            assert (events == (Chose(seat),)) == (after.phase is Phase.WHITE)


@given(playthroughs)
def test_replaying_the_record_of_a_playthrough_gives_its_states(playthrough: tuple[Record, list[State]]) -> None:
    record, path = playthrough
    assert list(rowlock.replay(record)) == path
    read = Record.parse(str(record), record.variant)
    assert read == record
    assert list(rowlock.replay(read)) == path


@given(playthroughs, st.data())
def test_an_unfinished_record_replays_as_far_as_it_goes(
    playthrough: tuple[Record, list[State]], data: st.DataObject
) -> None:
    _, path = playthrough
    stop = data.draw(st.integers(0, len(path) - 1))
    record = Record.begin(path[0], [f"Player {seat}" for seat in range(len(path[0].sheets))])
    for before, after in pairwise(path[: stop + 1]):
        if before.phase is Phase.ROLL:
            assert after.roll is not None
            record = record.rolled(after.roll)
        else:
            seat = rowlock.to_decide(before)[0]
            moves = rowlock.legal(before, seat)
            record = record.chose(seat, next(move for move in moves if rowlock.choose(before, seat, move) == after))
    read = Record.parse(str(record), record.variant)
    assert read == record
    assert list(rowlock.replay(read)) == path[: stop + 1]


@given(playthroughs)
def test_every_state_reached_has_a_legal_move_until_it_is_over(playthrough: tuple[Record, list[State]]) -> None:
    _, path = playthrough
    for state in path[:-1]:
        assert not state.is_over
        assert state.phase is Phase.ROLL or all(rowlock.legal(state, seat) for seat in rowlock.to_decide(state))
        assert state.phase is Phase.ROLL or rowlock.to_decide(state)
    assert path[-1].is_over
    assert all(rowlock.legal(path[-1], seat) == () for seat in range(len(path[-1].sheets)))


@given(states(), st.data())
def test_scores_never_change_by_passing_time(state: State, data: st.DataObject) -> None:
    before = rowlock.scores(state)
    if state.phase is Phase.ROLL:
        state = rowlock.roll(state, data.draw(rolls(state)))
    if state.phase is Phase.WHITE:
        state = rowlock.parse_state(str(state).rpartition(" / ")[0], state.variant)
        for seat in rowlock.to_decide(state):
            state = rowlock.choose(state, seat, "-")
    assert rowlock.scores(state) == before
    crossed = isinstance(state.choices[state.active], Cross)
    after = rowlock.choose(state, state.active, "-")
    penalized = after.sheets[state.active].penalties - state.sheets[state.active].penalties
    assert penalized == (not crossed)
    if crossed:
        assert rowlock.scores(after) == before


@given(any_state)
def test_a_state_its_sheets_moves_and_roll_are_read_back_as_written(state: State) -> None:
    assert rowlock.parse_state(str(state), state.variant) == state
    assert repr(state) == str(state)
    for sheet in state.sheets:
        assert rowlock.parse_sheet(str(sheet), state.variant) == sheet
    for seat in rowlock.to_decide(state):
        for move in rowlock.legal(state, seat):
            assert rowlock.parse_move(str(move)) == move
            assert repr(move) == str(move)
    if state.roll:
        assert rowlock.parse_roll(str(state.roll)) == state.roll


@given(any_state)
def test_states_after_a_choice_are_read_back_as_written(state: State) -> None:
    for after in successors(state):
        assert rowlock.parse_state(str(after), state.variant) == after


@given(any_variant)
def test_a_drawing_is_read_back_as_written(variant: Variant) -> None:
    assert parse_drawing(str(variant.layout)) == variant.layout


@given(any_state)
def test_a_view_shows_all_but_the_hidden_choices(state: State) -> None:
    for seat in (None, *range(len(state.sheets))):
        seen = rowlock.view(state, seat)
        assert seen.state.sheets == state.sheets
        if state.phase is Phase.WHITE:
            assert seen.decided == frozenset(range(len(state.sheets))) - frozenset(rowlock.to_decide(state))
            shown = {index for index, move in enumerate(seen.state.choices) if move is not None}
            assert shown <= {seat}
            if seat is not None:
                assert seen.state.choices[seat] == state.choices[seat]
        else:
            assert seen.state == state


@given(states(printed, most_seats=2))
def test_deciding_on_a_view_is_deciding_on_the_state(state: State) -> None:
    for seat in rowlock.to_decide(state):
        assert rowlock.legal(rowlock.view(state, seat).state, seat) == rowlock.legal(state, seat)
