"""The ranking: a number for every position of the solo game, and the tables that compiled code reads."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from rowlock.errors import SetupError
from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.scoring import points
from rowlock.rules.pad.variant import Kind, Lucky, Variant
from rowlock.solve.positions.array_types import Table
from rowlock.solve.positions.dice_tables import write_dice
from rowlock.solve.positions.pair_states import write_pairs
from rowlock.solve.positions.row_states import RowState, RowStates
from rowlock.solve.positions.row_symmetry import fold_of
from rowlock.solve.positions.table_offsets import (
    AFTER,
    AT_ONCE,
    BAR,
    BAR_LENGTH,
    COUNT,
    DIE,
    EFFECT,
    EFFECTS,
    EXTRAS,
    FINISHES,
    FIRST,
    GAIN,
    HAS_LUCKY,
    KEEPS_COUNTS,
    LUCKY,
    LYING,
    MARK,
    MISSES,
    NAMED,
    NOWHERE,
    NUMBER,
    NUMBERED,
    ONLY_LUCKY,
    OTHER,
    PENALTIES_TO_END,
    PENALTY_POINTS,
    POINTS,
    REACH,
    REACH_OPEN,
    ROWS,
    ROWS_TO_END,
    SCORE_OF,
    SHOWN,
    SHUT,
    SPECIAL,
    STAR,
    STATES,
    TABLES,
    TAKEN,
    TAKEN_MISSES,
    TOP,
    WIDE,
    WIDTH,
)

_AT_ONCE = (Kind.TWO_IN_FEWEST, Kind.ONE_IN_EACH)
_ASKS_COUNTS = {Kind.TWO_IN_FEWEST, Kind.DOUBLE_FEWEST}


class Ranking:
    """The positions of the solo game of a variant, numbered.

    With `settle`, values leave out points that are already certain: those of closed rows, and the thirteen of a bonus
    pair. Positions that differ in nothing else then share a number. Without it, a position determines its score. With
    `finish_turn`, a color action follows even a white action that ends the game, as in other solvers but against the
    rule (C11). With `crowd`, positions in which opponents have closed rows are numbered, too.
    """

    def __init__(
        self,
        variant: Variant,
        lucky: Lucky | None,
        *,
        settle: bool = True,
        finish_turn: bool = False,
        crowd: bool = False,
    ) -> None:
        if variant.layout.bonus_rows:
            raise SetupError(
                f"{variant.name} cannot be solved: its round fields depend on which fields are crossed, "
                "and there are too many ways to cross them"
            )
        self.variant = variant
        self.lucky = lucky
        self.settle = settle
        self.finish_turn = finish_turn
        self.crowd = crowd
        self.kinds = tuple(kind for _, kind in variant.pairs)
        self.fold = fold_of(variant, lucky)
        self.keeps_counts = bool(lucky) or bool(_ASKS_COUNTS & set(self.kinds))
        self.rows = tuple(
            RowStates(variant, variant.layout.rows[row], self.keeps_counts or not settle, crowd)
            for row in self.fold.order
        )
        if sum(len(states.states) for states in self.rows) > STATES:
            raise SetupError(f"{variant.name} cannot be solved: its rows have too many states")

    @cached_property
    def place(self) -> dict[str, int]:
        """By color: the place of its row in the order of the fold."""
        return {COLORS[row]: place for place, row in enumerate(self.fold.order)}

    @cached_property
    def offsets(self) -> tuple[int, ...]:
        """By place in the order of the fold: the number of the row's first state."""
        sizes = [len(states.states) for states in self.rows]
        return tuple(sum(sizes[:place]) for place in range(len(sizes)))

    @cached_property
    def tables(self) -> Table:
        """Everything in one array, laid out by `table_offsets`."""
        t = np.zeros(TABLES, np.int32)
        self._write_features(t)
        write_dice(t, self.variant.sides)
        for place, states in enumerate(self.rows):
            self._write_fields(t, place, states)
            for number, state in enumerate(states.states):
                self._write_state(t, place, states, number, state)
        return write_pairs(t, self)

    @cached_property
    def at_once(self) -> int:
        """The bits of the bonus pairs that are spent once they are earned."""
        kinds = (*_AT_ONCE, Kind.THIRTEEN) if self.settle else _AT_ONCE
        return sum(1 << bit for bit, kind in enumerate(self.kinds) if kind in kinds)

    def bit(self, field: Field) -> int:
        """The bit of the bonus pair that the field belongs to, or NOWHERE."""
        return self.kinds.index(self.variant.partners[field.id][0]) if field.pair else NOWHERE

    def field(self, field: Field) -> int:
        """The number of a field."""
        return self.place[COLORS[field.row]] * WIDE + field.position

    def _write_features(self, t: Table) -> None:
        variant = self.variant
        t[ROWS_TO_END] = variant.rows_to_end
        t[PENALTIES_TO_END] = variant.penalties_to_end
        t[PENALTY_POINTS] = variant.penalty_points
        t[EXTRAS] = bool(variant.bar) or bool(self.kinds)
        t[KEEPS_COUNTS] = self.keeps_counts
        t[ONLY_LUCKY] = not _ASKS_COUNTS & set(self.kinds)
        t[HAS_LUCKY] = bool(self.lucky)
        t[FINISHES] = self.finish_turn
        t[AT_ONCE] = self.at_once
        t[EFFECTS] = len(self.kinds)
        t[BAR_LENGTH] = len(variant.bar)
        for place, states in enumerate(self.rows):
            t[TOP + place] = self.offsets[place] + len(states.states) - 1
            t[WIDTH + place] = len(states.row.fields)
        for index, color in enumerate(COLORS):
            t[LYING + index] = self.place[color]
        for number in self.lucky or ():
            t[LUCKY + number] = 1
        for count in range(max(states.fullest for states in self.rows) + 1):
            t[SCORE_OF + count] = points(min(count, variant.most_scored))
        for index, color in enumerate(variant.bar):
            t[BAR + index] = self.place[color]
        for bit, kind in enumerate(self.kinds):
            t[EFFECT + bit] = list(Kind).index(kind)

    def _write_fields(self, t: Table, place: int, states: RowStates) -> None:
        for field in states.row.fields:
            at = place * WIDE + field.position
            t[NUMBER + at] = field.number
            die = t[DIE + at] = self.place[field.color]
            t[NUMBERED + field.number * ROWS + place] |= 1 << field.position
            t[NAMED + (die * SHOWN + field.number) * ROWS + place] |= 1 << field.position
            t[STAR + at] = field.bonus
            t[MARK + at] = self.bit(field)
            t[SPECIAL + at] = field.bonus or bool(field.pair) or ((field.closing or field.double) and t[EXTRAS])
            if field.pair:
                t[OTHER + at] = self.field(self.variant.partners[field.id][1])

    def _write_state(self, t: Table, place: int, states: RowStates, number: int, state: RowState) -> None:
        at = self.offsets[place] + number
        t[FIRST + at] = min(state.level, len(states.row.fields))
        t[COUNT + at] = state.count
        t[SHUT + at] = state.closed
        t[POINTS + at] = 0 if state.closed and self.settle else states.worth(state.count)
        t[REACH_OPEN + at] = states.reach(state, closing=False)
        t[REACH + at] = states.reach(state, closing=True)
        bits = [self.bit(field) for field in states.row.fields]
        taken = None if state.closed else states.index.get(states.closed_state(state.count))
        t[TAKEN + at] = NOWHERE if taken is None else self.offsets[place] + taken
        t[TAKEN_MISSES + at] = sum(1 << bit for bit in set(bits[state.level :]) - {NOWHERE})
        for position in range(len(bits)):
            beside = at * WIDE + position
            following = states.after(state, position)
            t[AFTER + beside] = self.offsets[place] + states.index[following] if following else NOWHERE
            if following:
                if following.closed and self.settle:
                    t[GAIN + beside] = states.worth(states.count_after(state, position))
                skipped = bits[state.level : position] + (bits[position + 1 :] if following.closed else [])
                t[MISSES + beside] = sum(1 << bit for bit in set(skipped) - {NOWHERE})
