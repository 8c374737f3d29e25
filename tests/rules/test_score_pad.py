"""The score pad: one sheet, the rules that it alone can check, and rows closed by somebody else."""

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from rowlock import IllegalMove, NotationError, Pass, Phase, State, Variant
from rowlock.chance import throw
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.objections import objection
from rowlock.rules.dice.previews import preview
from rowlock.rules.dice.roll import Roll
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.pad_marks import ClosedByOther, Cross, Mark, Penalty, parse_mark
from rowlock.rules.pad.score_pad import ScorePad, filled, most_marks
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import blank
from strategies import any_variant, printed, states

CLASSIC = rowlock.variant("classic")


def pad(marks: str, variant: str = "classic") -> ScorePad:
    return filled(rowlock.variant(variant), marks.split())


def why(held: ScorePad, field: str) -> tuple[str, str]:
    """The reason and the rule that forbid a field."""
    found = held.objection(held.sheet.variant.layout.fields[field])
    assert found is not None
    return found.reason.value, found.rule


def refused(marks: str, variant: str = "classic") -> IllegalMove:
    with pytest.raises(IllegalMove) as raised:
        pad(marks, variant)
    return raised.value


# ── Against the dice game ────────────────────────────────────────────────────────────────────────────────────────────


def played(variant: Variant, seats: int, rng: random.Random) -> tuple[list[State], list[list[Mark]]]:
    """A playthrough by players who cross often: its states, and by seat the marks that a pad would get."""
    state = rowlock.start(variant, seats, rng.randrange(seats))
    path, marks = [state], [list[Mark]() for _ in range(seats)]
    while not state.is_over:
        if state.phase is Phase.ROLL:
            state = rowlock.roll(state, throw(state, rng))
            chosen: dict[int, rowlock.Move] = {}
        else:
            seat = rowlock.to_decide(state)[0]
            chosen[seat] = rng.choice(legal(state, seat)[: 2 + (rng.random() < 0.3)])
            before, state = state, rowlock.choose(state, seat, chosen[seat])
            if before.phase is not state.phase:
                note(marks, before, state, chosen)
                chosen = {}
        path.append(state)
    return path, marks


def note(marks: list[list[Mark]], before: State, after: State, chosen: dict[int, rowlock.Move]) -> None:
    """Write down an action that landed: on each pad its own cross or penalty, then what others closed."""
    for seat, (old, new) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        move = chosen.get(seat, Pass())
        if isinstance(move, Cross):
            marks[seat].append(move)
        marks[seat] += [Penalty()] * (new.penalties - old.penalties)
        own = {color for row, color in enumerate(COLORS) if new.is_locked(row)}
        marks[seat] += [ClosedByOther(color) for color in COLORS if color in after.closed - before.closed - own]


playthroughs = st.builds(played, any_variant, st.integers(1, 4), st.randoms(use_true_random=False))


@given(playthroughs)
def test_C8_C10_C12_a_playthrough_written_as_marks_gives_the_same_sheets(
    playthrough: tuple[list[State], list[list[Mark]]],
) -> None:
    path, marks = playthrough
    last = path[-1]
    for seat, sheet in enumerate(last.sheets):
        held, unwritten = ScorePad(blank(last.variant)), set[str]()
        for mark in marks[seat]:
            if held.is_over:  # rows that closed in the action in which another one ended it
                assert isinstance(mark, ClosedByOther)
                unwritten.add(mark.row)
            else:
                held = held.after(mark)
        assert held.sheet.crosses == sheet.crosses
        assert held.sheet.penalties == sheet.penalties
        assert score(held.sheet) == score(sheet)
        unstruck = set(sheet.struck) - set(held.sheet.struck)
        assert {last.variant.bar[index] for index in unstruck} <= unwritten
        assert held.closed | unwritten == last.closed
        by_sheet = sheet.penalties >= last.variant.penalties_to_end
        assert held.is_over == (by_sheet or len(last.closed) >= last.variant.rows_to_end)
        assert len(marks[seat]) <= most_marks(last.variant)


@given(states(most_seats=3))
def test_C3_C5_C6_the_pad_allows_exactly_what_some_dice_allow(state: State) -> None:
    """And whatever it allows brings what the game says, and whatever it forbids has the game's reason."""
    variant, seat = state.variant, 0
    sheet = state.sheets[seat]
    held = ScorePad(sheet, state.closed)
    allowed = set[rowlock.Move]()
    for one, other in product(range(1, variant.sides + 1), repeat=2):
        roll = Roll((one, other), tuple(None if color in state.closed else 1 for color in COLORS))
        thrown = State(variant, (sheet,), variant.lucky[:1], 1, 0, Phase.WHITE, state.closed, roll, (None,))
        moves = [move for move in legal(thrown, 0) if isinstance(move, Cross)]
        allowed.update(moves)
        for move in moves:
            assert held.preview(move) == preview(thrown, 0, move)
    assert set(held.crosses()) == allowed
    over = State(variant, (sheet,), variant.lucky[:1], 1, 0, Phase.OVER, state.closed)
    for field in variant.layout.fields.values():
        found = held.objection(field)
        assert (found is None) == any(cross.field == field.id for cross in held.crosses())
        assert found is None or found == objection(over, 0, field)


@given(any_variant, st.randoms(use_true_random=False))
def test_C11_whatever_is_on_offer_can_be_marked_until_the_end_and_nothing_after(
    variant: Variant, rng: random.Random
) -> None:
    held, texts = ScorePad(blank(variant)), list[str]()
    while not held.is_over:
        closable: list[Mark] = [ClosedByOther(row) for row in held.closable()]
        mark = rng.choice([*held.crosses(), *closable, Penalty()])
        told, before = held.preview(mark), held
        held = held.after(mark)
        texts.append(str(mark))
        assert told.score == score(held.sheet).total
        assert told.ends == held.is_over
        assert set(told.closes) == held.closed - before.closed - held.closed_by_others
        assert parse_mark(str(mark)) == mark
        assert repr(mark) == str(mark)
    assert filled(variant, texts) == held
    assert len(texts) <= most_marks(variant)
    assert not held.crosses()
    assert not held.closable()
    refused: list[Mark] = [Penalty(), *map(ClosedByOther, COLORS), *map(Cross, variant.layout.fields)]
    for mark in refused:
        with pytest.raises(IllegalMove):
            held.after(mark)
    assert not filled(variant, texts[:-1]).is_over  # the last mark can be undone


# ── Rule by rule ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_C3_crosses_go_from_left_to_right() -> None:
    held = pad("r5")
    assert str(held.sheet) == "r5 - - - p0"
    assert why(held, "r4") == ("lost", "C3")
    assert why(held, "r5") == ("crossed", "C3")
    assert str(refused("r5 y3 r4")) == "mark 3, r4: red 4 is not right of the last cross, red 5 (C3)"


def test_C7_the_closing_field_needs_five_crosses_and_brings_the_lock() -> None:
    assert why(pad("r2 r3 r4 r5"), "r12") == ("too_few", "C7")
    held = pad("r2 r3 r4 r5 r6 r12")
    assert score(held.sheet).rows == (28, 0, 0, 0)
    assert held.closed == {"red"}
    assert not held.is_over
    assert not held.closed_by_others
    assert held.closable() == ("yellow", "green", "blue")


def test_C8_a_row_closed_by_somebody_else_takes_no_more_crosses() -> None:
    held = pad("r2 r3 r!")
    assert why(held, "r4") == ("closed", "C8")
    assert why(held, "r2") == ("crossed", "C3")
    assert score(held.sheet).rows == (3, 0, 0, 0)
    assert held.closable() == ("yellow", "green", "blue")
    assert refused("r! r!").rule == "C8"
    assert refused("r2 r3 r4 r5 r6 r12 r!").rule == "C8"


def test_C11_two_closed_rows_end_it_whoever_closed_them() -> None:
    assert pad("r! b!").is_over
    held = pad("b! r2 r3 r4 r5 r6 r12")
    assert held.is_over
    assert why(held, "y2") == ("over", "C11")
    assert refused("r! b! p").reason == "over"
    assert refused("r! b! y!").rule == "C11"


def test_C11_it_says_what_ended_it_and_which_row_would() -> None:
    def told(held: ScorePad) -> tuple[bool, bool, bool]:
        return held.is_last_row, held.ended_by_rows, held.ended_by_penalties

    assert told(pad("r2 p p p")) == (False, False, False)
    assert told(pad("r!")) == (True, False, False)
    assert told(pad("r! b!")) == (False, True, False)
    assert told(pad("r! p p p p")) == (False, False, True)


def test_C10_C11_four_penalties_end_it() -> None:
    held = pad("p p p")
    assert held.preview(Penalty()).ends
    assert not held.is_over
    held = held.after(Penalty())
    assert (held.is_over, score(held.sheet).total) == (True, -20)
    assert refused("p p p p r2").reason == "over"


def test_C13_the_worked_example_of_the_rulebook() -> None:
    crosses = "r2 r3 r4 r5 y2 y3 y4 g12 g11 g10 g9 g8 g7 g6 b12 b11 b10 b9 b8 b7 b6 b5 p p"
    assert score(pad(crosses).sheet).total == 70


def test_L2_either_closing_field_locks_after_six_crosses() -> None:
    six = "r2 r3 r4 r5 r6 r7"
    assert why(pad("r2 r3 r4 r5 r6", "longo"), "r15") == ("too_few", "L2")
    for field in ("r15", "r16"):
        held = pad(f"{six} {field}", "longo")
        assert held.closed == {"red"}
        assert score(held.sheet).rows[0] == 36
    assert why(pad(f"{six} r15", "longo"), "r16") == ("closed", "C8")


def test_L4_any_field_right_of_the_last_may_be_a_lucky_one() -> None:
    assert {str(cross) for cross in pad("r2", "longo").crosses()} >= {"r3", "y2", "y14", "g16", "b4"}


def test_MA2_other_colors_of_a_closed_row_are_gone_and_its_color_elsewhere_is_not() -> None:
    held = pad("r!", "mixx-a")
    assert why(held, "r2") == ("closed", "MA2")
    assert Cross("y2") in held.crosses()  # red, in the second row


def test_MB1_rows_go_by_place() -> None:
    held = pad("r10", "mixx-b")
    assert Cross("r6") in held.crosses()
    assert why(held, "r11") == ("too_few", "C7")


def test_BA1_BA2_a_bonus_field_strikes_the_bar_and_crosses_on() -> None:
    held = pad("g11", "bonus-a")
    assert str(held.sheet) == "r2 - g11 - p0 x..........."
    chain = pad("r2 g11", "bonus-a")  # red 3 is a bonus field, too: the next bar field is yellow
    assert str(chain.sheet) == "r2.r3 y2 g11 - p0 xx.........."


def test_BA3_a_row_closed_by_somebody_else_strikes_its_bar_fields_unused() -> None:
    held = pad("r!", "bonus-a")
    assert str(held.sheet) == "- - - - p0 x....x..x..."
    assert str(held.after(Cross("g11")).sheet) == "- y2 g11 - p0 xx...x..x..."


def test_BA6_a_bonus_still_reaches_a_row_that_is_marked_as_closed_afterwards() -> None:
    assert str(pad("g11 r!", "bonus-a").sheet) == "r2 - g11 - p0 x....x..x..."


def test_BB1_where_rows_are_tied_the_mark_names_one() -> None:
    held = pad("y11 r2 b12", "bonus-b")
    tied = [str(cross) for cross in held.crosses() if cross.field == "g9"]
    assert tied == ["g9>r", "g9>y", "g9>g", "g9>b"]
    assert str(held.after(Cross("g9", "b")).sheet) == "r2 y11 g9 b12.b11.b10 p0"
    assert refused("y11 r2 b12 g9", "bonus-b").reason == "tied"
    assert refused("r5>b", "bonus-b").reason == "not_tied"


def test_BB5_the_fourth_penalty_ends_it_even_where_penalties_cost_nothing() -> None:
    held = pad("y3 g5 p p p p", "bonus-b")
    assert (held.is_over, score(held.sheet).penalties) == (True, 0)


def test_BP1_a_round_field_needs_a_crossed_neighbor() -> None:
    assert why(pad("r4", "big-points"), "ry5") == ("no_neighbor", "BP1")
    assert str(pad("y5 ry5", "big-points").sheet) == "- y5 - - p0 ry5 -"


def test_BP5_round_fields_stay_open_beside_a_closed_row() -> None:
    assert Cross("ry5") in pad("r5 r!", "big-points").crosses()


def test_BP8_the_example_of_the_rulebook() -> None:
    red, yellow = "r5 ry5 r6 ry6 r7 r9", "y3 y6 y8 ry8 y9 y11"
    green, blue = "g12 g10 g8 g7 g5 g2", "b11 gb11 gb7 gb5 b9 b6 b4 gb4 p"
    assert score(pad(f"{red} {yellow} {green} {blue}", "big-points").sheet).total == 161


@given(printed, st.text(max_size=8))
def test_any_text_is_a_mark_or_refused(variant: Variant, text: str) -> None:
    if text.strip() in {str(cross) for cross in ScorePad(blank(variant)).crosses()} | {"p", "r!", "y!", "g!", "b!"}:
        filled(variant, [text])
        return
    with pytest.raises((NotationError, IllegalMove), match=r"^mark 1, "):
        filled(variant, [text])


@pytest.mark.parametrize("text", ["r13", "yg5"])
def test_a_field_that_is_not_on_the_sheet_is_named(text: str) -> None:
    with pytest.raises(NotationError, match=f"mark 2, {text}: there is no field {text}"):
        filled(CLASSIC, ["p", text])
