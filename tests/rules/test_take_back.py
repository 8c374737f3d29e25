"""Taking back a choice: in the state during the white action, and in the record."""

import pytest
from hypothesis import given

import rowlock
from drawing import draw, land
from rowlock import Cross, NotYourDecision, Pass, Phase, Record, SeatOutOfRange, State
from strategies import half_told, states

EMPTY = "- - - - p0"
WHITE = rowlock.roll(rowlock.start("classic", seats=3, first=1), "34 2516")
NONE_CHOSEN = Record.begin(rowlock.start("classic", seats=3, first=1), ["Ada", "Ben", "Cem"]).rolled(
    rowlock.parse_roll("34 2516")
)


@given(half_told(states()))
def test_C5_a_white_choice_taken_back_leaves_the_state_before_it(state: State) -> None:
    if state.phase is not Phase.WHITE:
        return
    for seat in rowlock.to_decide(state):
        after = rowlock.choose(state, seat, "-")
        if after.phase is Phase.WHITE:
            assert rowlock.take_back(after, seat) == state


def test_C5_after_taking_back_a_seat_chooses_anew() -> None:
    state = rowlock.choose(rowlock.choose(WHITE, 2, "b7"), 0, "r7")
    state = rowlock.take_back(state, 0)
    assert state.choices == (None, None, Cross("b7"))
    assert rowlock.choose(state, 0, "y7").choices == (Cross("y7"), None, Cross("b7"))


def test_C5_what_has_not_been_chosen_is_not_taken_back() -> None:
    with pytest.raises(NotYourDecision, match="seat 0 has not chosen yet: there is nothing to take back"):
        rowlock.take_back(rowlock.choose(WHITE, 1, "-"), 0)


@pytest.mark.parametrize(
    "state",
    [
        rowlock.start("classic", seats=3),
        land(WHITE, "r7", "-", "-"),
        land(land(WHITE, "r7", "-", "-"), "-"),
        draw(f"classic turn 9 seat 0 over\n- - - - p4\n{EMPTY}"),
    ],
    ids=["before a roll", "landed", "the turn is over", "it is over"],
)
def test_C5_what_has_landed_is_not_taken_back(state: State) -> None:
    with pytest.raises(NotYourDecision, match="seat 0: no white choice is open, landed choices are final"):
        rowlock.take_back(state, 0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_of_the_table_takes_back(seat: int) -> None:
    with pytest.raises(SeatOutOfRange):
        rowlock.take_back(WHITE, seat)
    with pytest.raises(SeatOutOfRange):
        NONE_CHOSEN.took_back(seat)


def test_C5_a_white_choice_leaves_the_record_while_others_are_to_choose() -> None:
    one = NONE_CHOSEN.chose(0, Cross("r7"))
    two = one.chose(2, Pass())
    assert one.took_back(0) == NONE_CHOSEN
    assert two.took_back(2) == one
    assert str(two.took_back(0)).endswith("1  34 2516  ? ? -\n")
    for record in (one.took_back(0), two.took_back(0)):
        assert Record.parse(str(record)) == record
        assert list(rowlock.replay(record))[-1].phase is Phase.WHITE
    with pytest.raises(NotYourDecision, match="seat 1 has no choice in turn 1 that can be taken back"):
        two.took_back(1)


def test_C5_a_white_choice_that_landed_stays_in_the_record() -> None:
    record = NONE_CHOSEN.chose(0, Cross("r7")).chose(1, Pass()).chose(2, Pass())
    for seat in range(3):
        with pytest.raises(NotYourDecision):
            record.took_back(seat)


def test_C6_the_color_choice_leaves_the_record_for_the_active_seat_alone() -> None:
    landed = NONE_CHOSEN.chose(0, Cross("r7")).chose(1, Pass()).chose(2, Pass())
    record = landed.chose(1, Cross("y9"))
    assert record.took_back(1) == landed
    assert Record.parse(str(landed)) == landed
    for seat in (0, 2):
        with pytest.raises(NotYourDecision):
            record.took_back(seat)


def test_C2_the_active_seat_of_a_later_turn_takes_its_color_choice_back() -> None:
    record = NONE_CHOSEN
    for seat in (0, 1, 2):
        record = record.chose(seat, Pass())
    record = record.chose(1, Pass()).rolled(rowlock.parse_roll("34 2516"))
    with pytest.raises(NotYourDecision, match="seat 1 has no choice in turn 2 that can be taken back"):
        record.took_back(1)
    for seat in (0, 1, 2):
        record = record.chose(seat, Pass())
    assert record.chose(2, Cross("g5")).took_back(2) == record


def test_an_empty_record_has_nothing_to_take_back() -> None:
    record = Record.begin(rowlock.start("classic"), ["Ada", "Ben"])
    with pytest.raises(NotYourDecision, match="seat 0: nobody has chosen anything yet"):
        record.took_back(0)
