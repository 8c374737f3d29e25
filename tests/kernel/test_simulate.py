"""`rowlock.simulate`: its results, its reproducibility and its errors."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import rowlock
from rowlock.errors import SetupError
from rowlock.kernel.batch import Batch
from rowlock.kernel.policies import POLICIES
from rowlock.kernel.simulate import prepare, usable_threads


def test_the_result_has_a_row_for_each_playthrough() -> None:
    found = rowlock.simulate("longo", seats=3, players=["greedy", "random", "greedy"], games=40, seed=5)
    assert (found.games, found.players) == (40, ("greedy", "random", "greedy"))
    assert found.scores.shape == found.penalties.shape == found.winners.shape == (40, 3)
    assert found.turns.shape == (40,)
    assert found.closed.shape == (40, 4)
    assert found.games_per_second > 0


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
@pytest.mark.parametrize("variant", rowlock.variants())
def test_the_rules_replay_every_record_to_the_same_end(variant: str, seats: int) -> None:
    players = ["greedy", "random"] * 4
    batch = prepare(variant, seats=seats, players=players[:seats], games=6, seed=seats)
    for _ in batch.play(1):
        pass
    found = batch.so_far()
    for number in range(found.games):
        record = rowlock.Record.parse(str(batch.record(number)))
        *_, last = rowlock.replay(record)
        assert last.is_over
        assert rowlock.scores(last) == tuple(found.scores[number])
        assert [sheet.penalties for sheet in last.sheets] == list(found.penalties[number])
        assert len(record.turns) == found.turns[number]
        rows = [row.name for row in last.variant.layout.rows]
        assert last.closed == {name for name, closed in zip(rows, found.closed[number], strict=True) if closed}
        assert rowlock.winners(last) == tuple(np.flatnonzero(found.winners[number]))


def test_a_tie_is_a_shared_win_C12() -> None:
    found = rowlock.simulate(games=300, players="random")
    tied = found.winners.all(axis=1)
    assert tied.any()
    assert (found.scores[tied, 0] == found.scores[tied, 1]).all()
    assert found.win_rates.sum() == pytest.approx(1)
    assert found.win_rates[0] == pytest.approx((found.winners[:, 0] - tied / 2).mean())


def played(start: rowlock.State, lineups: list[list[str]], games: int, seed: int) -> Batch:
    batch = Batch(start, lineups, games, seed)
    for _ in batch.play(1):
        pass
    return batch


@pytest.mark.parametrize("name", POLICIES)
def test_a_round_has_the_same_dice_whatever_the_players_draw(name: str) -> None:
    """The two records of a round have equal rolls while both last, except for removed dice."""
    batch = played(rowlock.start("classic"), [["random", name], [name, "random"]], 8, 3)
    for number in range(0, 8, 2):
        one, other = (batch.record(number + index).turns for index in range(2))
        assert one != other or name == "random"
        for turn, same in zip(one, other, strict=False):
            assert turn.roll.whites == same.roll.whites
            for face, other_face in zip(turn.roll.colors, same.roll.colors, strict=True):
                assert face == other_face or None in (face, other_face)
    first, second = (batch.record(number).turns for number in (0, 2))
    assert [turn.roll.whites for turn in first[:6]] != [turn.roll.whites for turn in second[:6]]


@pytest.mark.parametrize("name", ["greedy", "otto"])
def test_line_ups_take_turns(name: str) -> None:
    scores = played(rowlock.start("classic"), [[name, "random"], ["random", name]], 20, 1).so_far().scores
    better, random = (np.concatenate([scores[::2, seat], scores[1::2, 1 - seat]]) for seat in range(2))
    assert better.min() > random.mean()
    assert better.mean() > random.max()


def test_records_of_a_round_are_replayed_by_the_rules_to_the_same_end() -> None:
    batch = played(rowlock.start("bonus-b"), [["sage", "random"], ["random", "sage"]], 6, 1)
    for number, scores in enumerate(batch.so_far().scores):
        record = rowlock.Record.parse(str(batch.record(number)))
        assert record.names == (("sage 1", "random 2"), ("random 1", "sage 2"))[number % 2]
        *_, last = rowlock.replay(record)
        assert rowlock.scores(last) == tuple(scores)


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = (rowlock.simulate("bonus-a", games=1200, players="random", threads=threads) for threads in (1, 3))
    assert (one.scores == three.scores).all()
    assert (one.turns == three.turns).all()


def test_the_seed_decides_and_games_do_not_depend_on_how_many_there_are() -> None:
    few, many, other = (rowlock.simulate(games=games, seed=seed) for games, seed in ((50, 1), (90, 1), (50, 2)))
    assert (few.scores == many.scores[:50]).all()
    assert (few.scores != other.scores).any()
    assert (rowlock.simulate(games=5, seed=-1).scores == rowlock.simulate(games=5, seed=2**64 - 1).scores).all()


def test_lucky_numbers_can_be_handed_in() -> None:
    lucky, unlucky = (rowlock.simulate("longo", seats=1, games=2000, lucky=[pair]) for pair in ((7, 10), (2, 16)))
    assert lucky.scores.mean() > unlucky.scores.mean()


def test_a_home_made_variant_is_simulated() -> None:
    twofold = rowlock.load_variant(Path(__file__).parents[2] / "examples" / "twofold.toml")
    assert rowlock.simulate(twofold, games=20).scores.max() > 0


def test_whoever_stops_early_has_what_was_played() -> None:
    batch = prepare("classic", seats=2, players="greedy", games=100_000, seed=1)
    for _ in batch.play(2):
        break
    done = batch.so_far()
    assert 0 < done.games < 100_000
    assert (done.scores == rowlock.simulate(games=done.games).scores).all()
    assert done.turns.min() > 0


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seats": 0}, "0 seats: 1 to 8 can play"),
        ({"seats": 9}, "9 seats: 1 to 8 can play"),
        ({"games": 0}, "0 games: at least one is needed"),
        ({"threads": 0}, "0 threads: at least one is needed"),
        ({"players": "genius"}, "there is no player 'genius' that can be simulated; there are random, greedy"),
        ({"players": ["greedy"] * 3}, "3 players for 2 seats: name one for all, or one for each seat"),
        ({"players": []}, "0 players for 2 seats"),
        ({"lucky": [(5, 10), (6, 11)]}, "Classic has no lucky numbers"),
    ],
)
def test_what_cannot_be_simulated_is_refused(settings: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        rowlock.simulate(**settings)  # type: ignore[arg-type]


def test_threads_are_as_many_as_there_are_cores() -> None:
    assert usable_threads(3) == 3
    assert usable_threads() >= 1


def test_rowlock_comes_in_without_numpy() -> None:
    code = "import sys, rowlock, rowlock.cli; print('numpy' in sys.modules or 'numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
