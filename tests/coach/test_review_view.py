"""Reviews as clients get them: they fit the replay, and the page need not judge anything."""

import random

import pytest

import rowlock
from home_made import EVERYTHING
from rowlock import Phase, Record
from rowlock.chance import throw
from rowlock.coach.choosing_judge import judge_for
from rowlock.coach.review import review
from rowlock.coach.review_view import repairs, review_of_text, review_view
from rowlock.errors import NotationError, RecordError, UnknownVariant
from rowlock.players.on_demand import can_compile
from rowlock.protocol import NewReplay
from rowlock.reviews import ReviewView
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.pad.variant_text import parse_variant
from rowlock.table.replaying import replay_from

pytestmark = pytest.mark.skipif(not can_compile(), reason="takes too long without compiled code")


def drawn(variant: str, seats: int, turns: int, seed: int = 1) -> Record:
    """The record of a playthrough at random, with this many turns at most; few passes, so that rows fill up."""
    rng = random.Random(seed)
    state = rowlock.start(variant, seats)
    record = Record.begin(state, [f"Seat {seat}" for seat in range(seats)])
    while not state.is_over and not (state.phase is Phase.ROLL and state.turn > turns):
        if state.phase is Phase.ROLL:
            rolled = throw(state, rng)
            state, record = rowlock.roll(state, rolled), record.rolled(rolled)
        else:
            seat = to_decide(state)[0]
            move = rng.choice(legal(state, seat)[:3])
            state, record = rowlock.choose(state, seat, move), record.chose(seat, move)
    return record


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("big-points", 2), ("bonus-a", 3), ("longo", 1)])
def test_decisions_are_where_the_replay_shows_them(variant: str, seats: int) -> None:
    record = drawn(variant, seats, 4)
    told = review_of_text(str(record))
    replay = replay_from(NewReplay(record=str(record)))
    states = list(rowlock.replay(record))
    assert len(told.curve) == len(record.turns) + 1
    assert {decision.phase for decision in told.decisions} == {"white", "color"}
    for decision in told.decisions:
        scene = replay.moments[decision.moment].now.scene
        assert (scene.phase, replay.moments[decision.moment].now.turn) == (decision.phase, decision.turn)
        here = next(
            state
            for state in states
            if (state.turn, state.phase.value) == (decision.turn, decision.phase) and decision.seat in to_decide(state)
        )
        assert scene.sheets == tuple(map(str, here.sheets))
        assert {worth.move for worth in decision.worths} == {str(move) for move in legal(here, decision.seat)}


@pytest.fixture(scope="module")
def told() -> ReviewView:
    return review_of_text(str(drawn("classic", 2, 60, seed=3)))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_sums_add_up_and_losses_are_those_of_the_decisions(seats: int) -> None:
    told = review_of_text(str(drawn("classic", seats, 60, seed=3)))
    for index, seat in enumerate(told.seats):
        whole = seat.start + seat.luck - seat.loss + seat.given + seat.surprise
        assert seat.result == pytest.approx(whole, abs=1e-5)
        assert seat.luck_adjusted == pytest.approx(seat.result - seat.luck, abs=1e-5)
        assert seat.loss == pytest.approx(sum(one.loss for one in told.decisions if one.seat == index), abs=1e-4)
        assert seat.luck == pytest.approx(sum(roll.luck[index] for roll in told.rolls), abs=1e-4)
    assert sum(told.curve[-1]) == 1


def test_worths_come_best_first_and_explain_the_loss(told: ReviewView) -> None:
    marked = [one for one in told.decisions if one.mark]
    assert marked
    for one in told.decisions:
        chances = [worth.chance for worth in one.worths]
        assert chances == sorted(chances, reverse=True)
        assert one.best in {worth.move for worth in one.worths}
        assert bool(one.reason) == (not next(worth.good for worth in one.worths if worth.move == one.move))
    for one in marked:
        by_move = {worth.move: worth.chance for worth in one.worths}
        assert one.loss == pytest.approx(by_move[one.best] - by_move[one.move], abs=1e-5)


def test_a_move_repairs_if_it_makes_up_for_half_of_the_loss(told: ReviewView) -> None:
    for one in told.decisions:
        if not one.mark:
            continue
        by_move = {worth.move: worth for worth in one.worths}
        assert by_move[one.best].repairs
        assert not by_move[one.move].repairs
        for worth in one.worths:
            if worth.repairs:
                assert worth.chance > by_move[one.move].chance
                assert 2 * (worth.chance - by_move[one.move].chance) >= one.loss - 1e-5
            elif worth.move != one.move:
                assert 2 * (worth.chance - by_move[one.move].chance) <= one.loss + 1e-5


def test_alone_everything_is_points() -> None:
    record = drawn("classic", 1, 60, seed=5)
    told = review_of_text(str(record))
    (seat,) = told.seats
    assert told.solo
    assert told.over
    assert seat.result == rowlock.scores(list(rowlock.replay(record))[-1])[0] == told.curve[-1][0]
    assert all(worth.chance == 1 for one in told.decisions for worth in one.worths)


def test_what_is_not_known_is_left_out_and_counted() -> None:
    told = review_of_text("variant classic\nseats Ada, Ben\n1  ?? ????  r7 r7 | -\n2  66 3465  - b12 | -\n")
    assert (told.left_out, told.over, len(told.decisions), len(told.rolls)) == (3, False, 3, 1)


def test_a_record_without_a_turn_has_nothing_but_a_start() -> None:
    told = review_of_text("variant classic\nseats Ada, Ben\n")
    assert (told.decisions, told.rolls, len(told.curve), told.over) == ((), (), 1, False)


def test_home_made_sheets_are_judged_by_a_bot_and_it_is_said() -> None:
    own = parse_variant(EVERYTHING)
    told = review_of_text(f"variant {own.id}\nseats Ada\nlucky 5/10\n1  66 3465  - | -\n", own)
    assert told.weaker


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("hello", NotationError),
        ("variant chess\nseats Ada\n", UnknownVariant),
        ("variant classic\nseats Ada\n1  34 2516  r8", RecordError),
    ],
)
def test_what_cannot_be_reviewed_is_refused(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        review_of_text(text)


def test_compiled_and_plain_reviews_are_the_same() -> None:
    text = str(drawn("classic", 2, 1, seed=7))
    assert review_of_text(text) == review_of_text(text, plain=True)


def test_only_another_move_can_repair() -> None:
    record = drawn("classic", 2, 3)
    for one in review(record, judge=judge_for(rowlock.start("classic", 2))).decisions:
        assert not repairs(one, one.move)
    assert review_view(record, review(record)).seats[0].name == "Seat 0"
