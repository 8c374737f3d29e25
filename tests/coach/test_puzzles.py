"""The shipped puzzles can be read anywhere, and are what they claim to be. `rowlock prove puzzles` rolls them out."""

from __future__ import annotations

import io
import subprocess
import sys
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from zipfile import ZipFile

import pytest

from rowlock.coach.puzzle_rating import BOT_RATINGS, HARDEST, rating, shares_solved, solvers
from rowlock.coach.puzzles import Puzzle, puzzles, read_puzzles, write_puzzles
from rowlock.errors import SetupError, UnknownVariant
from rowlock.players.champion import warm_up
from rowlock.players.offered_bots import BOTS
from rowlock.players.registry import CHAMPION
from rowlock.rules.catalog import variants
from rowlock.rules.dice.legal import legal, passing_costs
from rowlock.rules.dice.notation import parse_move, parse_state
from rowlock.rules.dice.state import Phase
from rowlock.server.offline import package

LARGEST = 200_000
SOME = 5
"""Of every so many puzzles, one is shown to the bots in the fast tests."""


@pytest.fixture(params=variants())
def shipped(request: pytest.FixtureRequest) -> tuple[Puzzle, ...]:
    return puzzles(request.param)


def test_there_are_some_300_puzzles_in_small_files() -> None:
    assert sum(len(puzzles(name)) for name in variants()) >= 290
    folder = files("rowlock.coach") / "shipped_puzzles"
    assert {one.name for one in folder.iterdir()} == {f"{name}.json" for name in variants()}
    assert sum(len(one.read_bytes()) for one in folder.iterdir()) <= LARGEST


def test_puzzles_have_ids_of_their_own(shipped: tuple[Puzzle, ...]) -> None:
    assert len(shipped) >= 40
    assert len({one.id for one in shipped}) == len({one.state for one in shipped}) == len(shipped)


def test_worths_are_those_of_exactly_the_legal_moves_and_one_is_best(shipped: tuple[Puzzle, ...]) -> None:
    for one in shipped:
        state = parse_state(one.state)
        assert str(state) == one.state
        assert one.id.startswith(f"{state.variant.id}-")
        assert set(one.worth) == set(map(str, legal(state, one.seat)))
        worths = list(one.worth.values())
        assert all(0 <= worth <= 1 for worth in worths)
        assert worths[0] > worths[1]
        assert all(better >= worse for better, worse in pairwise(worths))
        assert one.lead * len(state.sheets) / 2 >= 0.0299, "it has to matter"


def test_nobody_has_chosen_yet(shipped: tuple[Puzzle, ...]) -> None:
    """In the white action a puzzle must not tell what others choose."""
    states = [parse_state(one.state) for one in shipped]
    assert {state.phase for state in states} <= {Phase.WHITE, Phase.COLOR}
    assert not any(any(state.choices) for state in states if state.phase is Phase.WHITE)


def test_none_is_only_about_a_cross_instead_of_a_penalty(shipped: tuple[Puzzle, ...]) -> None:
    for one in shipped:
        state = parse_state(one.state)
        costs = state.phase is Phase.COLOR and passing_costs(state, one.seat)
        assert len(one.worth) > 2 or one.best == "-" or not costs, one.id


def test_most_puzzles_are_for_two(shipped: tuple[Puzzle, ...]) -> None:
    tables = [len(parse_state(one.state).sheets) for one in shipped]
    assert set(tables) <= {2, 3, 4}
    assert tables.count(2) > len(tables) / 2


def test_at_least_one_weaker_bot_misses_it(shipped: tuple[Puzzle, ...]) -> None:
    assert all(set(one.solved_by) < set(BOTS) for one in shipped)
    assert all({*BOTS[:-1]} - set(one.solved_by) for one in shipped)


def test_there_are_easy_and_hard_ones(shipped: tuple[Puzzle, ...]) -> None:
    ratings = [one.rating for one in shipped]
    assert min(ratings) < BOT_RATINGS["otto"] < BOT_RATINGS["sage"] < max(ratings) <= HARDEST


def test_the_levels_that_solve_it_really_choose_it(shipped: tuple[Puzzle, ...]) -> None:
    for one in shipped[::SOME]:
        shares = shares_solved(parse_state(one.state), one.seat, parse_move(one.best), BOTS[:-1])
        assert solvers(shares) == tuple(name for name in one.solved_by if name != CHAMPION), one.id


@pytest.mark.slow
def test_all_bots_that_solve_it_really_choose_it_and_rate_it(shipped: tuple[Puzzle, ...]) -> None:
    warm_up()
    for one in shipped:
        shares = shares_solved(parse_state(one.state), one.seat, parse_move(one.best))
        assert (solvers(shares), rating(shares)) == (one.solved_by, one.rating), one.id


def test_the_fewer_bots_solve_it_the_harder_it_is() -> None:
    ladder = [dict.fromkeys(BOTS, 0.0) | dict.fromkeys(BOTS[index:], 1.0) for index in range(len(BOTS) + 1)]
    ratings = [rating(shares) for shares in ladder]
    assert ratings == sorted(set(ratings))
    assert ratings[-1] == HARDEST


def test_writing_and_reading_are_inverses(shipped: tuple[Puzzle, ...]) -> None:
    assert read_puzzles(write_puzzles(shipped), "here") == shipped


def test_a_device_can_read_them_from_its_package(tmp_path: Path) -> None:
    ZipFile(io.BytesIO(package())).extractall(tmp_path)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
    code += "from rowlock.coach.puzzles import puzzles; print(len(puzzles('longo')))"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) == len(puzzles("longo"))


def test_bad_input_is_said_plainly() -> None:
    with pytest.raises(UnknownVariant, match="did you mean classic"):
        puzzles("clasic")
    for text in ("no json", "1", "[1]", '[{"id": "x"}]', '[{"id": "x", "state": "", "seat": "?", "worth": {}}]'):
        with pytest.raises(SetupError, match=r"a\.json cannot be read as puzzles"):
            read_puzzles(text, "a.json")
