"""Every error rowlock raises on purpose, each with a stable code for programs and a sentence for people.

RowlockError
├── NotationError            notation             a text that cannot be read, or describes nothing possible
├── VariantError             variant_invalid      a variant file that does not describe a variant
│   ├── UnknownVariant       unknown_variant      no variant of that name
│   └── WrongVariant         wrong_variant        a record or state of another variant
├── SetupError               bad_setup            invalid seats, first seat or lucky numbers
├── SeatOutOfRange           seat_out_of_range    no such seat at this table
├── RollError                bad_roll             a roll that these dice cannot show
│   ├── NotTimeToRoll        not_time_to_roll     a roll while somebody has to decide, or after the end
│   ├── FaceOutOfRange       face_out_of_range    a 7 on a six-sided die
│   ├── RemovedDie           removed_die          a face for a die that has left the game
│   └── MissingDie           missing_die          no face for a die that is still rolled
├── DealError                bad_deal             other cards than those that are due
│   └── NotTimeToDeal        not_time_to_deal     cards while somebody has to decide, or after the end
├── NotYourDecision          not_your_decision    the seat has nothing to decide now
│   └── AlreadyDecided       already_decided      the seat has already chosen in this action
├── IllegalMove              illegal_move         a move that a rule forbids
├── NotConsecutive           not_consecutive      two states that no single roll or choice connects
├── RecordError              record_illegal       a record whose line breaks a rule
├── FairError                not_fair             dice that do not follow from the committed seed
├── TableError               table_refused        something that the table cannot do now
│   ├── UnknownTable         unknown_table        no table with that code
│   ├── TableTaken           table_taken          a table with that code already exists
│   ├── TableFull            table_full           no seat is free
│   ├── NameTaken            name_taken           somebody at the table already has that name
│   ├── StaleDecision        stale_decision       an answer to a decision that is no longer open
│   ├── NotSeated            not_seated           only the holder of the seat may do that
│   ├── NotHost              not_host             only the host may do that
│   ├── CoachNotAllowed      coach_not_allowed    other people play, and the host does not let people ask the coach
│   ├── TablePaused          paused               the table is paused
│   └── TableReloaded        table_reloaded       the table was reset to what the store has
├── MessageError             bad_message          a message or request that cannot be read
│   ├── TooLarge             too_large            a message or request over the size limit
│   └── NotJson              not_json             a request whose content type is not application/json
├── ForeignSite              foreign_site         a request from a page of another site
├── TooMany                  too_many             too many requests or connections from one place
├── VersionConflict          version_conflict     somebody else appended to the log first; raised by stores only
└── StoreUnavailable         store_unavailable    the database is not responding
    ├── LogDamaged           log_damaged          entries of a table's log are missing
    ├── StorageFull          storage_full         a device has no room left for entries
    └── StorageRefused       storage_refused      a browser does not let the page store anything
"""

from __future__ import annotations


class RowlockError(ValueError):
    """The base class: catch this to catch every error that rowlock raises on purpose."""

    code = "error"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the whole error, whatever arguments its class takes."""
        return ValueError.__new__, (type(self), *self.args), self.__dict__


class NotationError(RowlockError):
    """A text that cannot be read, or that describes a position no playthrough can reach."""

    code = "notation"


class VariantError(RowlockError):
    """A variant file with a mistake. `line` is the line of the file to look at, from 1, if known.

    The text is the file, if there is one, the line, and the message.
    """

    code = "variant_invalid"

    def __init__(self, message: str, line: int | None = None, path: str = "") -> None:
        place = ", ".join([path] * bool(path) + [f"line {line}"] * (line is not None))
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.line = line
        self.path = path


class UnknownVariant(VariantError):
    """No variant of that name is known."""

    code = "unknown_variant"


class WrongVariant(VariantError):
    """A record or state that belongs to a variant other than the one passed in."""

    code = "wrong_variant"


class SetupError(RowlockError):
    """Invalid seats, first seat or lucky numbers: no playthrough can start with them."""

    code = "bad_setup"


class SeatOutOfRange(RowlockError):
    """No such seat at this table."""

    code = "seat_out_of_range"


class RollError(RowlockError):
    """A roll that the dice in the game cannot show."""

    code = "bad_roll"


class NotTimeToRoll(RollError):
    """Somebody still has to decide, or the playthrough is over."""

    code = "not_time_to_roll"


class FaceOutOfRange(RollError):
    """A face that the variant's dice do not have."""

    code = "face_out_of_range"


class RemovedDie(RollError):
    """A face for a die that has left the game (C8)."""

    code = "removed_die"


class MissingDie(RollError):
    """No face for a die that is still in the game (C4)."""

    code = "missing_die"


class DealError(RowlockError):
    """Other cards than those that are due: all of the deck, or all of the discards (K10)."""

    code = "bad_deal"


class NotTimeToDeal(DealError):
    """Somebody still has to decide, or the playthrough is over: no cards are due."""

    code = "not_time_to_deal"


class NotYourDecision(RowlockError):
    """The seat has nothing to decide now."""

    code = "not_your_decision"


class AlreadyDecided(NotYourDecision):
    """The seat has already chosen in this action; others have not yet."""

    code = "already_decided"


class IllegalMove(RowlockError):
    """A move that a rule forbids; `rule` is its id, `reason` and `facts` as in `rules.pad.objecting`."""

    code = "illegal_move"

    def __init__(
        self, message: str, *, rule: str, seat: int, move: str, reason: str = "", facts: dict[str, str] | None = None
    ) -> None:
        super().__init__(f"{move}: {message} ({rule})")
        self.rule = rule
        self.seat = seat
        self.move = move
        self.reason = str(reason)
        self.facts = facts or {}


class NotConsecutive(RowlockError):
    """Two states where the second does not follow from the first by one roll or one choice."""

    code = "not_consecutive"


class RecordError(RowlockError):
    """A record that cannot be played as written. `line` counts from 1; `seat`, `move` and `rule` are set if known."""

    code = "record_illegal"

    def __init__(
        self, message: str, *, line: int, seat: int | None = None, move: str | None = None, rule: str | None = None
    ) -> None:
        where = f"line {line}" if seat is None else f"line {line}, seat {seat}"
        super().__init__(f"{where}: {message}")
        self.line = line
        self.seat = seat
        self.move = move
        self.rule = rule


class FairError(RowlockError):
    """Dice that do not follow from the committed seed. `turn` is the first wrong turn, if a turn is wrong."""

    code = "not_fair"

    def __init__(self, message: str, *, turn: int | None = None) -> None:
        super().__init__(message)
        self.turn = turn


class TableError(RowlockError):
    """Something that the table cannot do now."""

    code = "table_refused"


class UnknownTable(TableError):
    """No table with that code: it was mistyped, or the table has been deleted."""

    code = "unknown_table"


class TableTaken(TableError):
    """A table with that code already exists."""

    code = "table_taken"


class TableFull(TableError):
    """No seat is free."""

    code = "table_full"


class NameTaken(TableError):
    """Somebody at the table already has that name."""

    code = "name_taken"


class StaleDecision(TableError):
    """An answer to a decision that is no longer open, or was answered differently."""

    code = "stale_decision"


class NotSeated(TableError):
    """Only the holder of the seat may do that: the token opens no such seat."""

    code = "not_seated"


class NotHost(TableError):
    """Only the host may do that."""

    code = "not_host"


class CoachNotAllowed(TableError):
    """Other people play at the table, and its host has not let everybody ask the coach."""

    code = "coach_not_allowed"


class TablePaused(TableError):
    """The table is paused: resume it first."""

    code = "paused"


class TableReloaded(TableError):
    """The store had lost entries that this node knew, so the table was reloaded. Look at it, then decide again."""

    code = "table_reloaded"


class MessageError(RowlockError):
    """A message or request that cannot be read. `path` is the place in it, such as `$.move`."""

    code = "bad_message"

    def __init__(self, message: str, *, path: str = "$") -> None:
        super().__init__(message)
        self.path = path


class TooLarge(MessageError):
    """A message or request over the size limit."""

    code = "too_large"


class NotJson(MessageError):
    """A request whose content type is not application/json: any site's pages can send others without a preflight."""

    code = "not_json"


class ForeignSite(RowlockError):
    """A request from a page of another site, one that the operator has not allowed."""

    code = "foreign_site"


class TooMany(RowlockError):
    """Too many requests or connections from one place: wait a little, then try again."""

    code = "too_many"


class VersionConflict(RowlockError):
    """Somebody else appended to the log first. The host reloads and retries; nobody else sees this."""

    code = "version_conflict"


class StoreUnavailable(RowlockError):
    """The database is not responding. Pending entries may or may not be stored: reload before you retry."""

    code = "store_unavailable"


class LogDamaged(StoreUnavailable):
    """Entries of a table's log are missing. Retrying does not help: the operator can restore a backup."""

    code = "log_damaged"


class StorageFull(StoreUnavailable):
    """There is no room left for entries on a device. Nothing has been stored."""

    code = "storage_full"


class StorageRefused(StoreUnavailable):
    """A browser does not let the page store anything, or its storage is broken."""

    code = "storage_refused"
