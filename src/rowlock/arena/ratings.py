"""Ratings from round-robin matches, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from openskill.models import PlackettLuce

from rowlock.arena.match import Match

_MOST_ROUNDS = 2000
"""Rounds used of each match; more would hardly change the ratings."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a player, on a scale where an unknown one has 25, and its uncertainty."""

    player: str
    mean: float
    uncertainty: float
    """One standard deviation."""


def ratings(matches: Sequence[Match]) -> tuple[Rating, ...]:
    """The ratings of all players in these matches, the strongest first."""
    model = PlackettLuce(tau=0.0)  # players do not improve while they play
    names = dict.fromkeys(name for match in matches for name in match.players)
    rated = {name: model.rating(name=name) for name in names}
    for players, points in _in_turn(matches):
        after = model.rate([[rated[name]] for name in players], ranks=[-float(one) for one in points])
        rated.update({name: team[0] for name, team in zip(players, after, strict=True)})
    found = (Rating(name, rating.mu, rating.sigma) for name, rating in rated.items())
    return tuple(sorted(found, key=lambda rating: -rating.mean))


def _in_turn(matches: Sequence[Match]) -> Iterator[tuple[tuple[str, ...], list[int]]]:
    """The players and their points, playthrough by playthrough, from all matches in turn."""
    most = [match.best[: _MOST_ROUNDS * len(match.lineups)].tolist() for match in matches]
    for row in zip_longest(*most):
        for match, points in zip(matches, row, strict=True):
            if points is not None:
                yield match.players, points
