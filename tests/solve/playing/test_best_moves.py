"""The compiled policy always takes a best move, even in positions that good play would not reach."""

import random

import numpy as np
import pytest

import rowlock
from rowlock import Cross, Move, Pass, Phase, State
from rowlock.chance import throw
from rowlock.rules.pad.layout import COLORS
from rowlock.solve.playing.best_moves import PASS, TO, Dice, choose_both
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.sheet_position import position_of
from rowlock.solve.positions.solver_workspace import HERE, workspace
from rowlock.solve.positions.table_offsets import POSITION, SIDES, WIDE
from rowlock.solve.values.solved import Solved
from shrunken import SHEETS, solved


def compiled_moves(game: Solved, state: State) -> tuple[Move, Move]:
    """The policy's choices in both actions of a turn, as rules moves."""
    ranking = game.ranking
    t, sheet = ranking.tables, state.sheets[0]
    w, _ = workspace(int(t[SIDES]))
    w[HERE : HERE + POSITION] = position_of(ranking, sheet)
    assert state.roll
    faces = np.array([state.roll.colors[row] or 0 for row in ranking.fold.order], np.int64)
    white, color = choose_both(t, game.values, w, sheet.penalties, Dice(*state.roll.whites, faces))
    return as_move(ranking, white), as_move(ranking, color)


def as_move(ranking: Ranking, move: int) -> Move:
    if move == PASS:
        return Pass()
    to, field = divmod(move, TO)
    row, position = ranking.fold.order[field // WIDE], field % WIDE
    chosen = COLORS[ranking.fold.order[to - 1]][0] if to else None
    return Cross(ranking.variant.layout.rows[row].fields[position].id, chosen)


def check(game: Solved, state: State, move: Move) -> None:
    worths = {worth.move: worth.points for worth in game.worths(state)}
    assert worths[move] == pytest.approx(max(worths.values()), abs=1e-9), f"{state} {move}"


@pytest.mark.parametrize("name", SHEETS)
def test_every_move_of_whole_playthroughs_is_one_of_the_best(name: str) -> None:
    rng, game = random.Random(name), solved(SHEETS[name])
    for _ in range(20):
        state = rowlock.start(SHEETS[name], 1)
        while not state.is_over:
            state = rowlock.roll(state, throw(state, rng))
            white, color = compiled_moves(game, state)
            check(game, state, white)
            then = rowlock.choose(state, 0, white)
            if not then.is_over:
                check(game, then, color)
            while state.phase in (Phase.WHITE, Phase.COLOR):
                state = rowlock.choose(state, 0, rng.choice(rowlock.legal(state, 0)))
