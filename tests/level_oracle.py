"""A second implementation of the levels, on rules values instead of packed numbers: both must choose the same."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rowlock.packed.levels import SURE, WHOLE, Judgment
from rowlock.rules.dice.legal import legal, passing_costs
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.roll import ways
from rowlock.rules.dice.state import Phase, State, ends
from rowlock.rules.dice.view import View
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.scoring import earned, score
from rowlock.rules.pad.sheet import Penalized, Sheet
from rowlock.rules.pad.variant import Kind, Variant


class Chances:
    """The chances of the fields of a variant, in units of 1/WHOLE."""

    def __init__(self, variant: Variant) -> None:
        self.likely = {field.id: _likely(variant, field) for field in variant.layout.fields.values()}
        rows = variant.layout.rows
        self.ahead = [self._suffixes([field for field in row.fields if not field.closing], row.fields) for row in rows]
        """By row and position: the sum over all fields from there to the right end, without closing fields."""
        self.stars = [self._suffixes([field for field in row.fields if field.bonus], row.fields) for row in rows]
        """The same for fields that strike the bar."""
        fields = variant.layout.fields.values()
        self.pairs = [[field for field in fields if field.pair == letter] for letter, _ in variant.pairs]

    def _suffixes(self, counted: Collection[Field], fields: Sequence[Field]) -> list[int]:
        return [
            sum(self.likely[field.id] for field in counted if field.position >= position)
            for position in range(len(fields))
        ]


def _likely(variant: Variant, field: Field) -> int:
    """The chance of a field's number; double fields count twice."""
    return WHOLE * ways(field.number, variant.sides) // variant.sides**2 * field.weight


@lru_cache(maxsize=64)
def chances(variant: Variant) -> Chances:
    """The chances of the fields of a variant."""
    return Chances(variant)


class Judge:
    """Judges sheets in one decision: the time left is estimated once, before any move is tried."""

    def __init__(self, judgment: Judgment, sheets: Sequence[Sheet], seat: int, closed: frozenset[str]) -> None:
        self._by = judgment
        self._others = [sheet for index, sheet in enumerate(sheets) if index != seat]
        self._variant = sheets[seat].variant
        self._chances = chances(self._variant)
        self._time = self._time_left(sheets, closed)
        self._against: dict[frozenset[str], int] = {}

    def _time_left(self, sheets: Sequence[Sheet], closed: Collection[str]) -> int:
        """The share of all potential crosses that there is still time for, in thousandths."""
        left = max(100, 1000 - self._by.crowd * (len(sheets) - 2))
        if not self._by.hurry:
            return left
        return left * (1000 - self._by.hurry * self._nearness(sheets, closed) // 1000) // 1000

    def _nearness(self, sheets: Sequence[Sheet], closed: Collection[str]) -> int:
        """How near the end is, in thousandths: by rows or by penalties, whichever is further along."""
        penalties = max(1000 * sheet.penalties // self._variant.penalties_to_end for sheet in sheets)
        progress = sorted((self._row_progress(sheets, row, closed) for row in range(len(COLORS))), reverse=True)
        return max(penalties, progress[self._variant.rows_to_end - 1])

    def _row_progress(self, sheets: Sequence[Sheet], row: int, closed: Collection[str]) -> int:
        """Progress of the leading seat in a row: the chances of the fields it passed, halved if short of crosses."""
        if COLORS[row] in closed:
            return 1000
        most = 0
        for sheet in sheets:
            gone = 1000 - 1000 * self._ahead(sheet, row, closed) // WHOLE
            most = max(most, gone if sheet.count(row) >= self._variant.close_after - 1 else gone // 2)
        return most

    def _next(self, sheet: Sheet, row: int, closed: Collection[str]) -> int | None:
        """The position right of the last cross of a row that is not closed."""
        position = sheet.last(row) + 1
        if COLORS[row] in closed or sheet.is_locked(row) or position == len(self._variant.layout.rows[row].fields):
            return None
        return position

    def _ahead(self, sheet: Sheet, row: int, closed: Collection[str]) -> int:
        position = self._next(sheet, row, closed)
        return 0 if position is None else self._chances.ahead[row][position]

    def worth(self, sheet: Sheet, closed: Collection[str]) -> int:
        """The estimated value of a sheet, including its potential."""
        by, time = self._by, self._time
        rows = [self._row_worth(sheet, row, closed) for row in range(len(COLORS))]
        total = sum(rows)
        if sheet.bar_field(closed) is not None:
            places = ((row, self._next(sheet, row, closed)) for row in range(len(COLORS)))
            starred = sum(self._chances.stars[row][position] for row, position in places if position is not None)
            total += by.stars * starred // WHOLE * time // 1000
        cost = by.penalty * sheet.penalties
        if self._chances.pairs:
            total += by.pairs * self._halves_ahead(sheet, closed) // WHOLE * time // 1000
            kinds = earned(sheet)
            total += min(rows) if Kind.DOUBLE_FEWEST in kinds else 0
            total += 13_000 if Kind.THIRTEEN in kinds else 0
            cost = 0 if Kind.NO_PENALTIES in kinds else cost
        return total - cost

    def _row_worth(self, sheet: Sheet, row: int, closed: Collection[str]) -> int:
        by, time, variant = self._by, self._time, self._variant
        crosses = 1000 * sheet.count(row)
        position = self._next(sheet, row, closed)
        if position is not None:
            ahead = self._chances.ahead[row][position]
            crosses += (by.reach * ahead + by.curve * ahead * (WHOLE - ahead) // WHOLE) // WHOLE * time // 1000
            ready = min(2000, max(0, crosses - 1000 * (variant.close_after - 1)))
            crosses += by.lock * ready // 2000 * time // 1000
        for index, bonus_row in enumerate(variant.layout.bonus_rows, len(COLORS)):
            if row in bonus_row.neighbors:
                crosses += 1000 * len(sheet.crosses[index])
        if variant.layout.bonus_rows:
            crosses += by.rounds * self._rounds_ahead(sheet, row) // WHOLE * time // 1000
        crosses = min(crosses, 1000 * variant.most_scored)
        return crosses * (crosses + 1000) // 2000

    def _rounds_ahead(self, sheet: Sheet, row: int) -> int:
        """The chances of the round fields beside a row: full with a crossed neighbor, half with an open one."""
        layout, chance = self._variant.layout, 0
        for index, bonus_row in enumerate(layout.bonus_rows, len(COLORS)):
            for field in bonus_row.fields[sheet.last(index) + 1 :] if row in bonus_row.neighbors else ():
                if any(sheet.has(neighbor) for neighbor in layout.around[field.id]):
                    chance += self._chances.likely[field.id]
                elif any(sheet.obstacle(neighbor, ()) is None for neighbor in layout.around[field.id]):
                    chance += self._chances.likely[field.id] // 2
        return chance

    def _halves_ahead(self, sheet: Sheet, closed: Collection[str]) -> int:
        """The chances of the missing halves of pairs; an eighth of both while neither is crossed."""
        chance = 0
        for one, other in self._chances.pairs:
            opens, other_opens = (sheet.obstacle(field, closed) is None for field in (one, other))
            if sheet.has(one) and other_opens:
                chance += self._chances.likely[other.id]
            elif sheet.has(other) and opens:
                chance += self._chances.likely[one.id]
            elif opens and other_opens:
                chance += (self._chances.likely[one.id] + self._chances.likely[other.id]) // 8
        return chance

    def _strongest_other(self, closed: frozenset[str]) -> int:
        """The estimated value of the best of the other sheets."""
        if closed not in self._against:
            self._against[closed] = max(self.worth(sheet, closed) for sheet in self._others)
        return self._against[closed]

    def standing(self, sheet: Sheet, closed: frozenset[str]) -> int:
        """The estimated value of having this sheet with these rows closed."""
        by = self._by
        if by.finish and ends(self._variant, [sheet], closed):
            margin = 1000 * score(sheet).total
            if not self._others:
                return margin
            margin -= 1000 * max(score(other).total for other in self._others)
            return margin + (by.finish if margin > 0 else 0 if margin == 0 else -by.finish)
        own = self.worth(sheet, closed)
        if not self._others or not by.others:
            return own
        against = self._strongest_other(closed)
        won = max(-by.finish, min(by.finish, by.finish * (own - against) // SURE))
        return own - by.others * against // 1000 + won


@dataclass(frozen=True, slots=True)
class LevelOracle:
    """Decides by a judgment; draws random numbers only if it overlooks moves."""

    judgment: Judgment
    rng: random.Random

    def decide(self, view: View) -> Move:
        """The move that seems best; the first of equals."""
        state, seat = view.state, view.seat
        assert seat is not None, "a spectator has nothing to decide"
        moves = legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        judge = Judge(self.judgment, state.sheets, seat, state.closed)
        worths = {move: self._worth(judge, state, seat, move) for move in moves if not self._overlooks(state, move)}
        return max(worths, key=worths.__getitem__)

    def _overlooks(self, state: State, move: Move) -> bool:
        """Whether a move goes unnoticed. Draws no random number if nothing is ever overlooked."""
        if isinstance(move, Pass):
            return False
        closing = state.variant.layout.fields[move.field].closing
        chance = self.judgment.blind if closing else self.judgment.overlooks
        return chance > 0 and self.rng.choice(range(1000)) < chance

    def _worth(self, judge: Judge, state: State, seat: int, move: Move) -> int:
        by = self.judgment
        sheet, closed = _tried(state, seat, move)
        own_white = state.phase is Phase.WHITE and seat == state.active
        if own_white and by.plans and len(closed) < state.variant.rows_to_end:
            worth = self._planned(judge, _landed(state, seat, move, sheet, closed), seat)
        else:
            worth = judge.standing(sheet, closed)
            if own_white and not by.plans and isinstance(move, Pass):
                worth -= by.fear
        return worth + (by.eager if isinstance(move, Cross) else 0)

    def _planned(self, judge: Judge, state: State, seat: int) -> int:
        """The best value that the color action can reach."""
        eager = self.judgment.eager
        return max(
            judge.standing(*_tried(state, seat, move)) + (eager if isinstance(move, Cross) else 0)
            for move in legal(state, seat)
        )


def _tried(state: State, seat: int, move: Move) -> tuple[Sheet, frozenset[str]]:
    """The sheet of the seat after its move, and the rows that are closed if nobody else closes one."""
    sheet = state.sheets[seat]
    if isinstance(move, Cross):
        sheet = land(sheet, state.closed, state.variant.layout.fields[move.field], move.to).sheet
    elif passing_costs(state, seat):
        sheet = sheet.after(Penalized())
    return sheet, state.closed | {color for row, color in enumerate(COLORS) if sheet.is_locked(row)}


def _landed(state: State, seat: int, move: Move, sheet: Sheet, closed: frozenset[str]) -> State:
    """The color action of a turn in which this seat alone has made its white choice."""
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    choices = (*state.choices[:seat], move, *state.choices[seat + 1 :])
    roll = state.roll and state.roll.without(closed)
    return replace(state, phase=Phase.COLOR, sheets=sheets, choices=choices, closed=closed, roll=roll)
