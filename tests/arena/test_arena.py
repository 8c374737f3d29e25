"""The arena is fair: seats rotate, dice are shared, and confidence intervals do not overstate."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import rowlock
from rowlock.arena.lineups import against_table, all_at_once, groups
from rowlock.arena.match import Match
from rowlock.arena.plain_batch import PlainBatch
from rowlock.arena.ratings import ratings
from rowlock.arena.running_match import RunningMatch
from rowlock.chance import Stream
from rowlock.errors import SetupError
from rowlock.kernel.batch import Batch
from rowlock.players import registry
from rowlock.players.registry import check_player


def played(start: rowlock.State, lineups: list[list[str]], games: int, seed: int) -> Batch:
    batch = Batch(start, lineups, games, seed)
    for _ in batch.play(1):
        pass
    return batch


def match(scores: list[list[int]], lineups: tuple[tuple[int, ...], ...] = ((0, 1), (1, 0))) -> Match:
    return Match(("one", "two"), lineups, np.array(scores, np.int16))


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_player_sits_at_each_seat_as_often(seats: int) -> None:
    lineups = all_at_once(seats)
    for seat in range(seats):
        assert len(set(Counter(lineup[seat] for lineup in lineups).values())) == 1
    assert all(sorted(lineup) == list(range(seats)) for lineup in lineups)
    after = Counter(pair for lineup in lineups for pair in pairwise((*lineup, lineup[0])))
    assert all(after[one, other] == after[other, one] for one, other in after)
    alone = against_table(seats)
    assert sorted(lineup.index(0) for lineup in alone) == list(range(seats))
    assert all(lineup.count(1) == seats - 1 for lineup in alone)


def test_everybody_meets_everybody() -> None:
    assert groups(3, 2) == ((0, 1), (0, 2), (1, 2))
    assert len(groups(6, 3)) == 20


@pytest.mark.parametrize("variant", ["longo", "bonus-b", "big-points"])
def test_the_rules_play_the_very_games_that_the_kernel_plays(variant: str) -> None:
    start = rowlock.start(variant, 3)
    lineups = [["sage", "random", "pip"], ["pip", "greedy", "dot"]]
    fast = played(start, lineups, 6, 9)
    slow = PlainBatch(start, [[check_player(name) for name in lineup] for lineup in lineups], 6, 9)
    for _ in slow.play(1):
        pass
    assert (fast.so_far().scores == slow.so_far().scores).all()


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = (rowlock.arena("dot", "random", games=1500, threads=threads) for threads in (1, 3))
    assert (one.scores == three.scores).all()


def test_stopping_early_does_not_depend_on_the_threads_either() -> None:
    stopped = [rowlock.arena("otto", "pip", games=50_000, threads=n, until_decided=True) for n in (1, 3)]
    assert stopped[0].decided
    assert stopped[0].games == stopped[1].games < 50_000
    assert (stopped[0].scores == stopped[1].scores).all()


def test_equals_are_equal() -> None:
    found = rowlock.arena("greedy", "greedy", games=2000)
    assert found.score() == 0.5, "same choices, same dice: what one seat wins, the other loses"
    assert found.interval() == (0.5, 0.5)
    assert found.mean_margin() == 0


def test_wins_ties_and_losses_are_counted_by_player_not_by_seat() -> None:
    found = match([[10, 5], [7, 7], [3, 9], [4, 1]])
    assert (found.wins(), found.ties(), found.losses()) == (1, 1, 2)
    assert (found.wins(1), found.ties(1), found.losses(1)) == (2, 1, 1)
    assert found.score() == pytest.approx(1.5 / 4)
    assert found.score() + found.score(1) == 1
    assert found.mean_margin() == pytest.approx((5 + 0 - 6 - 3) / 4)
    assert found.points(0).tolist() == [10, 7, 3, 1]
    assert found.mean_points(1) == pytest.approx((5 + 7 + 9 + 4) / 4)


def test_at_a_larger_table_a_tie_is_shared_by_seats_and_the_fair_share_is_that_of_the_seats() -> None:
    found = match([[9, 9, 2], [1, 5, 5], [3, 2, 8]], against_table(3))
    assert found.fair() == pytest.approx(1 / 3)
    assert found.shares[:, 0] == pytest.approx([0.5, 0.5, 1])
    assert (found.wins(), found.ties(), found.losses()) == (1, 2, 0)
    assert found.wins(1) == 0
    assert found.mean_margin() == pytest.approx((0 + 0 + 5) / 3)


def test_the_interval_counts_rounds_not_games() -> None:
    """The two games of a round always have the same result: ten rounds of two are ten observations, not twenty."""
    rows = [[[9, 1], [1, 9]], [[1, 9], [9, 1]]]
    found = match([game for index in range(10) for game in rows[index % 2]])
    low, high = found.interval(confidence=0.95)
    assert found.score() == 0.5
    assert high - low == pytest.approx(2 * 1.96 * np.std([0, 1] * 5, ddof=1) / 10**0.5, rel=1e-3)
    assert match([[9, 1], [1, 9]]).interval() == (0, 1), "one round says nothing"


@pytest.mark.parametrize("truth", [0.5, 0.56])
def test_the_sequential_test_is_seldom_wrong_and_finds_what_is_there(truth: float) -> None:
    """200 matches of coin flips, checked after every round; between equals at most one in a hundred may be decided."""
    rng = np.random.default_rng(1)
    decided = 0
    for _ in range(200):
        won = rng.random(6000) < truth
        scores = np.where(won[:, None] == [[True, False]], 1, 0).astype(np.int16)
        scores[1::2] = scores[1::2, ::-1]
        decided += match(scores.tolist()).decided_after(0.01) is not None
    assert decided > 195 if truth > 0.5 else decided <= 5


def test_nobody_is_sure_after_a_few_rounds() -> None:
    assert match([[9, 1], [1, 9]] * 99).decided_after(0.01) is None
    assert match([[9, 1], [1, 9]] * 100).decided_after(0.01) == 100


def test_a_player_in_plain_python_plays_too() -> None:
    rowlock.register("plain", "greedy by another name", lambda rng: rowlock.player("greedy", rng))
    try:
        slow, fast = (rowlock.arena("random", name, "mixx-b", games=6) for name in ("plain", "greedy"))
        assert (slow.scores == fast.scores).all()
    finally:
        del registry._REGISTRY["plain"]


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert rowlock.arena("random", "greedy", seats=3, games=10).games == 12


def test_whoever_stops_early_has_whole_rounds() -> None:
    playing = RunningMatch(rowlock.start("classic", 3), ["random", "greedy"], against_table(3), 3000, 1, None)
    for _ in playing.play(1):
        break
    found = playing.so_far()
    assert 0 < found.games < 3000
    assert found.games == 3 * found.rounds
    assert (found.scores == rowlock.arena("random", "greedy", seats=3, games=found.games).scores).all()


def test_ratings_are_in_the_order_of_strength() -> None:
    matches = rowlock.tournament(["random", "sage", "greedy"], games=300)
    assert [found.players for found in matches] == [("random", "sage"), ("random", "greedy"), ("sage", "greedy")]
    rated = ratings(matches)
    assert [rating.player for rating in rated] == ["sage", "greedy", "random"]
    assert all(0 < rating.uncertainty < 25 / 3 for rating in rated)
    at_one_table = rowlock.tournament(["random", "sage", "greedy"], seats=3, games=300)
    assert len(at_one_table) == 1
    assert [rating.player for rating in ratings(at_one_table)] == ["sage", "greedy", "random"]


def test_whoever_plays_alone_is_compared_by_the_points_made_of_the_same_dice() -> None:
    twins = rowlock.arena("greedy", "greedy", seats=1, games=99)
    assert twins.scores.shape == (50, 2)
    assert twins.ties() == 50
    assert len(set(twins.points().tolist())) > 10
    (found,) = rowlock.tournament(["random", "sage", "greedy"], "mixx-b", seats=1, games=600)
    assert found.players == ("random", "sage", "greedy")
    assert found.games == found.rounds == 200
    assert found.fair() == pytest.approx(1 / 3)
    assert [rating.player for rating in ratings([found])] == ["sage", "greedy", "random"]


@pytest.mark.parametrize(
    ("players", "settings", "message"),
    [
        (["greedy"], {}, "name at least two players"),
        (["greedy", "genius"], {}, "there is no player 'genius'"),
        (["greedy", "random"], {"seats": 0}, "0 seats: 1 to 8 can play"),
        (["greedy", "random"], {"seats": 9}, "9 seats: 1 to 8"),
        (["greedy", "random"], {"games": 0}, "0 games: at least one is needed"),
        (["greedy", "random", "greedy"], {}, "each player can be named once"),
        (["greedy", "random", "pip"], {"seats": 4}, "3 players for 4 seats"),
        (["greedy", "random"], {"threads": 0}, "0 threads"),
        (["greedy", "random"], {"lucky": [(5, 10), (6, 11)]}, "Classic has no lucky numbers"),
    ],
)
def test_what_cannot_be_played_is_refused(players: list[str], settings: dict[str, int], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        rowlock.tournament(players, **settings)  # type: ignore[arg-type]


def test_home_made_variants_are_played() -> None:
    twofold = rowlock.load_variant(Path(__file__).parents[2] / "examples" / "twofold.toml")
    assert rowlock.arena("sage", "random", twofold, games=40).score() > 0.8


def test_a_stream_is_a_generator_like_any_other() -> None:
    rng = Stream(1, 2, 3)
    assert 0 <= rng.random() < 1
    assert rng.getrandbits(100) < 2**100
    assert {rng.choice("ab") for _ in range(50)} == {"a", "b"}
    assert sorted(rng.sample(range(9), 9)) == list(range(9))
