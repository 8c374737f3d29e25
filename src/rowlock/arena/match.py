"""Match results, and how reliable they are.

Playthroughs come in rounds: one for each line-up, all with the same dice. Rounds are independent of each other,
playthroughs of a round are not, so all confidence intervals and tests count rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from rowlock.arena.lineups import Lineup
from rowlock.kernel.arrays import Small

Floats = NDArray[np.float64]

_TYPICAL = 0.05
"""The difference that the sequential test is tuned for; any other is found, too, but later."""
_FEWEST_ROUNDS = 100
"""With fewer, the estimate of the variance is not reliable."""


@dataclass(frozen=True, eq=False)
class Match:
    """Players against each other. Methods take a player by number, from 0."""

    players: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    """Who sat where: the playthroughs of a round took these in turn."""
    scores: Small
    """By playthrough and seat, whole rounds only."""
    seconds: float = 0.0
    decided: bool = False
    """Whether it was stopped because it was clear who is stronger."""

    @property
    def games(self) -> int:
        """The number of playthroughs."""
        return len(self.scores)

    @property
    def rounds(self) -> int:
        """How many times each line-up was played."""
        return self.games // len(self.lineups)

    @property
    def games_per_second(self) -> float:
        """The speed at which they were played."""
        return self.games / self.seconds if self.seconds else 0.0

    @cached_property
    def _who(self) -> NDArray[np.int64]:
        """By playthrough and seat: the player there."""
        return np.tile(np.array(self.lineups, np.int64), (self.rounds, 1))

    @cached_property
    def best(self) -> Small:
        """By playthrough and player: its points, those of its best seat if it has several."""
        lowest = np.iinfo(np.int16).min
        parts = [np.where(self._who == player, self.scores, lowest).max(axis=1) for player in range(len(self.players))]
        return np.stack(parts, axis=1)

    @cached_property
    def shares(self) -> Floats:
        """By playthrough and player: its share of the win, split equally between tied seats (C12)."""
        winners = self.scores == self.scores.max(axis=1, keepdims=True)
        parts = winners / winners.sum(axis=1, keepdims=True)
        columns = [np.where(self._who == player, parts, 0.0).sum(axis=1) for player in range(len(self.players))]
        return np.stack(columns, axis=1)

    def wins(self, player: int = 0) -> int:
        """Playthroughs that this player won alone."""
        return int((self.shares[:, player] > 1 - 1e-9).sum())

    def ties(self, player: int = 0) -> int:
        """Playthroughs whose win this player shared with others."""
        return self.games - self.wins(player) - self.losses(player)

    def losses(self, player: int = 0) -> int:
        """Playthroughs that others won."""
        return int((self.shares[:, player] == 0).sum())

    def score(self, player: int = 0) -> float:
        """Its share of all wins: with two seats the wins and half the ties."""
        return float(self.shares[:, player].mean())

    def fair(self, player: int = 0) -> float:
        """The score of a player exactly as strong as the others: its share of the seats."""
        return float((np.array(self.lineups) == player).mean())

    def mean_points(self, player: int = 0) -> float:
        """The mean points of its seats."""
        return float(self.points(player).mean())

    def points(self, player: int = 0) -> Small:
        """Its points in all playthroughs, at any seat."""
        points: Small = self.scores[self._who == player]
        return points

    def mean_margin(self, player: int = 0) -> float:
        """By how many points it is ahead of the best of the others, on average."""
        others = np.delete(self.best, player, axis=1).max(axis=1)
        return float((self.best[:, player].astype(np.int64) - others).mean())

    def interval(self, player: int = 0, confidence: float = 0.95) -> tuple[float, float]:
        """The confidence interval of its true score."""
        by_round = self._by_round(player)
        if len(by_round) < 2:
            return 0.0, 1.0
        half = NormalDist().inv_cdf(0.5 + confidence / 2) * float(by_round.std(ddof=1)) / len(by_round) ** 0.5
        return max(0.0, self.score(player) - half), min(1.0, self.score(player) + half)

    def _by_round(self, player: int) -> Floats:
        means: Floats = self.shares[:, player].reshape(self.rounds, len(self.lineups)).mean(axis=1)
        return means

    def decided_after(self, risk: float) -> int | None:
        """After how many rounds it was clear that the first player is stronger or weaker than its fair share, if ever.

        A mixture sequential probability ratio test: even when checked after every round, it calls equal players
        different with a chance of at most `risk`.
        """
        gains = self._by_round(0) - self.fair(0)
        count = np.arange(1, len(gains) + 1)
        mean = np.cumsum(gains) / count
        noise = np.maximum(np.cumsum(gains**2) / count - mean**2, 1e-6)
        prior = _TYPICAL**2
        evidence = (count * mean) ** 2 * prior / (2 * noise * (noise + count * prior))
        evidence -= np.log1p(count * prior / noise) / 2
        clear = np.flatnonzero((evidence >= -np.log(risk)) & (count >= _FEWEST_ROUNDS))
        return int(count[clear[0]]) if len(clear) else None

    def first(self, rounds: int, *, decided: bool) -> Match:
        """The match as it was after this many rounds."""
        scores = self.scores[: rounds * len(self.lineups)]
        return Match(self.players, self.lineups, scores, self.seconds, decided)
