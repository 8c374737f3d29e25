"""The compiled champion. With the same generator it makes the same choices as the one in plain Python."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from rowlock.errors import NotationError
from rowlock.kernel.arrays import pack, tables
from rowlock.kernel.compiled import cached_only
from rowlock.packed.pack import unpack_move
from rowlock.players.compiled.net_arrays import Net, choice_arrays, feature_arrays
from rowlock.players.compiled.net_loading import shipped_net_arrays
from rowlock.players.compiled.net_machine import best_color, white_choices, work_out
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.choices import chosen
from rowlock.players.net.plain_champion import PlainChampion
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.moves import Move, Pass
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import View, view


@dataclass(frozen=True, slots=True)
class CompiledChampion:
    """Plays by a value net. It draws from the generator only when it mixes its choices."""

    rng: random.Random
    net: Net | None = None
    """The net to play by; None for the shipped one."""
    _workspaces: dict[int, ChoiceWorkspace] = field(default_factory=dict)

    def decide(self, view: View) -> Move:
        """The move that is worth most; in the white action, against what the others are expected to choose."""
        assert view.seat is not None, "a spectator has nothing to decide"
        state = view.state
        if state.roll and not state.roll.is_known:
            return PlainChampion(self.rng).decide(view)  # the kernel has no unknown dice
        move = unpack_move(state.variant, self._decide(state, view.seat))
        if move is None:
            raise NotationError(f"{state}: there is nothing to decide")
        return move

    def _decide(self, state: State, me: int) -> int:
        t, f, s, seats = tables(state.variant), feature_arrays(state.variant), pack(state), len(state.sheets)
        net = self.net or shipped_net_arrays(state.variant, seats)
        if seats not in self._workspaces:
            self._workspaces[seats] = choice_arrays(seats, ends=True)
        work = self._workspaces[seats]
        work_out(t, f, work.ends, s)
        if state.phase is Phase.COLOR:
            return int(best_color(t, f, net, work, s)[0])
        return chosen(work, white_choices(t, f, net, work, s), me, self.rng)


def call_everything() -> None:
    """Call every compiled function a decision may need, so that none is compiled or loaded while people wait."""
    player = CompiledChampion(random.Random(0))
    white = roll(start(DEFAULT, 2), "34 2516")
    color = choose(choose(white, 0, Pass()), 1, Pass())
    for state in (white, color):
        player.decide(view(state, 0))


def load_everything() -> None:
    """Like `call_everything`, but only load from disk; raise NotCached instead of compiling."""
    with cached_only():
        call_everything()
