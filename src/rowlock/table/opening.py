"""The first entries of a new table: opened by somebody, or by a rematch."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from rowlock import protocol
from rowlock.errors import RecordError, SetupError, TableError
from rowlock.rules.catalog import DEFAULT, variants
from rowlock.rules.game import Playthrough
from rowlock.rules.games import find_variant, game_of_record
from rowlock.rules.pad.variant import Variant
from rowlock.rules.pad.variant_text import parse_variant
from rowlock.table import people
from rowlock.table.bots import Bots, named
from rowlock.table.entries import BotSat, Entry, HandedOver, Opened, Sat, Went
from rowlock.table.fold import apply, fold
from rowlock.table.names import clean_name, numbered
from rowlock.table.table import Table

CLOCK = (5.0, 3600.0)
"""The shortest and the longest time for a decision, in seconds."""

LONGEST_VARIANT = 4000
"""Characters of a home-made variant. A single key of sixteen times that keeps a TOML parser busy for half a minute."""

LONGEST_NAME = 60
"""Characters of a home-made variant's name. Fitting thousands of them on a printed sheet takes seconds."""

LONGEST_RECORD = 32 * 1024
"""Characters of a record to continue, without its comments: the longest of a printed variant takes two thirds."""


def hashed(token: str) -> str:
    """The hash of a token: the token itself is not stored."""
    return sha256(token.encode()).hexdigest()


def opened_table(first: Callable[[str, float], list[Entry]], code: str, at: float) -> tuple[list[Entry], Table]:
    """The first entries of a table with this code, and the table they make."""
    entries = first(code, at)
    return entries, fold(entries)


def opening(new: protocol.NewTable, table_id: str, seed: bytes, token: str, at: float, bots: Bots) -> list[Entry]:
    """The entries of a new table, its creator seated with a token of this hash."""
    if new.clock and not CLOCK[0] <= new.clock <= CLOCK[1]:
        raise SetupError(f"a clock gives {CLOCK[0]:.0f} to {CLOCK[1]:.0f} seconds for a decision; 0 is no clock")
    played, record = _beginning(new)
    entries: list[Entry] = [
        Opened(
            at=at,
            table=table_id,
            variant=played.id,
            toml=new.toml,
            dice=new.dice,
            clock=new.clock,
            anyone_rolls=new.anyone_rolls,
            coach=new.coach,
            seed=seed.hex(),
            record=record,
        )
    ]
    table = fold(entries)
    if not new.names and not table.is_over:
        raise SetupError("say who sits down: at least one name is needed")
    for name in new.names:
        entries += people.sit(table, name, token, at)
        table = apply(table, entries[-1])
    for player in new.bots:
        bot = named(player, bots)
        free = next((index for index, seat in enumerate(table.seats) if seat.is_empty), None)
        if free is None:
            raise SetupError(f"there are only {len(table.seats)} seats")
        name = numbered(bot.name, (seat.name for seat in table.seats))
        entries.append(BotSat(at=at, seat=free, name=table.seats[free].name or name, player=player))
        table = apply(table, entries[-1])
    return entries


def _beginning(new: protocol.NewTable) -> tuple[Variant, str]:
    """The requested variant, and the record to continue. Comments and anything else not parsed are dropped."""
    chosen = chosen_variant(new.variant, new.toml)
    if not new.record:
        return chosen, ""
    resumed = _continued(new.record, chosen if new.toml else None)
    if len(resumed.record) > LONGEST_RECORD:
        raise SetupError(f"a record to continue has at most {LONGEST_RECORD} characters")
    return resumed.variant, resumed.record


def chosen_variant(variant_id: str, toml: str) -> Variant:
    """The variant that somebody named or sent; the usual one if they did neither."""
    if toml and variant_id:
        raise SetupError("name a printed variant or send one of your own, not both")
    return home_made(toml) or find_variant(variant_id or DEFAULT)


def home_made(toml: str) -> Variant | None:
    """The variant that somebody sent; None if it is a printed one."""
    if len(toml) > LONGEST_VARIANT:
        raise SetupError(f"the text of a variant has at most {LONGEST_VARIANT} characters")
    own = parse_variant(toml, taken=variants()) if toml else None
    if own and len(own.name) > LONGEST_NAME:
        raise SetupError(f"the name of a variant has at most {LONGEST_NAME} characters")
    return own


def _continued(record: str, own: Variant | None) -> Playthrough:
    """The end of a record. Refuse one that breaks a rule, has names not allowed at a table, or has not begun."""
    try:
        game = game_of_record(record)
        resumed = game.resume(record, own)
        unfit = [name for name in resumed.names if clean_name(name) != name]
    except (RecordError, TableError) as error:
        raise SetupError(f"the record cannot be continued: {error}") from None
    if unfit:
        raise SetupError(f"the record cannot be continued: please write {clean_name(unfit[0])} instead of {unfit[0]!r}")
    if resumed.turn == 1 and resumed.awaits_chance and game.read(record, own).is_from_start:
        raise SetupError("the record has no turns to continue from; open a new table instead")
    return resumed


def rematch(table: Table, table_id: str, seed: bytes, at: float) -> list[Entry]:
    """The entries of a rematch table: the same people with the same tokens, new dice.

    Everybody is away at first, and arrives by joining.
    """
    if table.host is None:
        raise TableError("nobody who played here can play again")
    entries: list[Entry] = [
        Opened(
            at=at,
            table=table_id,
            variant=table.variant.id,
            toml=table.toml,
            dice="real" if table.real_dice else "server",
            clock=table.clock,
            anyone_rolls=table.anyone_rolls,
            coach=table.coach,
            seed=seed.hex(),
        )
    ]
    for index, seat in enumerate(table.seats):
        if seat.is_person:
            entries.append(Sat(at=at, seat=index, name=seat.name, token=seat.token))
        elif seat.player:
            entries.append(BotSat(at=at, seat=index, name=seat.name, player=seat.player))
    entries.append(HandedOver(at=at, seat=table.host))
    return entries + [Went(at=at, seat=index) for index, seat in enumerate(table.seats) if seat.is_person]
