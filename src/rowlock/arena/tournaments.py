"""Matches between two players and tournaments among many. Imports numpy and numba only when something is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING

from rowlock.arena.lineups import against_table, all_at_once, each_alone, groups
from rowlock.errors import SetupError
from rowlock.kernel.simulate import usable_threads
from rowlock.players.registry import check_player
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.play import start
from rowlock.rules.pad.variant import Lucky, Variant

if TYPE_CHECKING:
    from rowlock.arena.match import Match
    from rowlock.arena.running_match import RunningMatch, Told

RISK = 0.01
"""The accepted error rate of the sequential test."""


def arena(
    player: str,
    other: str,
    variant: Variant | str = DEFAULT,
    *,
    seats: int = 2,
    games: int = 10_000,
    seed: int = 1,
    threads: int | None = None,
    lucky: Sequence[Lucky] | None = None,
    until_decided: bool = False,
) -> Match:
    """Play a match of one player against another, or with more than two seats against a table of the other.

    Each sits at each seat in turn, with the same dice: `games` is rounded up to whole rounds of that. With one seat
    each plays alone, with the same dice, and more points win. The same `seed` gives the same result, whatever the
    number of `threads`. `until_decided` stops as soon as a sequential test shows, with an error rate of 1 %, which of
    them is stronger.
    """
    found = prepare([player, other], variant, seats=seats, games=games, seed=seed, lucky=lucky, stop=until_decided)
    return _played(found, threads)[0]


def tournament(
    players: Sequence[str],
    variant: Variant | str = DEFAULT,
    *,
    seats: int = 2,
    games: int = 10_000,
    seed: int = 1,
    threads: int | None = None,
    lucky: Sequence[Lucky] | None = None,
) -> tuple[Match, ...]:
    """Play a match of `games` playthroughs for every group of players that fills the seats."""
    return _played(prepare(players, variant, seats=seats, games=games, seed=seed, lucky=lucky, stop=False), threads)


def _played(matches: Sequence[RunningMatch], threads: int | None) -> tuple[Match, ...]:
    usable = usable_threads(threads)
    for match in matches:
        for _ in match.play(usable):
            pass
    return tuple(match.so_far() for match in matches)


def prepare(
    players: Sequence[str],
    variant: Variant | str,
    *,
    seats: int,
    games: int,
    seed: int,
    lucky: Sequence[Lucky] | None = None,
    stop: bool = False,
    tell: Callable[[str], Told] = lambda name: nullcontext(lambda done: None),
) -> list[RunningMatch]:
    """Set up the matches of `arena` or `tournament` without playing them.

    There is one match for two players, and if all play alone; else one for each group that fills the seats.
    Missing tables that a player decides by are made; for `tell` see `make_tables`.
    """
    if games < 1:
        raise SetupError(f"{games} games: at least one is needed")
    if len(players) < 2:
        raise SetupError("name at least two players to play against each other")
    if len(players) > 2 and len(set(players)) < len(players):
        raise SetupError(f"{', '.join(players)}: each player can be named once")
    for name in players:
        check_player(name)
    if seats == 1:
        meeting, lineups = [tuple(players)], each_alone(len(players))
    elif len(players) == 2:
        meeting, lineups = [tuple(players)], against_table(seats)
    else:
        meeting = [tuple(players[index] for index in group) for group in groups(len(players), seats)]
        lineups = all_at_once(seats)
    from rowlock.arena.running_match import RunningMatch, make_tables

    state = start(variant, seats, lucky=lucky)
    make_tables(players, state, tell)
    return [RunningMatch(state, group, lineups, games, seed, RISK if stop else None) for group in meeting]
