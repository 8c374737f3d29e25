"""A match under way: compiled where all players are, by the rules where one is not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rowlock.kernel.arrays import Small
from rowlock.kernel.batch import Batch
from rowlock.kernel.policies import POLICIES
from rowlock.players.arena.lineups import Lineup
from rowlock.players.arena.match import Match
from rowlock.players.arena.slow import SlowBatch
from rowlock.players.registry import check_player
from rowlock.rules.state import State


class Playing:
    """A match to be played part by part: whoever stops early has the rounds that were played so far."""

    def __init__(
        self, start: State, players: Sequence[str], lineups: Sequence[Lineup], games: int, seed: int, risk: float | None
    ) -> None:
        """With a `risk` it stops by itself as soon as it is clear, within that risk, who is stronger."""
        self.players, self._lineups, self._risk = tuple(players), tuple(lineups), risk
        self.games = -(-games // len(lineups)) * len(lineups)
        makes = [check_player(name) for name in players]
        self._fast = self._slow = None
        if all(name in POLICIES for name in players):
            by_name = [[players[player] for player in lineup] for lineup in lineups]
            self._fast = Batch(start, by_name, self.games, seed)
        else:
            self._slow = SlowBatch(start, [[makes[player] for player in one] for one in lineups], self.games, seed)
        self._decided: Match | None = None

    def play(self, threads: int) -> Iterator[int]:
        """Play on; tell now and then how many playthroughs are done."""
        for done in self._fast.play(threads) if self._fast else self._slow.play() if self._slow else ():
            yield done
            if self._risk is not None:
                match = self._all()
                rounds = match.decided_after(self._risk)
                if rounds is not None:
                    self._decided = match.first(rounds, decided=True)
                    return

    def _all(self) -> Match:
        scores, seconds = self._scores()
        rounds = len(scores) // len(self._lineups)
        return Match(self.players, self._lineups, scores[: rounds * len(self._lineups)], seconds)

    def _scores(self) -> tuple[Small, float]:
        if self._slow:
            return self._slow.so_far()
        assert self._fast
        found = self._fast.so_far()
        return found.scores, found.seconds

    def so_far(self) -> Match:
        """How it stands."""
        return self._decided or self._all()
