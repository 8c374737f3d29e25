"""Endgames that the champion solves: compared with the rules, the exact endgames of `lab/proofs`, and each other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

import rowlock
from drawn import drawn_states
from rowlock import Phase, Sheet, State, Variant
from rowlock.chance import throw
from rowlock.kernel.arrays import pack, tables
from rowlock.lab.proofs.exact_endgame import Endgame
from rowlock.lab.proofs.matrix_game import solve_matrix
from rowlock.packed import pack as packing
from rowlock.packed import tables as packed
from rowlock.players.compiled import net_machine as fast
from rowlock.players.compiled.compiled_champion import CompiledChampion
from rowlock.players.compiled.net_arrays import choice_arrays, feature_arrays
from rowlock.players.net import plain_champion
from rowlock.players.net.endgame import ending as plain
from rowlock.players.net.endgame.end_workspace import FIRST, FULL, KNOWN, POSITIONS, EndWorkspace, end_workspace
from rowlock.players.net.endgame.position_values import game_worth
from rowlock.players.net.endgame.reachable import size_at_most
from rowlock.players.net.endgame.sheet_tables import (
    BY_STATE,
    CAN_SOLVE,
    CLOSES,
    CROSS,
    FIRST_STATE,
    GAIN,
    LIVE,
    PENALTIES,
    ROW_BITS,
    STATE,
    STATES,
    WIDTH,
    end_tables,
)
from rowlock.players.net.feature_tables import feature_tables
from rowlock.players.net.plain_champion import PlainChampion
from rowlock.players.net.sizes import ONE
from rowlock.rules.dice.state import closed_rows
from rowlock.rules.dice.view import view
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import score
from shrunken import SHEETS

pytestmark = pytest.mark.slow  # everything here waits for the compiler

PRINTED = tuple(map(rowlock.variant, ("classic", "mixx-a", "mixx-b")))
SMALL = tuple(SHEETS[name] for name in ("plain", "mixed numbers", "mixed colors", "double fields", "three rows end it"))
THREE_SIDED = SHEETS["three-sided dice"]
"""A lock needs no crosses before it, and each row consists of its closing field alone."""


class Ending:
    """The values of all states that can follow a decision, in plain Python."""

    def __init__(self, variant: Variant, work: EndWorkspace) -> None:
        self.variant, self.work = variant, work

    def worth(self, state: State) -> int:
        """The expected share of the win of the seat that rolls next, in units of ONE."""
        return plain.end_worth(
            packed.tables(self.variant), feature_tables(self.variant), self.work, packing.pack(state)
        )


def ending(state: State, work: EndWorkspace | None = None) -> Ending | None:
    """The endgame of a state in which somebody is to decide; None if it cannot be solved or is too large."""
    work = work or end_workspace()
    plain.work_out(packed.tables(state.variant), feature_tables(state.variant), work, packing.pack(state))
    return Ending(state.variant, work) if work.counts[KNOWN] else None


def sheet_word(e: tuple[int, ...], sheet: Sheet, closed: frozenset[str]) -> int:
    """A sheet as a word, computed by the rules."""
    word = sheet.penalties << PENALTIES
    for row, color, shift in zip(range(4), COLORS, range(0, 4 * ROW_BITS, ROW_BITS), strict=True):
        if color not in closed:
            state = e[FIRST_STATE + WIDTH * row + sheet.last(row) + 1] + sheet.count(row)
            word |= e[BY_STATE + e[STATES] * (4 * LIVE + row) + state] << shift
    return word


def decisions(variant: Variant, many: int, seed: str) -> Iterator[State]:
    """Random decisions at tables of two."""
    for state in drawn_states(variant, many, seed):
        if len(state.sheets) == 2:
            yield state


def late(variant: Variant, many: int, seed: str, most: int) -> list[State]:
    """Decisions whose endgames have fewer unsettled positions than `most`, but at least one."""
    rng = random.Random(f"{variant.id} {seed}")
    states = (state for state in (late_state(variant, rng) for _ in range(5000)) if small(state, most))
    found = list(islice((state for state in states if 0 < unsettled(state) < most), many))
    assert len(found) == many
    return found


def late_state(variant: Variant, rng: random.Random) -> State:
    """A decision at a table of two, near the right ends of the rows and near the last penalty."""
    locks = rng.sample(COLORS, rng.randint(0, variant.rows_to_end - 1))
    sheets = tuple(late_sheet(variant, locks, rng) for _ in range(2))
    state = State(variant, sheets, (), 20, rng.randrange(2), Phase.ROLL, closed_rows(sheets))
    state = rowlock.roll(state, throw(state, rng))
    if rng.random() < 0.5:
        return state
    for seat in (0, 1):
        state = rowlock.choose(state, seat, rng.choice(rowlock.legal(state, seat)))
    return late_state(variant, rng) if state.is_over else state


def late_sheet(variant: Variant, locks: list[str], rng: random.Random) -> Sheet:
    crosses: list[tuple[int, ...]] = []
    dense = rng.choice((0.3, 0.5, 0.7))
    for row in variant.layout.rows:
        inner = [field for field in row.fields if not field.closing]
        reach = rng.randint(max(0, len(inner) - 3), len(inner))
        fields = [field for field in inner[:reach] if rng.random() < dense or field.position == reach - 1]
        counted = sum(1 + field.double for field in fields)
        if row.name in locks and counted >= variant.close_after and rng.random() < 0.6:
            fields.append(next(field for field in row.fields if field.closing))
        crosses.append(tuple(field.position for field in fields))
    most = variant.penalties_to_end
    return Sheet(variant, tuple(crosses), rng.randint(max(0, most - 2), most - 1))


def unsettled(state: State) -> int:
    """The number of positions that had to be solved."""
    found = ending(state)
    return sum(start > 0 for start in found.work.start[FIRST + 1 :]) if found else 0


def small(state: State, most: int) -> bool:
    e = end_tables(state.variant)
    mine, theirs = (sheet_word(e, sheet, state.closed) for sheet in state.sheets)
    return size_at_most(e, mine, theirs, 20 * most)


def following(state: State) -> Iterator[State]:
    """All states between turns that can follow a decision."""
    if state.phase is Phase.WHITE:
        halves = [rowlock.choose(state, 0, move) for move in rowlock.legal(state, 0)]
        landed = [rowlock.choose(half, 1, move) for half in halves for move in rowlock.legal(half, 1)]
    else:
        landed = [state]
    for one in landed:
        if not one.is_over:
            after = (rowlock.choose(one, one.active, move) for move in rowlock.legal(one, one.active))
            yield from (two for two in after if not two.is_over)


@pytest.mark.parametrize("variant", [*PRINTED, *SMALL, THREE_SIDED], ids=str)
def test_sheets_are_words_that_change_as_the_rules_say(variant: Variant) -> None:
    e = end_tables(variant)
    for state in decisions(variant, 100, "words"):
        sheet, closed = state.sheets[0], state.closed
        word = sheet_word(e, sheet, closed)
        assert plain._word(packed.tables(variant), e, packing.pack(state), 0) == word
        assert word >> PENALTIES == sheet.penalties
        for row in variant.layout.rows:
            index = COLORS.index(row.name)
            for field in row.fields:
                here = e[STATES] * index + (word >> ROW_BITS * index & STATE)
                cross = e[BY_STATE + 4 * CROSS * e[STATES] + WIDTH * here + field.position]
                assert (cross >= 0) == (sheet.obstacle(field, closed) is None), (state, field)
                if cross >= 0:
                    crosses = list(sheet.crosses)
                    crosses[index] = (*crosses[index], field.position)
                    after = replace(sheet, crosses=tuple(crosses))
                    assert cross >> ROW_BITS & STATE == score(after).total - score(sheet).total
                    assert cross >> CLOSES == field.closing
                    new = sheet_word(e, after, closed | closed_rows([after]))
                    assert new == word + ((cross & STATE) - (word >> ROW_BITS * index & STATE) << ROW_BITS * index)


def test_what_a_row_can_still_gain_is_what_is_gained_by_crossing_all_of_it() -> None:
    e = end_tables(rowlock.variant("classic"))
    sheet = rowlock.start("classic", 1).sheets[0]
    state = sheet_word(e, sheet, frozenset()) & STATE
    assert e[BY_STATE + 4 * GAIN * e[STATES] + state] == 78


def agrees(state: State) -> float:
    """The largest error against the exact endgame over all following states, of which there is at least one."""
    found, exact = ending(state), Endgame(10_000)
    assert found
    furthest = -1.0
    for after in following(state):
        mine = exact.worth(after) if after.active == 0 else 1 - exact.worth(after)
        furthest = max(furthest, abs(found.worth(after) / ONE - mine))
    return furthest


@pytest.mark.parametrize("variant", SMALL, ids=[str(number) for number in range(len(SMALL))])
def test_small_sheets_are_worth_what_is_proved(variant: Variant) -> None:
    compared = [agrees(state) for state in late(variant, 5, "proved", 60)]
    assert max(compared) < 1e-6


@pytest.mark.parametrize("variant", PRINTED, ids=str)
def test_late_positions_are_worth_what_is_proved(variant: Variant) -> None:
    compared = [agrees(state) for state in late(variant, 3, "late", 25)]
    assert 0 <= max(compared) < 1e-6


@pytest.mark.parametrize(
    "text",
    [
        "seat 1 color 11 1111 / r2.r11 y11 g3 b3 p1 / r11 y11 g3 b3 p0 / - -",
        "seat 0 color 11 1111 / r2.r3.r4.r11 y2.y11 g12.g3 b3 p1 / r10 y11 g3 b3 p0 / - -",
    ],
    ids=["of who rolls next", "of the other"],
)
def test_a_lead_is_not_sure_as_long_as_penalties_can_come(text: str) -> None:
    """Seat 0 leads, seat 1 has next to nothing left to cross, and still seat 0 can lose."""
    state = rowlock.parse_state(f"classic turn 9 {text}")
    found = ending(state)
    assert found
    assert agrees(state) < 1e-6
    after = rowlock.choose(state, state.active, "-")
    mine = found.worth(after) if after.active == 0 else ONE - found.worth(after)
    scores = rowlock.scores(after)
    assert mine < ONE
    assert scores[0] > scores[1]


def test_nobody_can_be_sure_in_games_that_have_to_be_mixed() -> None:
    rng = random.Random("games")
    room = end_workspace()
    for height, width in ((1, 1), (1, 4), (2, 2), (2, 5), (4, 2), (3, 3), (5, 5)):
        for many in (2, 5, 1000):
            matrix = [[rng.randrange(many) * ONE // many for _ in range(width)] for _ in range(height)]
            room.matrix[: height * width] = [cell for row in matrix for cell in row]
            close = 1e-8 if min(height, width) < 3 else 0.02  # three moves each: regret matching, not exact
            exact = solve_matrix([[cell / ONE for cell in row] for row in matrix]).worth
            assert game_worth(room, height, width) / ONE == pytest.approx(exact, abs=close), matrix


def test_three_moves_of_which_each_beats_another_are_matched() -> None:
    room = end_workspace()
    room.matrix[:9] = [ONE // 2, 0, ONE, ONE, ONE // 2, 0, 0, ONE, ONE // 2]
    assert game_worth(room, 3, 3) / ONE == pytest.approx(0.5, abs=0.01)


def in_arrays(state: State) -> EndWorkspace:
    room = choice_arrays(2, ends=True)
    fast.work_out(tables(state.variant), feature_arrays(state.variant), room.ends, pack(state))
    return room.ends


@pytest.mark.parametrize("variant", [*PRINTED, SMALL[3], THREE_SIDED], ids=str)
def test_compiled_every_position_is_worth_the_same(variant: Variant) -> None:
    for state in late(variant, 6, "same", 100):
        found, room = ending(state), in_arrays(state)
        assert found
        assert room.counts[KNOWN]
        size = room.counts[POSITIONS]
        assert size == found.work.counts[POSITIONS]
        assert room.worth[FIRST:size].tolist() == found.work.worth[FIRST:size], state
        for after in following(state):
            packed = pack(after)
            compiled = fast.end_worth(tables(variant), feature_arrays(variant), room, packed)
            assert compiled == found.worth(after), after


@pytest.mark.parametrize("variant", PRINTED, ids=str)
def test_compiled_the_same_is_chosen_at_the_end(variant: Variant) -> None:
    for number, state in enumerate(late(variant, 8, "chosen", 100)):
        for seat in rowlock.to_decide(state):
            one, other = random.Random(number), random.Random(number)
            seen = view(state, seat)
            assert CompiledChampion(one).decide(seen) == PlainChampion(other).decide(seen), state
            assert one.getstate() == other.getstate()


def test_what_is_worked_out_does_not_outlast_the_decision() -> None:
    variant = rowlock.variant("classic")
    state = late(variant, 1, "once", 100)[0]
    room = choice_arrays(2, ends=True)
    t, f = tables(variant), feature_arrays(variant)
    fast.work_out(t, f, room.ends, pack(state))
    assert room.ends.counts[KNOWN]
    fast.work_out(t, f, room.ends, pack(rowlock.roll(rowlock.start(variant, 2), "34 2516")))
    assert not room.ends.counts[KNOWN]


def test_who_has_no_room_for_ends_goes_without() -> None:
    state = late(rowlock.variant("classic"), 1, "room", 100)[0]
    room = choice_arrays(2)
    fast.work_out(tables(state.variant), feature_arrays(state.variant), room.ends, pack(state))
    assert not room.ends.counts[KNOWN]


def test_only_ends_of_two_on_sheets_without_bonuses_are_worked_out() -> None:
    for name in rowlock.variants():
        assert end_tables(rowlock.variant(name))[CAN_SOLVE] == (name in ("classic", "mixx-a", "mixx-b"))
    late_one = late(rowlock.variant("classic"), 1, "two", 100)[0]
    three = replace(late_one, sheets=(*late_one.sheets, late_one.sheets[0]), choices=(*late_one.choices, None))
    assert ending(three) is None


def test_with_dice_that_nobody_told_no_end_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = late(rowlock.variant("classic"), 1, "two", 100)[0]
    asked: list[object] = []
    monkeypatch.setattr(plain_champion, "work_out", lambda *given: asked.append(given))
    PlainChampion(random.Random(1)).decide(view(state, state.active))
    assert len(asked) == 1
    assert state.roll
    unknown = replace(state, roll=replace(state.roll, colors=(0,) * 4))
    PlainChampion(random.Random(1)).decide(view(unknown, state.active))
    assert len(asked) == 1


def test_large_ends_are_given_up_by_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "LIMIT", 10**18)
    state = rowlock.roll(rowlock.start("classic", 2), "34 2516")
    work = end_workspace()
    assert ending(state, work) is None
    assert work.counts[FULL]
    assert np.count_nonzero(in_arrays(state).counts[KNOWN]) == 0
