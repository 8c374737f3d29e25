"""The champion: it looks at all sheets and all dice, and plays to win."""

from __future__ import annotations

import random
from dataclasses import dataclass

from rowlock.players.net.choices import WhiteAction, best_color
from rowlock.players.net.endgame.ending import ending
from rowlock.players.net.evaluate import Judge, PlainNet, plain_net
from rowlock.players.net.regret import drawn
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.state import Phase
from rowlock.rules.dice.view import View


@dataclass(frozen=True, slots=True)
class PlainChampion:
    """Plays by a value net, in plain Python. It draws from the generator only where it mixes its choices."""

    rng: random.Random
    net: PlainNet | None = None
    """The net to play by, if it shall not be the one of the package."""

    def decide(self, view: View) -> Move:
        """The move that is worth most; in the white action, against what the others are expected to choose."""
        assert view.seat is not None, "a spectator has nothing to decide"
        state = view.state
        judge = Judge(self.net or plain_net(state.variant, len(state.sheets)), ending(state))
        if state.phase is Phase.COLOR:
            return best_color(judge, state, legal(state, view.seat))[0]
        moves, mixed = WhiteAction(judge, state).choices(view.seat)
        return moves[drawn(len(moves), mixed, 0, self.rng.random()) if len(moves) > 1 else 0]
