"""Every message between a client and a table, defined once. Plain data, so that a web worker can use it, too.

A client opens a socket to a table, sends `join`, and gets a `welcome` with everything it may see. From then on each
change reaches it as `news` with the resulting version; after a gap the client joins again with the version it has and
gets what it missed. Values are notation text. A client is told the legal moves and judges nothing itself. Any client
message may carry an `id`: it is then answered by an `ok` or a `refused` with that id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rowlock.judgments import Advice as Advice
from rowlock.judgments import Advise as Advise
from rowlock.judgments import Advised as Advised
from rowlock.judgments import Allow as Allow
from rowlock.judgments import AnswerView as AnswerView
from rowlock.judgments import BoardView as BoardView
from rowlock.judgments import Impossible as Impossible
from rowlock.judgments import NewBoard as NewBoard
from rowlock.judgments import Outset as Outset
from rowlock.judgments import PuzzlesView as PuzzlesView
from rowlock.judgments import PuzzleView as PuzzleView
from rowlock.judgments import WhiteLuck as WhiteLuck
from rowlock.judgments import WorthView as WorthView
from rowlock.pads import NewPad as NewPad
from rowlock.pads import PadView as PadView
from rowlock.pads import WhyNot as WhyNot
from rowlock.scenes import DiceScene as DiceScene
from rowlock.scenes import FieldView as FieldView
from rowlock.scenes import MoveView as MoveView
from rowlock.scenes import RowView as RowView
from rowlock.scenes import Scene as Scene
from rowlock.scenes import SheetView as SheetView
from rowlock.scenes import VariantView as VariantView
from rowlock.table_events import Chose as Chose
from rowlock.table_events import Closed as Closed
from rowlock.table_events import Crossed as Crossed
from rowlock.table_events import Earned as Earned
from rowlock.table_events import Ended as Ended
from rowlock.table_events import Event as Event
from rowlock.table_events import Locked as Locked
from rowlock.table_events import Passed as Passed
from rowlock.table_events import Penalized as Penalized
from rowlock.table_events import Rolled as Rolled
from rowlock.table_events import Struck as Struck
from rowlock.table_events import TableChanged as TableChanged
from rowlock.table_events import TookBack as TookBack

# ── Client messages ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """The first message on a socket. Without a token the client only watches."""

    type: Literal["join"] = "join"
    token: str = ""
    have: int = 0
    """The version the client has; 0 asks for everything."""
    salt: str = ""
    """This seat's contribution to the dice, 1 to 64 hex digits; ignored after the start."""
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AddBot:
    """Seat a bot. For the host, and anybody else who may start."""

    type: Literal["add_bot"] = "add_bot"
    player: str
    seat: int | None = None
    """An empty seat; the first one if left out."""
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove:
    """Free a seat before the start. Host only, even while the host is away."""

    type: Literal["remove"] = "remove"
    seat: int
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """Start with everybody seated: the host anytime, others from `others_start` on. With real dice, `first` begins."""

    type: Literal["start"] = "start"
    first: int | None = None
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """Roll for the active seat. With real dice, `roll` is what they show, `?` for a die left out."""

    type: Literal["roll"] = "roll"
    decision: str
    roll: str = ""
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """Answer a decision. Sending it twice is harmless."""

    type: Literal["choose"] = "choose"
    decision: str
    move: str
    seat: int | None = None
    """The seat that chooses, for a client that holds several."""
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack:
    """Take a choice back: until everybody has chosen, or, for a color choice, until the next roll."""

    type: Literal["take_back"] = "take_back"
    decision: str
    seat: int | None = None
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """Stop the table and its clock."""

    type: Literal["pause"] = "pause"
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume:
    """Continue after a pause."""

    type: Literal["resume"] = "resume"
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """Leave the table. Before the start the seat becomes free; after it a bot stands in, until `return`."""

    type: Literal["leave"] = "leave"
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Return:
    """Take the seat back from the bot that stands in."""

    type: Literal["return"] = "return"
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Replace:
    """Let a bot stand in for somebody: the host at any time, others if that person is away or stalls the table."""

    type: Literal["replace"] = "replace"
    seat: int
    player: str
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver:
    """Make somebody else the host. Host only, even while the host is away."""

    type: Literal["hand_over"] = "hand_over"
    seat: int
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename:
    """Go by another name before the start; not at a table that continues a record, which has its names."""

    type: Literal["rename"] = "rename"
    name: str
    seat: int | None = None
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch:
    """After the end: open a new table with the same people, who keep their tokens."""

    type: Literal["rematch"] = "rematch"
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Explain:
    """Ask why a field cannot be crossed. It is answered with `explained`, and changes nothing."""

    type: Literal["explain"] = "explain"
    decision: str
    field: str
    seat: int | None = None
    id: int = 0


Reaction = Literal["hello", "well_played", "lucky", "ouch", "laugh", "thinking"]
"""All that people can say to each other at a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class React:
    """Show a reaction to everybody connected, before, during or after play. It is not stored, and changes nothing."""

    type: Literal["react"] = "react"
    reaction: Reaction
    seat: int | None = None
    id: int = 0


Command = (AddBot | Remove | Start | Roll | Choose | TakeBack | Pause | Resume) | (
    Leave | Return | Replace | HandOver | Rename | Rematch | Allow
)
"""What somebody at the table can ask for."""

ClientMessage = Join | Explain | React | Advise | Command

# ── Server messages ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A place at the table."""

    name: str
    kind: Literal["person", "bot", "empty"]
    player: str = ""
    """The bot that plays, or stands in."""
    stand_in: bool = False
    """Whether that bot only stands in for somebody."""
    away: bool = False
    lucky: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Now:
    """Where the playthrough stands, as everybody sees it."""

    turn: int
    active: int
    decision: str
    """The name of the open decision; empty after the end."""
    awaited: tuple[int, ...]
    """The seats that have to choose, or to roll."""
    decided: tuple[int, ...]
    """The seats whose choice has not landed yet."""
    scene: Scene
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    due: float | None = None
    """When the table moves on by itself, in seconds since 1970."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Yours:
    """What only the holder of a seat sees."""

    seat: int
    legal: tuple[str, ...] = ()
    """The moves to choose from; empty if there is nothing to decide."""
    brings: tuple[MoveView, ...] = ()
    """What each of these moves would bring, in the same order."""
    penalty: bool = False
    """Whether passing now costs a penalty."""
    choice: str = ""
    """This seat's white choice, which the others do not see yet."""
    take_back: str = ""
    """The decision whose choice can still be taken back."""
    rolls: bool = False
    """Whether this seat may roll or enter the dice now, even on behalf of another."""
    rename: bool = False
    """Whether this seat may take another name."""
    hand_over: tuple[int, ...] = ()
    """The seats that this one can make the host."""
    replace: tuple[int, ...] = ()
    """The seats that this one can have replaced by a bot."""
    replace_later: tuple[int, ...] = ()
    """The seats that it can have replaced once they have kept the table waiting for a minute."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FairView:
    """What is known about the dice; the seed only after the end."""

    commitment: str
    seed: str
    salts: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A table without its playthrough."""

    code: str
    status: Literal["lobby", "playing", "over"]
    dice: Literal["server", "real"]
    every_die: bool
    """Whether every real die has to be entered: bots need to see them all."""
    clock: float
    """Seconds per decision; 0 for no clock."""
    anyone_rolls: bool
    """Whether anybody seated may roll for the active seat."""
    coach: bool
    """Whether the host lets everybody ask the coach."""
    hints: bool
    """Whether people can ask it: the host lets them, or nobody else plays but bots."""
    seats: tuple[SeatView, ...]
    host: int | None
    others_start: float | None
    """When everybody seated may start because the host is away, in seconds since 1970; None if only the host may."""
    asks_first: bool
    """Whether starting it, or its rematch once it is over, takes `first`: neither the dice nor a record decides."""
    paused: Literal["", "person", "nobody"]
    ranks: tuple[int, ...]
    """By seat, after the end: 1 for the winners. Equal scores share a rank."""
    fair: FairView | None
    """None for real dice."""
    rematch: str
    """The code of the rematch table, once somebody has asked for one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """Everything the client may see, with the seats that its token holds. It replaces all that the client knew."""

    type: Literal["welcome"] = "welcome"
    version: int
    table: TableView
    variant: VariantView
    now: Now | None
    yours: tuple[Yours, ...]
    bots: tuple[str, ...]
    """The bots that can be seated, from the weakest to the strongest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What has happened, and where things stand now; `table` only if the events changed it."""

    type: Literal["news"] = "news"
    version: int
    events: tuple[Event, ...]
    now: Now | None
    yours: tuple[Yours, ...]
    table: TableView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ok:
    """The command with this id has been carried out and durably stored."""

    type: Literal["ok"] = "ok"
    id: int
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """The command with this id was refused, and why. Nothing has changed."""

    type: Literal["refused"] = "refused"
    id: int
    code: str
    message: str
    path: str = ""
    """The place in the message that cannot be read, such as `$.move`."""
    rule: str = ""
    """The rule that forbids the move."""
    reason: str = ""
    """Why a move is illegal: see `explained`."""
    facts: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Explained:
    """Why the field cannot be crossed. A client words it in the language of its reader."""

    type: Literal["explained"] = "explained"
    id: int
    field: str
    reason: str
    """A code, or empty if it can be crossed."""
    rule: str = ""
    facts: dict[str, str]
    """What a sentence needs. Several fields or numbers are separated by spaces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reacted:
    """Somebody reacts: show it for a few seconds. It is not repeated to those who were not connected."""

    type: Literal["reacted"] = "reacted"
    seat: int
    reaction: Reaction


ServerMessage = Welcome | News | Ok | Refused | Explained | Reacted | Advised

# ── HTTP requests and responses ──────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """Open a table. With several names, one device holds several seats."""

    names: tuple[str, ...]
    variant: str = ""
    """The id of a printed variant; the first one if left out."""
    toml: str = ""
    """The text of a home-made variant, instead of `variant`."""
    dice: Literal["server", "real"] = "server"
    clock: float = 0
    anyone_rolls: bool = False
    """Whether anybody seated may roll for the active seat, for example with one shared device."""
    coach: bool = False
    """Whether everybody may ask the coach while they play."""
    bots: tuple[str, ...] = field(default=())
    record: str = ""
    """A record to continue from: its seats have to be taken under their names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSeat:
    """Sit down at a table."""

    name: str
    seat: int | None = None
    """An empty seat; the first one if left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """The seats you hold. The token is sent only once: whoever has it holds the seats."""

    table: str
    seats: tuple[int, ...]
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NewReplay:
    """Ask for the replay of a record, finished or not."""

    record: str
    toml: str = ""
    """The text of its variant, if that is a home-made one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A point of a replay: the start, or after a roll or an action that landed. Nobody has anything to decide."""

    now: Now
    events: tuple[Event, ...]
    """What led here."""
    state: str
    """Its text, for the analysis board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A playthrough from its start, as far as it has landed."""

    table: str
    """The code of its table; empty for a record that was sent."""
    variant: VariantView
    seats: tuple[SeatView, ...]
    over: bool
    moments: tuple[Moment, ...]
    record: str
    """The text of the record, with the proof of its dice."""
