"""A match in progress: compiled if all players are, by the plain rules if one is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import TypeAlias

from rowlock.arena.lineups import Lineup
from rowlock.arena.match import Match
from rowlock.arena.mixed_batch import BY_NET_OR_TABLE, MixedBatch
from rowlock.arena.plain_batch import PlainBatch
from rowlock.kernel.batch import Batch
from rowlock.kernel.policies import POLICIES
from rowlock.kernel.simulate import usable_threads
from rowlock.players.compiled.tempo.habits import HABITS, is_ready
from rowlock.players.registry import check_player
from rowlock.rules.dice.state import State

Told: TypeAlias = AbstractContextManager[Callable[[float], None]]
"""A context manager for a progress callback, which is called with the fraction done."""


class RunningMatch:
    """A match played in parts: a caller that stops early has the rounds played so far."""

    def __init__(
        self, start: State, players: Sequence[str], lineups: Sequence[Lineup], games: int, seed: int, risk: float | None
    ) -> None:
        """With a `risk`, it stops as soon as it is clear, within that risk, who is stronger."""
        self.players, self._lineups, self._risk = tuple(players), tuple(lineups), risk
        self._alone = len(start.sheets) == 1
        self.games = -(-games // len(lineups)) * len(lineups)
        makes = [check_player(name) for name in players]
        self._batch: Batch | PlainBatch
        names = [[players[player] for player in lineup] for lineup in lineups]
        if all(name in POLICIES for name in players):
            self._batch = Batch(start, names, self.games, seed)
        elif all(name in POLICIES or name in BY_NET_OR_TABLE for name in players):
            self._batch = MixedBatch(start, names, self.games, seed)
        else:
            self._batch = PlainBatch(start, [[makes[player] for player in one] for one in lineups], self.games, seed)
        self._decided: Match | None = None

    def play(self, threads: int) -> Iterator[int]:
        """Continue playing; yield now and then how many playthroughs are done."""
        for done in self._batch.play(threads):
            yield done
            if self._risk is not None:
                match = self._all()
                rounds = match.decided_after(self._risk)
                if rounds is not None:
                    self._decided = match.first(rounds, decided=True)
                    return

    def _all(self) -> Match:
        found = self._batch.so_far()
        rounds = len(found.scores) // len(self._lineups)
        scores = found.scores[: rounds * len(self._lineups)]
        if self._alone:  # the solo playthroughs of a round are compared as if the players had met
            return Match(self.players, (tuple(range(len(self.players))),), scores.reshape(rounds, -1), found.seconds)
        return Match(self.players, self._lineups, scores, found.seconds)

    def so_far(self) -> Match:
        """The match so far."""
        return self._decided or self._all()


def make_tables(players: Iterable[str], start: State, tell: Callable[[str], Told]) -> None:
    """Make the tables that sparring partners need and that are not in the cache yet, which takes a while.

    `tell` is called with the name of the player that needs a table, and gives the callback for its progress.
    """
    for name in sorted(HABITS.keys() & set(players)):
        for lucky in dict.fromkeys(start.lucky or [None]):
            table = HABITS[name], start.variant, lucky, len(start.sheets)
            if not is_ready(*table):
                with tell(name) as told:
                    table[0].made(*table[1:], threads=usable_threads(), told=told)
