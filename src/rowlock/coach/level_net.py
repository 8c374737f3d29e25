"""A judge for sheets without a net: the strongest level's estimate of everybody's sheet, as chances.

It is weaker than a net: a lead of SURE counts as a certain win, and the chance in between grows evenly.
"""

from __future__ import annotations

from rowlock.coach.units import POINT, SHIFT
from rowlock.packed import shape
from rowlock.packed.judging import sheet_worth, time_left
from rowlock.packed.levels import LEVELS, SURE
from rowlock.packed.source import Numbers
from rowlock.packed.step import sheet_of
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.sizes import CURVE_BITS, CURVE_REACH, MARGIN_SHIFT, ONE, POINT_BITS

_WHOLE = 2 * CURVE_REACH << CURVE_BITS


class LevelNet:
    """Judges as the strongest level does, in the place of a net."""

    curve = tuple(ONE * step // (2 * CURVE_REACH) for step in range(2 * CURVE_REACH + 1))
    """Chances are the same before and after this curve."""

    def __init__(self) -> None:
        self._judgment = LEVELS[-1].judgment.numbers()
        self._known: dict[tuple[int, ...], int] = {}

    def look(self, t: Numbers, f: FeatureTables, work: ChoiceWorkspace, s: Numbers, me: int) -> None:
        """Write chance and margin into `work.outputs`; for a seat that plays alone, its points as a chance."""
        time = time_left(self._judgment, t, s)
        worths = [self._sheet(t, s, seat, time) for seat in range(s[shape.SEATS])]
        if len(worths) == 1:
            work.outputs[:] = _output((worths[0] + 1000 * SHIFT) * POINT // 1000), 0
            return
        leads = [worth - max(worths[:seat] + worths[seat + 1 :]) for seat, worth in enumerate(worths)]
        shares = [max(0, min(2 * SURE, SURE + lead)) for lead in leads]
        margin = (leads[me] << POINT_BITS + MARGIN_SHIFT) // 1000
        work.outputs[:] = _output(ONE * shares[me] // sum(shares)), margin

    def _sheet(self, t: Numbers, s: Numbers, seat: int, time: int) -> int:
        start = sheet_of(seat)
        key = (s[shape.CLOSED], time, *s[start : start + shape.SHEET])
        if key not in self._known:
            self._known[key] = sheet_worth(self._judgment, t, s, start, time)
        return self._known[key]


def _output(chance: int) -> int:
    """The output that the curve turns into this chance."""
    return chance * _WHOLE // ONE - _WHOLE // 2
