"""Why a field cannot be crossed, as codes and facts that any language can put into a sentence."""

import pytest
from hypothesis import given

import rowlock
from rowlock import IllegalMove, State
from rowlock.rules.dice.notation import parse_state
from rowlock.rules.dice.objections import objection
from rowlock.rules.pad.objecting import Objection, Reason
from strategies import states


def why(text: str, seat: int, field: str) -> Objection | None:
    """The objection of a state, given in its notation, to a field."""
    state = parse_state(text)
    return objection(state, seat, state.variant.layout.fields[field])


def facts(text: str, seat: int, field: str) -> tuple[str, str, dict[str, str]]:
    found = why(text, seat, field)
    assert found is not None
    return found.reason.value, found.rule, dict(found.facts)


WHITE = "classic turn 1 seat 0 white 34 2516 / r5.r6 - - - p0 / - - - - p0 / ? ?"
COLOR = "classic turn 1 seat 0 color 34 2516 / r5.r6 - - - p0 / - - - - p0 / - -"


@pytest.mark.parametrize(
    ("state", "seat", "field", "expected"),
    [
        (WHITE, 0, "r5", ("crossed", "C3", {"last": "r6"})),
        (WHITE, 0, "r4", ("lost", "C3", {"last": "r6"})),
        (WHITE, 0, "r12", ("too_few", "C7", {"row": "red", "need": "5", "have": "2"})),
        (WHITE, 0, "y8", ("white_sum", "C5", {"numbers": "7"})),
        (WHITE.replace("34", "3?"), 0, "y11", ("white_sum", "C5", {"numbers": "4 5 6 7 8 9"})),
        (WHITE.replace("? ?", "r7 ?"), 0, "y8", ("decided", "C5", {})),
        (WHITE.replace("? ?", "r7 ?"), 0, "r4", ("lost", "C3", {"last": "r6"})),
        (COLOR, 0, "y5", ("color_sum", "C6", {"color": "yellow", "numbers": "8 9"})),
        (COLOR, 1, "y8", ("not_active", "C6", {})),
        ("classic turn 1 seat 0 roll / - - - - p0 / - - - - p0", 0, "y8", ("roll_first", "C4", {})),
        ("classic turn 9 seat 0 over / - - - - p4 / - - - - p0", 0, "y8", ("over", "C11", {})),
        (
            "classic turn 9 seat 0 white 34 .516 / - - - - p0 / r2.r3.r4.r5.r6.r12 - - - p0 / ? ?",
            0,
            "r7",
            ("closed", "C8", {"row": "red"}),
        ),
        (
            "mixx-a turn 1 seat 0 color 34 2516 / - - - - p0 / - - - - p0 / - -",
            0,
            "y2",
            ("color_sum", "MA1", {"color": "red", "numbers": "5 6"}),
        ),
    ],
)
def test_C6_each_reason_has_its_code_and_facts(
    state: str, seat: int, field: str, expected: tuple[str, str, dict[str, str]]
) -> None:
    assert facts(state, seat, field) == expected


@given(states())
def test_a_field_has_an_objection_exactly_if_no_legal_move_crosses_it(state: State) -> None:
    for seat in range(len(state.sheets)):
        legal = {str(move).partition(">")[0] for move in rowlock.legal(state, seat)}
        for field in state.variant.layout.fields.values():
            assert (objection(state, seat, field) is None) == (field.id in legal), field.id


@given(states())
def test_facts_name_fields_and_rows_of_the_sheet(state: State) -> None:
    layout = state.variant.layout
    rows = {row.name for row in layout.all_rows}
    for seat in range(len(state.sheets)):
        for field in layout.fields.values():
            known = dict(getattr(objection(state, seat, field), "facts", ()))
            for key in ("last", "neighbors", "fields"):
                assert set(known.get(key, "").split()) <= set(layout.fields)
            assert known.get("row", "red") in rows
            assert all(number.isdecimal() for number in known.get("numbers", "").split())


def test_L4_what_luck_offers_is_told() -> None:
    state = rowlock.roll(rowlock.start("longo", seats=1, lucky=((5, 10),)), "23 2516")
    found = objection(state, 0, state.variant.layout.fields["r9"])
    assert found is not None
    assert (found.reason, found.rule) == (Reason.LUCK, "L4")
    assert dict(found.facts) == {"numbers": "5", "fields": "r2 y2 g16 b16"}


def test_BP1_a_round_field_names_its_neighbors() -> None:
    state = rowlock.roll(rowlock.start("big-points", seats=1), "34 2516")
    field = state.variant.layout.fields["ry7"]
    found = objection(state, 0, field)
    assert found is not None
    assert (found.reason, dict(found.facts)) == (Reason.NO_NEIGHBOR, {"neighbors": "r7 y7"})
    crossed = rowlock.choose(state, 0, "r7")
    found = objection(crossed, 0, crossed.variant.layout.fields["ry7"])
    assert found is not None
    assert (found.reason, dict(found.facts)) == (Reason.ROUND_SUM, {"neighbors": "r7", "numbers": "5 6"})


def test_MA2_the_die_of_a_closed_row_is_gone_from_other_rows_too() -> None:
    lost = [found for found in _all("mixx-a") if found.reason is Reason.DIE_REMOVED]
    assert {found.rule for found in lost} == {"MA2"}


def _all(variant: str) -> list[Objection]:
    """The objections to every field after red has closed, in the color action."""
    state = rowlock.start(variant, seats=1)
    row = state.variant.layout.rows[0]
    crosses = ".".join(field.id for field in (*row.fields[:5], row.fields[-1]))
    closed = parse_state(f"{variant} turn 9 seat 0 color 34 .516 / {crosses} - - - p0 / -")
    found = (objection(closed, 0, field) for field in closed.variant.layout.fields.values())
    return [one for one in found if one]


def test_an_illegal_move_carries_the_same_reason() -> None:
    with pytest.raises(IllegalMove) as raised:
        rowlock.choose(parse_state(WHITE), 0, "r12")
    assert raised.value.reason == "too_few"
    assert raised.value.facts == {"field": "r12", "row": "red", "need": "5", "have": "2"}


def test_BB1_rows_that_tie_are_told() -> None:
    state = rowlock.roll(rowlock.start("classic", seats=1), "34 2516")
    with pytest.raises(IllegalMove) as raised:
        rowlock.choose(state, 0, "r7>b")
    assert (raised.value.reason, raised.value.facts) == ("not_tied", {"field": "r7"})


def test_C3_a_lost_field_is_not_a_crossed_one() -> None:
    assert facts(WHITE, 0, "r5")[0] == "crossed"
    assert facts(WHITE, 0, "r4") == ("lost", "C3", {"last": "r6"})


def test_C7_what_closing_needs_is_counted_in_its_own_row() -> None:
    assert facts(WHITE, 0, "r12")[2] == {"row": "red", "need": "5", "have": "2"}
    assert facts(WHITE, 0, "b2")[2] == {"row": "blue", "need": "5", "have": "0"}
