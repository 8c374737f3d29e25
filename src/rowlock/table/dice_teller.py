"""What clients are told about the dice game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from rowlock import protocol
from rowlock.errors import NotationError
from rowlock.rules.dice import events
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.rules.dice.legal import is_lucky, legal, passing_costs, to_decide
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.notation import parse_move, parse_roll
from rowlock.rules.dice.objections import objection
from rowlock.rules.dice.previews import preview
from rowlock.rules.dice.record import replay
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.standings import ended_by_penalties, ended_by_rows, is_last_row, on_last_penalty
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.sheet import Crossed, Earned, Locked, Penalized, Sheet, Struck
from rowlock.rules.pad.variant import Lucky
from rowlock.table.sheets import explained_view, move_view, sheet_view


class DiceTeller:
    """See Teller."""

    def scene(self, play: DicePlaythrough) -> protocol.DiceScene:
        """See Teller."""
        state = play.state
        closed = tuple(sorted(state.closed))
        sheets = [sheet_view(sheet, state.closed) for sheet in state.sheets]
        return protocol.DiceScene(
            phase=state.phase.value,
            roll=str(state.roll) if state.roll else "",
            sheets=tuple([text for text, _ in sheets]),
            closed=closed,
            lucky=tuple([seat for seat in range(len(state.lucky)) if is_lucky(state, seat)]),
            results=tuple([view for _, view in sheets]),
            removed=closed,  # the die of a closed row leaves the game (C8)
            last_row=is_last_row(state),
            last_penalty=on_last_penalty(state),
            ended_by=_ended_by(state) if state.is_over else (),
        )

    def position(self, play: DicePlaythrough) -> str:
        """See Teller."""
        return str(play.state)

    def supplied(self, before: DicePlaythrough, chance: str) -> list[protocol.Event]:
        """See Teller."""
        return [protocol.Rolled(seat=before.active, roll=str(parse_roll(chance)))]

    def chose(self, before: DicePlaythrough, after: DicePlaythrough, seat: int, move: str) -> list[protocol.Event]:
        """See Teller."""
        return [_event(event) for event in events.told(before.state, after.state, seat, parse_move(move))]

    def options(self, play: DicePlaythrough, seat: int) -> tuple[tuple[str, ...], tuple[protocol.MoveView, ...]]:
        """See Teller."""
        state = play.state
        assert state.roll is not None
        lucky = state.lucky[seat] if state.lucky else None
        return _options(state.sheets[seat], state.roll, state.phase, state.closed, lucky, state.choices[seat])

    def explain(self, play: DicePlaythrough, seat: int, field: str) -> protocol.Explained:
        """See Teller."""
        found = play.variant.layout.fields.get(field)
        if found is None:
            raise NotationError("there is no such field on this sheet")
        return explained_view(field, objection(play.state, seat, found))

    def passing_costs(self, play: DicePlaythrough, seat: int) -> bool:
        """See Teller."""
        return passing_costs(play.state, seat)

    def lucky(self, play: DicePlaythrough, seat: int) -> tuple[int, ...]:
        """See Teller."""
        return play.state.lucky[seat] if play.state.lucky else ()

    def moments(self, play: DicePlaythrough) -> Iterator[tuple[DicePlaythrough, list[protocol.Event]]]:
        """See Teller."""
        states = replay(play.inputs)
        before = next(states)
        yield DicePlaythrough(before, play.inputs), []
        for after in states:
            if (before.phase, after.phase) != (Phase.WHITE, Phase.WHITE):
                yield DicePlaythrough(after, play.inputs), self._led(play, before, after)
            before = after

    def _led(self, play: DicePlaythrough, before: State, after: State) -> list[protocol.Event]:
        """What the last input of an action did."""
        if before.phase is Phase.ROLL:
            return [protocol.Rolled(seat=after.active, roll=str(after.roll))]
        (seat,) = to_decide(before)
        turn = play.inputs.turns[before.turn - 1]
        move = turn.white[seat] if before.phase is Phase.WHITE else turn.color
        assert move is not None
        return [_event(event) for event in events.told(before, after, seat, move)]


def _event(event: events.Event) -> protocol.Event:
    match event:
        case events.Chose(seat):
            return protocol.Chose(seat=seat)
        case events.Passed(seat):
            return protocol.Passed(seat=seat)
        case events.Closed(row):
            return protocol.Closed(row=row)
        case events.Ended(by_rows, by_penalties):
            return protocol.Ended(by_rows=by_rows, by_penalties=by_penalties)
        case events.OnSheet(seat, Crossed(field, by_bonus)):
            return protocol.Crossed(seat=seat, field=field, by_bonus=by_bonus)
        case events.OnSheet(seat, Locked(row)):
            return protocol.Locked(seat=seat, row=row)
        case events.OnSheet(seat, Struck(index, used)):
            return protocol.Struck(seat=seat, index=index, used=used)
        case events.OnSheet(seat, Earned(kind)):
            return protocol.Earned(seat=seat, kind=kind.value)
        case events.OnSheet(seat, Penalized()):
            return protocol.Penalized(seat=seat)
    raise AssertionError(f"no message for {event}")


def _ended_by(state: State) -> tuple[Literal["rows", "penalties"], ...]:
    rows: tuple[Literal["rows"], ...] = ("rows",) if ended_by_rows(state) else ()
    return (*rows, "penalties") if ended_by_penalties(state) else rows


@lru_cache(maxsize=4096)
def _options(
    sheet: Sheet, roll: Roll, phase: Phase, closed: frozenset[str], lucky: Lucky | None, white: Move | None
) -> tuple[tuple[str, ...], tuple[protocol.MoveView, ...]]:
    """The moves of a seat and their effects, cached: independent of other sheets, they stay while others choose."""
    alone = State(sheet.variant, (sheet,), (lucky,) if lucky else (), 1, 0, phase, closed, roll, (white,))
    moves = legal(alone, 0)
    return tuple(map(str, moves)), tuple([move_view(preview(alone, 0, move)) for move in moves])
