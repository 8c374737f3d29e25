"""Sparring partners play by value tables: legal moves, the best by their table, the same compiled and plain."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

import rowlock
from rowlock import Phase
from rowlock.arena.mixed_batch import MixedBatch
from rowlock.arena.plain_batch import PlainBatch
from rowlock.arena.tournaments import prepare
from rowlock.chance import Stream
from rowlock.errors import SetupError
from rowlock.players import on_demand
from rowlock.players.compiled.tempo import habits as tables
from rowlock.players.compiled.tempo import pace as counting
from rowlock.players.compiled.tempo.habits import HABITS, RUSH, SOLO_OPTIMAL, TEMPO, mind
from rowlock.players.compiled.tempo.pace import pace, seated
from rowlock.players.registry import check_player
from rowlock.rules.dice.view import view
from rowlock.solve.positions.table_offsets import CROSSES, ROWS
from rowlock.solve.values import value_files
from shrunken import SHEETS

pytestmark = pytest.mark.slow  # everything here waits for the compiler

NAMES = [
    "plain",
    "mixed colors",
    "two closing fields, lucky",
    "bar",
    "pairs that cross",
    "pairs that count",
    "everything",
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROWLOCK_CACHE", str(tmp_path))
    monkeypatch.setattr(counting, "GAMES", 500)
    mind.cache_clear()
    on_demand.exact_player.cache_clear()


@pytest.mark.parametrize("name", NAMES)
def test_everything_they_do_is_legal(name: str) -> None:
    variant = SHEETS[name]
    lucky = variant.lucky[0] if variant.lucky else None
    for habit in HABITS.values():
        habit.made(variant, lucky, 3)
    for number in range(30):
        state = seated(variant, 3)
        dice = Stream(1, number, 0)
        players = [check_player(who)(Stream(1, number, 1)) for who in ("tempo", "random", "solo-optimal")]
        while not state.is_over:
            if state.phase is Phase.ROLL:
                state = rowlock.roll(state, dice.throw(state))
            for seat in rowlock.to_decide(state):
                move = players[seat].decide(view(state, seat))
                assert move in rowlock.legal(state, seat), state
                state = rowlock.choose(state, seat, move)


@pytest.mark.parametrize("name", NAMES)
def test_the_compiled_arena_plays_the_very_games_that_the_rules_play(name: str) -> None:
    start = seated(SHEETS[name], 3)
    lineups = [["tempo", "champion", "random"], ["solo-optimal", "tempo", "sage"], ["greedy", "champion", "tempo"]]
    lucky = start.lucky[0] if start.lucky else None
    for habit in HABITS.values():
        habit.made(start.variant, lucky, 3)
    fast = MixedBatch(start, lineups, 30, 9)
    slow = PlainBatch(start, [[check_player(one) for one in lineup] for lineup in lineups], 30, 9)
    for batch in (fast, slow):
        for _ in batch.play(1):
            pass
    assert (fast.so_far().scores == slow.so_far().scores).all()
    last = list(rowlock.replay(fast.record(7)))[-1]
    assert rowlock.scores(last) == tuple(fast.so_far().scores[7])


@pytest.mark.parametrize("name", NAMES)
def test_alone_they_and_the_champion_play_by_the_table_of_the_game_of_one(name: str) -> None:
    start = seated(SHEETS[name], 1)
    solved = SOLO_OPTIMAL.made(start.variant, start.lucky[0] if start.lucky else None, 1)
    lineups = [["champion"], ["tempo"], ["solo-optimal"]]
    fast = MixedBatch(start, lineups, 9000, 9)
    slow = PlainBatch(start, [[check_player(one)] for (one,) in lineups], 30, 9)
    for batch in (fast, slow):
        for _ in batch.play(1):
            pass
    scores = fast.so_far().scores
    rounds = scores.reshape(-1, len(lineups))
    by_the_rules = slow.so_far().scores.reshape(-1, len(lineups))
    assert (rounds[:10, 1:] == by_the_rules[:, 1:]).all(), "the champion at a table may choose another of equal moves"
    assert (rounds == rounds[:, :1]).all()
    points = rounds[:, 0]
    assert abs(points.mean() - solved.expected(start)) < 4 * points.std() / len(points) ** 0.5


def test_alone_and_without_a_table_the_champion_is_the_strongest_level() -> None:
    start, lineups = rowlock.start("big-points", 1), [["champion"], ["greedy"]]
    fast = MixedBatch(start, lineups, 20, 9)
    slow = PlainBatch(start, [[check_player(one)] for one in ("sage", "greedy")], 20, 9)
    for batch in (fast, slow):
        for _ in batch.play(1):
            pass
    assert (fast.so_far().scores == slow.so_far().scores).all()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_compiled_champion_is_the_one_at_tables(seats: int) -> None:
    start = rowlock.start("classic", seats)
    lineups = [["champion", *["greedy"] * (seats - 1)], ["champion"] * seats]
    fast = MixedBatch(start, lineups, 4, 3)
    slow = PlainBatch(start, [[check_player(one) for one in lineup] for lineup in lineups], 4, 3)
    for batch in (fast, slow):
        for _ in batch.play(1):
            pass
    assert (fast.so_far().scores == slow.so_far().scores).all()


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = (rowlock.arena("tempo", "greedy", SHEETS["plain"], games=900, threads=n) for n in (1, 3))
    assert (one.scores == three.scores).all()


def test_a_table_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = SHEETS["plain"]
    first = TEMPO.made(variant, None, 2)
    monkeypatch.setattr(tables, "solve", None)
    assert np.array_equal(TEMPO.made(variant, None, 2).values, first.values)
    assert mind(TEMPO, variant, None, 2).solved.values[0] == first.values[0]


def test_nobody_waits_at_a_table_for_a_table() -> None:
    state = rowlock.roll(rowlock.start(SHEETS["plain"], 2), "12 1221")
    with pytest.raises(SetupError, match="tempo has no table for Shrunken with 2 seats yet: rowlock arena makes it"):
        rowlock.player("tempo").decide(view(state, 0))


def test_somebody_who_takes_no_notice_of_others_plays_by_the_game_of_one() -> None:
    game = value_files.solved(SHEETS["plain"], None)
    assert np.array_equal(mind(SOLO_OPTIMAL, SHEETS["plain"], None, 4).solved.values, game.values)


def test_what_cannot_be_solved_has_no_sparring_partner() -> None:
    with pytest.raises(SetupError, match="Big Points cannot be solved"):
        rowlock.arena("tempo", "greedy", "big-points", games=2)


def test_dice_that_nobody_told_are_no_reason_to_stop() -> None:
    state = rowlock.roll(rowlock.start(SHEETS["plain"], 2), "12 ????")
    assert rowlock.player("tempo").decide(view(state, 0)) in rowlock.legal(state, 0)


def test_others_are_counted_by_what_they_do() -> None:
    """Two play for a thousand turns: nobody can end it right away, and more rows and crosses bring the end nearer."""
    others = pace(rowlock.variant("classic"), 2, 3.0)
    assert others.charge == 3.0
    assert others.ends.shape == others.closes.shape == (ROWS, CROSSES)
    assert others.ends[0, 0] == others.closes[0, 0] == 0
    assert others.ends[0, 20] < others.ends[1, 20] < 1
    assert others.closes[0, 5] < others.closes[0, 20]
    assert (others.ends + others.closes <= 1 + 1e-9).all()
    more = pace(rowlock.variant("classic"), 5, 3.0)
    assert more.ends[1, 15] > others.ends[1, 15]


def test_time_costs_who_is_in_a_hurry() -> None:
    rush, tempo, patient = (habit.made(SHEETS["plain"], None, 2).values[0] for habit in (RUSH, TEMPO, SOLO_OPTIMAL))
    assert rush < tempo - 1 < patient - 2, "the first value is that of the start"


def test_whoever_waits_for_a_table_is_told_how_far_it_is() -> None:
    told: list[tuple[str, float]] = []

    @contextmanager
    def tell(name: str) -> Iterator[Callable[[float], None]]:
        yield lambda done: told.append((name, done))

    for _ in range(2):  # the second time, the table exists
        prepare(["tempo", "greedy"], SHEETS["plain"], seats=2, games=2, seed=1, tell=tell)
    assert told[-1] == ("tempo", 1.0)
    assert told.count(("tempo", 1.0)) == 1


def test_a_name_that_nobody_has_is_refused_before_a_table_is_made(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="did you mean greedy"):
        rowlock.arena("tempo", "gredy", SHEETS["plain"], games=2)
    assert not list(tmp_path.rglob("*.values"))
