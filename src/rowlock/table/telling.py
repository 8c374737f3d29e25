"""What a client is told about a table: everything its seats may know, nothing more.

White choices that have not landed are told only to their own seat, tokens and (before the end) the seed to nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rowlock import protocol
from rowlock.rules.game import Playthrough
from rowlock.rules.pad.scoring import most_scored, points, ranks
from rowlock.rules.pad.variant import Variant
from rowlock.table.advising import may_ask
from rowlock.table.entries import Chose, Started, Supplied, TookBack
from rowlock.table.fold import Step
from rowlock.table.gameplay import Pace, due, may_roll, needs_every_die
from rowlock.table.people import asks_first, may_rename, others_start
from rowlock.table.rights import Rights, rights
from rowlock.table.table import Seat, Table
from rowlock.table.teller import teller_of


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
    """What some entries mean. All but `yours` is the same for everybody, so it is computed once."""

    table: Table
    """The table after them."""
    events: tuple[protocol.Event, ...]
    now: protocol.Now | None
    changed: protocol.TableView | None
    """The table as it is shown, if it has changed."""
    moved: bool
    """Whether seats were renumbered: clients then get a welcome instead of news."""


def story(steps: Sequence[Step], pace: Pace) -> Story:
    """What everybody may know about these steps, of which there is at least one."""
    told: list[protocol.Event] = []
    changed = False
    for before, entry, after in steps:
        if isinstance(entry, Supplied | Chose | TookBack):
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


def _events(before: Table, after: Table, entry: Supplied | Chose | TookBack) -> Sequence[protocol.Event]:
    assert before.play is not None
    assert after.play is not None
    teller = teller_of(before.play)
    match entry:
        case Supplied(chance=chance):
            return teller.supplied(before.play, chance)
        case TookBack(seat=seat):
            return [protocol.TookBack(seat=seat)]
        case Chose(seat=seat, move=move):
            return teller.chose(before.play, after.play, seat, move)


def now(table: Table, pace: Pace) -> protocol.Now | None:
    """Where the playthrough stands, as everybody sees it; None before the start."""
    play = table.play
    if play is None:
        return None
    decided = tuple([seat for seat in range(len(table.seats)) if play.choice(seat)])
    return standing(play, decision=play.decision, awaited=play.awaited, decided=decided, due=due(table, pace))


def standing(
    play: Playthrough,
    *,
    decision: str = "",
    awaited: tuple[int, ...] = (),
    decided: tuple[int, ...] = (),
    due: float | None = None,
) -> protocol.Now:
    """A playthrough as everybody sees it, with its open decision."""
    scores = play.scores
    return protocol.Now(
        turn=play.turn,
        active=play.active,
        decision=decision,
        awaited=awaited,
        decided=decided,
        scene=teller_of(play).scene(play),
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)) if play.is_over else (),
        due=due,
    )


def yours(table: Table, held: Collection[int]) -> tuple[protocol.Yours, ...]:
    """What only the holder of these seats sees."""
    if not held:
        return ()
    may = rights(table, held)
    return tuple([_yours(table, seat, may) for seat in held])


def _yours(table: Table, seat: int, may: Rights) -> protocol.Yours:
    play = table.play
    if play is None or play.is_over:
        return protocol.Yours(seat=seat, rename=may_rename(table), hand_over=may.hand_over)
    teller = teller_of(play)
    decides = not table.seats[seat].stand_in and not table.paused
    chooses = decides and not play.awaits_chance and seat in play.awaited
    legal, brings = teller.options(play, seat) if chooses else ((), ())
    return protocol.Yours(
        seat=seat,
        legal=legal,
        brings=brings,
        penalty=chooses and teller.passing_costs(play, seat),
        choice=play.choice(seat),
        take_back=play.may_take_back(seat) if decides else "",
        rolls=may_roll(table, seat),
        hand_over=may.hand_over,
        replace=may.replace,
        replace_later=may.replace_later,
    )


def table_view(table: Table) -> protocol.TableView:
    """Who sits there, and how the table is set up."""
    proof = table.proof
    return protocol.TableView(
        code=table.id,
        status="lobby" if table.play is None else "over" if table.is_over else "playing",
        dice="real" if table.real_dice else "server",
        every_die=needs_every_die(table),
        clock=table.clock,
        anyone_rolls=table.anyone_rolls,
        coach=table.coach,
        hints=may_ask(table),
        seats=seat_views(table),
        host=table.host,
        others_start=others_start(table),
        asks_first=asks_first(table),
        paused=table.paused,
        ranks=ranks(table.play.scores) if table.play and table.is_over else (),
        fair=protocol.FairView(commitment=proof.commitment, seed=proof.seed, salts=proof.salts) if proof else None,
        rematch=table.rematch,
    )


def seat_views(table: Table) -> tuple[protocol.SeatView, ...]:
    """Who sits there."""
    play = table.play
    lucky = [teller_of(play).lucky(play, seat) if play else () for seat in range(len(table.seats))]
    return tuple(map(_seat_view, table.seats, lucky))


def _seat_view(seat: Seat, lucky: Sequence[int]) -> protocol.SeatView:
    return protocol.SeatView(
        name=seat.name,
        kind="empty" if seat.is_empty else "person" if seat.is_person else "bot",
        player=seat.bot,
        stand_in=bool(seat.stand_in),
        away=seat.away,
        lucky=tuple(lucky),
    )


@lru_cache(maxsize=64)
def variant_view(variant: Variant) -> protocol.VariantView:
    """What a client needs to draw a variant's sheet."""
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
