"""What a client is told of a table: everything its seats may know, nothing more.

White choices that have not landed, the seed before the end, and tokens are told to nobody they do not belong to.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rowlock import protocol
from rowlock.rules.dice import events
from rowlock.rules.dice.legal import is_to_choose, legal, passing_costs
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.notation import parse_move, parse_roll
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.standings import winners
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.scoring import Score, most_scored, points, score
from rowlock.rules.pad.sheet import Crossed, Earned, Locked, Penalized, Sheet, Struck
from rowlock.rules.pad.variant import Lucky, Variant
from rowlock.table.entries import Chose, Rolled, Started, TookBack
from rowlock.table.fold import Step
from rowlock.table.people import others_start
from rowlock.table.playing import Pace, due, may_roll, may_take_back
from rowlock.table.table import Seat, Table


def welcome(table: Table, held: Collection[int], bots: Collection[str], pace: Pace) -> protocol.Welcome:
    """Everything that the holder of these seats may see."""
    return protocol.Welcome(
        version=table.version,
        table=table_view(table),
        variant=variant_view(table.variant),
        now=now(table, pace),
        yours=yours(table, held),
        bots=tuple(bots),
    )


@dataclass(frozen=True, slots=True)
class Story:
    """What some entries mean. All but `yours` is the same for everybody, so it is worked out once."""

    table: Table
    """The table after them."""
    events: tuple[protocol.Event, ...]
    now: protocol.Now | None
    changed: protocol.TableView | None
    """The table as it is shown, if it is different from before."""
    moved: bool
    """Whether seats have new numbers: a welcome says so better than news."""


def story(steps: Sequence[Step], pace: Pace) -> Story:
    """What everybody may know of these steps, of which there is at least one."""
    told: list[protocol.Event] = []
    changed = False
    for before, entry, after in steps:
        if isinstance(entry, Rolled | Chose | TookBack):
            told += _events(before, after, entry)
            changed = changed or after.is_over
        else:
            changed = True
    if changed:
        told.append(protocol.TableChanged())
    table = steps[-1][2]
    moved = any(isinstance(entry, Started) for _, entry, _ in steps)
    return Story(table, tuple(told), now(table, pace), table_view(table) if changed else None, moved)


def news(story: Story, held: Collection[int]) -> protocol.News:
    """The story for the holder of these seats."""
    return protocol.News(
        version=story.table.version,
        events=story.events,
        now=story.now,
        yours=yours(story.table, held),
        table=story.changed,
    )


def _events(before: Table, after: Table, entry: Rolled | Chose | TookBack) -> list[protocol.Event]:
    assert before.state is not None
    assert after.state is not None
    match entry:
        case Rolled(roll=roll):
            return [protocol.Rolled(seat=before.state.active, roll=str(parse_roll(roll)))]
        case TookBack(seat=seat):
            return [protocol.TookBack(seat=seat)]
        case Chose(seat=seat, move=move):
            return landing(before.state, after.state, seat, parse_move(move))


def landing(before: State, after: State, seat: int, move: Move) -> list[protocol.Event]:
    """What a choice did: it lies face down, or the action landed."""
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
    raise AssertionError(f"{event} is told by nothing here")


@lru_cache(maxsize=4096)
def _written(sheet: Sheet) -> tuple[str, Score]:
    """A sheet's notation and its points: most sheets stay as they are from one message to the next."""
    return str(sheet), score(sheet)


def now(table: Table, pace: Pace) -> protocol.Now | None:
    """Where the playthrough stands, as everybody sees it; None before the start."""
    state = table.state
    if state is None:
        return None
    return standing(
        state, decision=table.decision, awaited=table.awaited, decided=_decided(state), due=due(table, pace)
    )


def standing(
    state: State,
    *,
    decision: str = "",
    awaited: tuple[int, ...] = (),
    decided: tuple[int, ...] = (),
    due: float | None = None,
) -> protocol.Now:
    """A state as everybody sees it, with what is open there."""
    written = [_written(sheet) for sheet in state.sheets]
    return protocol.Now(
        turn=state.turn,
        active=state.active,
        phase=state.phase.value,
        decision=decision,
        roll=str(state.roll) if state.roll else "",
        awaited=awaited,
        decided=decided,
        sheets=tuple(text for text, _ in written),
        closed=tuple(sorted(state.closed)),
        scores=tuple(worth.total for _, worth in written),
        winners=winners(state) if state.is_over else (),
        results=tuple(_result(worth) for _, worth in written) if state.is_over else (),
        due=due,
    )


def _result(worth: Score) -> protocol.Result:
    return protocol.Result(rows=worth.rows, bonus=worth.bonus, penalties=worth.penalties)


def _decided(state: State) -> tuple[int, ...]:
    if state.phase is not Phase.WHITE:
        return ()
    return tuple(seat for seat, move in enumerate(state.choices) if move is not None)


def yours(table: Table, held: Collection[int]) -> tuple[protocol.Yours, ...]:
    """What only the holder of these seats sees."""
    return tuple([_yours(table, seat) for seat in held])


def _yours(table: Table, seat: int) -> protocol.Yours:
    state = table.state
    if state is None or state.phase is Phase.OVER:
        return protocol.Yours(seat=seat)
    choice = state.choices[seat] if state.phase is Phase.WHITE else None
    decides = not table.seats[seat].stand_in
    chooses = decides and is_to_choose(state, seat)
    return protocol.Yours(
        seat=seat,
        legal=_offered(state, seat) if chooses else (),
        penalty=chooses and passing_costs(state, seat),
        choice="" if choice is None else str(choice),
        take_back=may_take_back(table, seat) if decides else "",
        rolls=may_roll(table, seat),
    )


def _offered(state: State, seat: int) -> tuple[str, ...]:
    assert state.roll is not None
    lucky = state.lucky[seat] if state.lucky else None
    return _offers(state.sheets[seat], state.roll, state.phase, state.closed, lucky)


@lru_cache(maxsize=4096)
def _offers(sheet: Sheet, roll: Roll, phase: Phase, closed: frozenset[str], lucky: Lucky | None) -> tuple[str, ...]:
    """The legal moves of a seat, which stay the same while others choose: nothing on other sheets matters to them."""
    alone = State(sheet.variant, (sheet,), (lucky,) if lucky else (), 1, 0, phase, closed, roll, (None,))
    return tuple(map(str, legal(alone, 0)))


def table_view(table: Table) -> protocol.TableView:
    """Who sits there, and how the table is set up."""
    proof = table.proof
    return protocol.TableView(
        code=table.id,
        status="lobby" if table.state is None else "over" if table.is_over else "playing",
        dice="real" if table.real_dice else "server",
        clock=table.clock,
        seats=seat_views(table),
        host=table.host,
        others_start=others_start(table),
        paused=table.paused,
        fair=protocol.FairView(commitment=proof.commitment, seed=proof.seed, salts=proof.salts) if proof else None,
        rematch=table.rematch,
    )


def seat_views(table: Table) -> tuple[protocol.SeatView, ...]:
    """Who sits there."""
    lucky = table.state.lucky if table.state else ()
    return tuple(_seat_view(seat, lucky[i] if lucky else ()) for i, seat in enumerate(table.seats))


def _seat_view(seat: Seat, lucky: Sequence[int]) -> protocol.SeatView:
    return protocol.SeatView(
        name=seat.name,
        kind="empty" if seat.is_empty else "person" if seat.is_person else "bot",
        player=seat.bot,
        away=seat.away,
        lucky=tuple(lucky),
    )


@lru_cache(maxsize=64)
def variant_view(variant: Variant) -> protocol.VariantView:
    """What is needed to draw a variant's sheet."""
    layout = variant.layout
    return protocol.VariantView(
        id=variant.id,
        name=variant.name,
        about=variant.about,
        sides=variant.sides,
        rows=tuple(
            protocol.RowView(
                id=row.id,
                name=row.name,
                fields=tuple(
                    protocol.FieldView(
                        id=field.id,
                        number=field.number,
                        color=field.color,
                        closing=field.closing,
                        bonus=field.bonus,
                        pair=field.pair,
                        double=field.double,
                    )
                    for field in row.fields
                ),
                neighbors=tuple(layout.rows[index].id for index in row.neighbors),
            )
            for row in layout.top_to_bottom()
        ),
        bar=variant.bar,
        pairs={letter: kind.value for letter, kind in variant.pairs},
        points=tuple(points(crosses) for crosses in range(most_scored(variant) + 1)),
        penalties=variant.penalties_to_end,
        penalty_points=variant.penalty_points,
        close_after=variant.close_after,
        rows_to_end=variant.rows_to_end,
    )
