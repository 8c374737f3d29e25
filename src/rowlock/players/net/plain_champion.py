"""The champion in plain Python: it looks at all sheets and all dice, and plays to win."""

from __future__ import annotations

import random
from dataclasses import dataclass

from rowlock.packed.pack import pack, unpack_move
from rowlock.packed.tables import tables
from rowlock.players.net.choice_workspace import choice_workspace
from rowlock.players.net.choices import best_color, chosen, white_choices
from rowlock.players.net.endgame.ending import work_out
from rowlock.players.net.evaluate import DecisionNet, PlainNet, plain_net
from rowlock.players.net.feature_tables import feature_tables
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.state import Phase
from rowlock.rules.dice.view import View


@dataclass(frozen=True, slots=True)
class PlainChampion:
    """Plays by a value net, in plain Python. It draws from the generator only when it mixes its choices."""

    rng: random.Random
    net: PlainNet | None = None
    """The net to play by; None for the shipped one."""

    def decide(self, view: View) -> Move:
        """The move that is worth most; in the white action, against what the others are expected to choose."""
        assert view.seat is not None, "a spectator has nothing to decide"
        state, seats = view.state, len(view.state.sheets)
        t, f, s, work = tables(state.variant), feature_tables(state.variant), pack(state), choice_workspace(seats)
        net = DecisionNet(self.net or plain_net(state.variant, seats))
        if state.roll and state.roll.is_known:
            work_out(t, f, work.ends, s)
        if state.phase is Phase.COLOR:
            move, _ = best_color(t, f, net, work, s)
        else:
            move = chosen(work, white_choices(t, f, net, work, s), view.seat, self.rng)
        decided = unpack_move(state.variant, move)
        assert decided is not None, "a seat that is to decide has a move"
        return decided
