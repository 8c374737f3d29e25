"""Batches of compiled playthroughs in which some seats decide by a net or by a table."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rowlock.arena.mixed_playthrough import CHAMPION, TABLE, MixedLineup, MixedWorkspace, play_mixed
from rowlock.kernel.arrays import Ints, Small
from rowlock.kernel.batch import Batch
from rowlock.kernel.policies import POLICIES, Policy
from rowlock.kernel.turn import workspace
from rowlock.players.champion import STAND_IN, has_net
from rowlock.players.compiled.net_arrays import blank_net, choice_arrays, feature_arrays
from rowlock.players.compiled.net_loading import shipped_net_arrays
from rowlock.players.compiled.tempo.habits import HABITS, SOLO_OPTIMAL, Mind, is_ready, mind
from rowlock.players.registry import CHAMPION as CHAMPION_NAME
from rowlock.rules.dice.state import State
from rowlock.rules.pad.variant import MOST_SEATS
from rowlock.solve.positions.solver_workspace import workspace as solving_workspace
from rowlock.solve.positions.table_offsets import ROWS

BY_NET_OR_TABLE = frozenset([CHAMPION_NAME, *HABITS])
"""Compiled players that the kernel does not know."""


class MixedBatch(Batch):
    """A batch with such players at the table. The solved tables that they need must be in the cache."""

    def __init__(self, start: State, lineups: Sequence[Sequence[str]], games: int, seed: int) -> None:
        seats, variant = len(start.sheets), start.variant
        by_net = has_net(variant, seats)
        self._habits = HABITS
        # A lone champion plays by the exact table, as it does at hosted tables, where it may break ties differently.
        if seats == 1 and is_ready(SOLO_OPTIMAL, variant, start.lucky[0] if start.lucky else None, seats):
            self._habits = HABITS | {CHAMPION_NAME: SOLO_OPTIMAL}
        champion = Policy(CHAMPION) if by_net else POLICIES[STAND_IN.name]
        strong = {CHAMPION_NAME: champion} | {name: Policy(TABLE) for name in self._habits}
        super().__init__(start, lineups, games, seed, POLICIES | strong)
        self._features = feature_arrays(variant)
        self._net = shipped_net_arrays(variant, seats) if by_net else blank_net(1)
        self._compiled = [self._lineup(number) for number in range(len(self.lineups))]

    def _lineup(self, number: int) -> MixedLineup:
        """A line-up in the form that compiled code needs."""
        kinds = self._policies[number]
        minds = [self._mind(name, seat) for seat, name in enumerate(self.lineups[number])]
        minds += [None] * (MOST_SEATS - len(minds))
        size = max((len(one.bridge) for one in minds if one), default=0)
        bridges = np.zeros((MOST_SEATS, size), np.int64)
        for seat, one in enumerate(minds):
            if one:
                bridges[seat] = one.bridge
        return MixedLineup(
            kinds,
            self._judgments[number],
            int((kinds == CHAMPION).sum()),
            self._features,
            self._net,
            tuple(one.solved.ranking.tables if one else np.zeros(0, np.int32) for one in minds),
            tuple(one.solved.values if one else np.zeros(0, np.float32) for one in minds),
            bridges,
        )

    def _mind(self, name: str, seat: int) -> Mind | None:
        if name not in self._habits:
            return None
        lucky = self.start.lucky[seat] if self.start.lucky else None
        return mind(self._habits[name], self.start.variant, lucky, self._seats)

    def _run(self, first: int, results: Small, log: Ints) -> None:
        step = len(self.lineups)
        work = MixedWorkspace(
            *workspace(self._packed, self._seats, log),
            choice_arrays(self._seats, ends=True),
            solving_workspace(self.start.variant.sides)[0],
            np.zeros(ROWS, np.int64),
        )
        with np.errstate(over="ignore"):  # without a compiler, numpy would warn about intended overflows
            for number in range(first, first + min(step, max(1, len(results)))):
                part = np.ascontiguousarray(results[number - first :: step])
                lineup = self._compiled[number % step]
                play_mixed(self._tables, lineup, work, self._packed, self._seed, number, step, part)
                results[number - first :: step] = part
