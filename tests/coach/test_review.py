"""Reviews of whole records: the sums are exact, and bad input is told plainly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rowlock
from rowlock import Phase, Record, RecordError, Review
from rowlock.coach.report import review_as_json
from rowlock.coach.review_view import review_view
from rowlock.coach.wording import told_review
from rowlock.players.net.sizes import ONE
from rowlock.protocol import NewReplay
from rowlock.table.replaying import replay_from

GOLDEN = json.loads((Path(__file__).parents[1] / "golden/playthroughs.json").read_text(encoding="utf-8"))
RECORDS = {name: Record.parse(told["replay"]["record"]) for name, told in GOLDEN.items()}


@pytest.fixture(scope="module", params=RECORDS)
def reviewed(request: pytest.FixtureRequest) -> Review:
    return rowlock.review(RECORDS[request.param])


def test_result_is_luck_less_own_loss_plus_the_losses_of_others_to_the_last_digit(reviewed: Review) -> None:
    told = review_as_json(reviewed)
    seats, curve = told["seats"], told["curve"]
    assert isinstance(seats, list)
    assert isinstance(curve, list)
    for index, seat in enumerate(seats):
        others = sum(other["loss"] for other in seats) - seat["loss"]
        assert told["result"][index] - curve[0][index] == seat["luck"] - seat["loss"] + others + seat["surprise"]  # type: ignore[index]
        assert seat["luck_adjusted"] == told["result"][index] - seat["luck"]  # type: ignore[index]


def test_every_turn_adds_up_but_for_what_the_judge_sees_one_roll_later(reviewed: Review) -> None:
    """Luck, losses and surprise are those of the parts, and with two seats what one loses the other gains."""
    for index, seat in enumerate(reviewed.seats):
        mine = [one for one in reviewed.decisions if one.seat == index]
        assert seat.loss == sum(one.loss for one in mine)
        assert seat.luck == sum(one.luck[index] for one in reviewed.rolls)
        assert seat.rest == seat.result - seat.start - seat.luck + seat.loss - seat.given
    if len(reviewed.seats) == 2:
        one, other = reviewed.seats
        assert (one.given, one.luck, one.surprise) == (other.loss, -other.luck, -other.surprise)
        assert all(sum(wins) == ONE for wins in reviewed.curve)


def test_losses_are_never_negative_and_the_best_move_costs_nothing(reviewed: Review) -> None:
    for one in reviewed.decisions:
        assert one.loss >= 0
        assert one.outlook.loss(one.outlook.best) == 0
        assert one.outlook.loss(one.best) == 0
        assert all(one.outlook.loss(move) == 0 for move in one.outlook.good)
        assert one.loss > 0 or one.best == one.move
        if len(one.outlook.moves) == 1:
            assert one.loss == 0


def test_the_curve_has_every_turn_and_ends_with_the_result(reviewed: Review) -> None:
    assert len(reviewed.curve) == len(reviewed.rolls) + 1
    assert sorted(reviewed.curve[-1], reverse=True)[0] in (ONE, ONE // 2, ONE // 3)
    assert reviewed.over


def test_the_json_has_exactly_the_agreed_parts(reviewed: Review) -> None:
    told = json.loads(json.dumps(review_as_json(reviewed)))
    assert set(told) == {"variant", "result", "seats", "decisions", "rolls", "curve"}
    assert {frozenset(seat) for seat in told["seats"]} == {
        frozenset(("name", "loss", "luck", "surprise", "luck_adjusted", "like"))
    }
    parts = ("turn", "phase", "seat", "move", "best", "loss", "mark", "exact", "worth")
    assert {frozenset(one) for one in told["decisions"]} == {frozenset(parts)}
    assert {frozenset(one) for one in told["rolls"]} == {frozenset(("turn", "roll", "luck"))}
    for one in told["decisions"]:
        assert one["move"] in one["worth"]
        assert one["best"] in one["worth"]
        assert all(0 <= chance <= 1 for chance in one["worth"].values())


def test_marked_decisions_have_a_reason_that_can_be_told(reviewed: Review) -> None:
    told = "\n".join(told_review(reviewed))
    for one in reviewed.mistakes():
        assert one.reason is not None
        assert f"{one.move} {one.mark} gives away" in told
    assert reviewed.seats[0].name in told


def test_an_unfinished_record_is_reviewed_up_to_where_it_is() -> None:
    record = RECORDS["classic"]
    whole = rowlock.review(record)
    for text in ("", "3  46 6313", "3  46 6313  b10 ?", "3  46 6313  b10 y10", "3  46 6313  b10 y10 | b9"):
        begun = "\n".join([*str(record).splitlines()[:4], text])
        found = rowlock.review(Record.parse(begun))
        assert not found.over
        assert found.curve[:2] == whole.curve[:2]
        made = [one for one in whole.decisions if one.turn <= 2]
        assert [one.loss for one in found.decisions[: len(made)]] == [one.loss for one in made]
        for seat in found.seats:
            assert seat.result - seat.start == seat.luck - seat.loss + seat.others + seat.surprise
        assert "unfinished" in "\n".join(told_review(found))
    assert found.curve[-1] == whole.curve[3]


def test_a_record_that_has_not_begun_has_nothing_but_a_start() -> None:
    found = rowlock.review(Record.parse("variant classic\nseats Ada, Ben\n"))
    assert not found.decisions
    assert len(found.curve) == 1
    assert found.seats[0].result == found.seats[0].start


def test_decisions_that_depend_on_unknown_dice_are_left_out_and_counted() -> None:
    lines = str(RECORDS["classic"]).splitlines()
    lines[3] = lines[3].replace("56 3111", "56 31?1")
    found = rowlock.review(Record.parse("\n".join(lines)))
    assert found.left_out == 3
    assert {one.turn for one in found.decisions} == {1, *range(3, 11)}
    assert {one.turn for one in found.rolls} == {1, *range(3, 11)}
    assert len(found.curve) == 11
    assert "3 decisions are left out" in "\n".join(told_review(found))


def test_an_illegal_line_is_named() -> None:
    lines = str(RECORDS["classic"]).splitlines()
    lines[3] = lines[3].replace("r11", "r12")
    with pytest.raises(RecordError, match=r"line 4.*r12"):
        rowlock.review(Record.parse("\n".join(lines)))


def test_white_moves_are_judged_as_if_nobody_had_chosen() -> None:
    record = RECORDS["classic"]
    other = Record.parse(str(record).replace("b12 g12 | g9", "- g12 | g9").partition("\n2 ")[0])
    one = rowlock.review(Record.parse(str(record).partition("\n2 ")[0]))
    assert one.decisions[1].outlook == rowlock.review(other).decisions[1].outlook
    assert one.decisions[1].state.phase is Phase.WHITE


PLACED = {
    "roll": "classic turn 4 seat 1 roll / r2.r5 - g12 - p1 / - y3 - - p0",
    "white": "classic turn 4 seat 1 white 34 2516 / r2.r5 - g12 - p1 / - y3 - - p0 / ? ?",
    "color": "classic turn 4 seat 1 color 34 2516 / r2.r5 - g12 - p1 / - y3 - - p0 / - -",
    "unknown": "classic turn 4 seat 1 color 34 251? / r2.r5 - g12 - p1 / - y3 - - p0 / - -",
}


@pytest.mark.parametrize(
    ("phase", "rolls", "left_out"), [("roll", 3, 0), ("white", 3, 0), ("color", 2, 0), ("unknown", 2, 1)]
)
def test_a_record_from_a_position_is_reviewed_and_its_sums_are_exact(phase: str, rolls: int, left_out: int) -> None:
    roll = "34 251?" if phase == "unknown" else "34 2516"
    lines = f"1  {roll}  - - | {'-' if phase == 'unknown' else 'y9'}\n2  11 1111  - - | -\n3  26 6543  - b8 | -\n"
    record = Record.parse(f"variant classic\nseats Ada, Ben\nposition {PLACED[phase]}\n{lines}")
    reviewed = rowlock.review(record)
    assert (len(reviewed.rolls), len(reviewed.curve), reviewed.left_out) == (rolls, 4, left_out)
    told = review_view(record, reviewed)
    moments = replay_from(NewReplay(record=str(record))).moments
    for one, view in zip(reviewed.decisions, told.decisions, strict=True):
        state = rowlock.parse_state(moments[view.moment].state)
        assert (state.phase.value, state.turn, state.sheets) == (view.phase, view.turn, one.state.sheets)
    for index, seat in enumerate(reviewed.seats):
        assert seat.start == reviewed.curve[0][index]
        assert seat.result - seat.start == seat.luck - seat.loss + seat.given + seat.rest
    if phase != "unknown":
        assert all(sum(wins) == ONE for wins in reviewed.curve)
