"""The game with opponents: the same recursion with a charge per turn, and rows and the end beyond one's control."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

import rowlock
from brute import Crowded
from rowlock import Phase, State, Variant
from rowlock.chance import throw
from rowlock.kernel.arrays import pack
from rowlock.kernel.machine import sheet_of
from rowlock.packed.pack import unpack_move
from rowlock.players.compiled.tempo.pace import seated
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import earned
from rowlock.rules.pad.variant import Kind
from rowlock.solve.playing.kernel_bridge import bridge_of, locate
from rowlock.solve.playing.seat_decision import decide
from rowlock.solve.positions.array_types import Floats
from rowlock.solve.positions.indexing import first_pair, index_of, second_pair
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.solver_workspace import HERE, workspace
from rowlock.solve.positions.table_offsets import BITS, CROSSES, PLACE, ROWS, SIZE
from rowlock.solve.values.backward_induction import solve
from rowlock.solve.values.others import Others
from rowlock.solve.values.solved import Solved
from shrunken import SHEETS


def chances(low: float, by_rows: float, by_crosses: float) -> Floats:
    rows, crosses = np.indices((ROWS, CROSSES))
    found: Floats = np.minimum(low + by_rows * rows + by_crosses * crosses, 0.45)
    return found


OTHERS = Others(0.7, chances(0.01, 0.07, 0.03), chances(0.04, 0.02, 0.05))
SMALL = (
    *("mixed numbers", "three rows end it", "lucky, three rows end it", "bar used up", "bar on plain fields"),
    *("pairs that cross", "pairs that count"),
)
"""One for each feature; opponents who close rows multiply the number of positions."""
NOBODY = Others(0.0, chances(0, 0, 0), chances(0, 0, 0))

bridge = cache(bridge_of)


def among(variant: Variant, others: Others | None) -> Solved:
    ranking = Ranking(variant, variant.lucky[0] if variant.lucky else None, crowd=True)
    return Solved(ranking, solve(ranking, dtype=np.float64, others=others))


def worth(game: Solved, state: State, seat: int = 0) -> float:
    """The solver's value of a state after a turn, including the points already settled."""
    ranking, sheet = game.ranking, state.sheets[seat]
    t, (w, _) = ranking.tables, workspace(ranking.variant.sides)
    locate(t, bridge(ranking), pack(state), sheet_of(seat), w)
    index = index_of(t, first_pair(t, w, HERE), second_pair(t, w, HERE), w[HERE + PLACE], w[HERE + BITS])
    closed = (row for row, color in enumerate(COLORS) if color in state.closed)
    settled = sum(ranking.rows[0].worth(sheet.count(row)) for row in closed)
    settled += 13 * (Kind.THIRTEEN in earned(sheet))
    return float(game.values[sheet.penalties * int(t[SIZE]) + index]) + settled


def comes_to(game: Solved, state: State, seat: int) -> float:
    """The value of the best that the seat can still do in this turn, if all others pass in the white action."""
    for other in rowlock.to_decide(state):
        if other != seat and state.phase is Phase.WHITE:
            state = rowlock.choose(state, other, "-")
    if seat in rowlock.to_decide(state):
        return max(comes_to(game, rowlock.choose(state, seat, move), seat) for move in rowlock.legal(state, seat))
    return float(rowlock.scores(state)[seat]) if state.is_over else worth(game, state, seat)


@pytest.mark.parametrize("name", SHEETS)
def test_every_move_at_a_table_is_one_of_the_best(name: str) -> None:
    """Even in positions that good play would not reach: moves are random here."""
    rng, game = random.Random(name), among(SHEETS[name], OTHERS)
    variant, faces = SHEETS[name], np.zeros(ROWS, np.int64)
    w, _ = workspace(variant.sides)
    for _ in range(8):
        state = seated(variant, 3)
        while not state.is_over:
            if state.phase is Phase.ROLL:
                state = rowlock.roll(state, throw(state, rng))
            for seat in rowlock.to_decide(state):
                packed = decide(game.ranking.tables, game.values, bridge(game.ranking), pack(state), seat, w, faces)
                move = unpack_move(variant, int(packed))
                assert move in rowlock.legal(state, seat), state
                best = comes_to(game, state, seat)
                assert comes_to(game, rowlock.choose(state, seat, move), seat) == pytest.approx(best, abs=1e-9), state
            for seat in rowlock.to_decide(state):
                state = rowlock.choose(state, seat, rng.choice(rowlock.legal(state, seat)))


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALL)
def test_every_crowded_position_is_worth_what_trying_all_says(name: str) -> None:
    game, brute = among(SHEETS[name], OTHERS), Crowded(OTHERS)
    brute.worth(seated(SHEETS[name], 2))
    assert len(brute.known) > 100
    mine = {color: row for row, color in enumerate(COLORS)}
    assert SHEETS[name].rows_to_end == 1 or any(
        not state.sheets[0].is_locked(mine[color]) for state, _ in brute.known.values() for color in state.closed
    ), "no position has a row closed by somebody else"
    for state, expected in brute.known.values():
        assert worth(game, state) == pytest.approx(expected, abs=2e-6), str(state)


@pytest.mark.parametrize("name", SHEETS)
def test_without_others_it_is_the_game_of_one(name: str) -> None:
    """With opponents who do nothing, the values are the same as without opponents."""
    game, alone = among(SHEETS[name], NOBODY), among(SHEETS[name], None)
    assert np.array_equal(game.values, alone.values)
    ranking = Ranking(SHEETS[name], SHEETS[name].lucky[0] if SHEETS[name].lucky else None)
    start = rowlock.start(SHEETS[name], 1)
    assert Solved(ranking, solve(ranking, dtype=np.float64)).expected(start) == alone.expected(start)
