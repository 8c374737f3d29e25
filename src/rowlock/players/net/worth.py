"""What a playthrough between two turns is worth to a seat: by a net, or by its result once it is over.

Compiled, the same functions work on arrays.
"""

from __future__ import annotations

from typing import Any

from rowlock.packed import shape
from rowlock.packed.points import score
from rowlock.packed.source import Numbers
from rowlock.packed.step import sheet_of
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.curve import chance
from rowlock.players.net.endgame.end_workspace import KNOWN
from rowlock.players.net.endgame.ending import end_worth
from rowlock.players.net.evaluate import evaluate
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.sizes import MARGIN_SHIFT, ONE, POINT_BITS


def value(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers, me: int) -> int:
    """What the playthrough is worth to a seat: its chance of winning, and a little for every point of the margin."""
    win, margin = prospects(t, f, net, work, s, me)
    return win + margin


def prospects(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers, me: int) -> tuple[int, int]:
    """The seat's chance of winning in units of ONE, and the margin it can expect; a point is 1 << POINT_BITS.

    With two seats, the playthrough is evaluated for the one that rolls next. Where the endgame is solved the chance is
    exact, and the net only gives the margin.
    """
    if s[shape.PHASE] == shape.OVER:
        return final_win(t, s, me), final_margin(t, s, me) << POINT_BITS
    eyes = s[shape.ACTIVE] if s[shape.SEATS] == 2 else me
    evaluate(t, f, net, work, s, eyes)
    win: int = end_worth(t, f, work.ends, s) if work.ends.counts[KNOWN] else chance(net.curve, work.outputs[0])
    margin: int = work.outputs[1] >> MARGIN_SHIFT
    if eyes == me:
        return win, margin
    return ONE - win, -margin


def final_win(t: Numbers, s: Numbers, me: int) -> int:
    """The seat's share of the win, in units of ONE (C12)."""
    mine = score(t, s, sheet_of(me))
    sharing = 0
    for other in range(s[shape.SEATS] & 15):
        theirs = score(t, s, sheet_of(other))
        if theirs > mine:
            return 0
        sharing += theirs == mine
    return ONE // sharing


def final_margin(t: Numbers, s: Numbers, me: int) -> int:
    """By how many points the seat is ahead of the best of the others."""
    best = -(1 << 20)
    for other in range(s[shape.SEATS] & 15):
        if other != me:
            best = max(best, score(t, s, sheet_of(other)))
    return score(t, s, sheet_of(me)) - best
