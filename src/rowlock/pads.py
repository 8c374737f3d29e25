"""The messages of a score pad. The server keeps nothing: every request brings all marks. Plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rowlock.scenes import MoveView, SheetView, VariantView


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPad:
    """Ask how a score pad with these marks stands."""

    variant: str = ""
    """The id of a printed variant; the first one if left out."""
    toml: str = ""
    """The text of a home-made variant, instead of `variant`."""
    marks: tuple[str, ...] = field(default=())
    """From the first to the last: `r5` a cross, `p` a penalty, `r!` a row that somebody else has closed."""
    explain: str = ""
    """A field: why can it not be crossed?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyNot:
    """Why no dice allow to cross a field, as in `explained`."""

    field: str
    reason: str
    """A code, or empty if it can be crossed."""
    rule: str
    facts: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class PadView:
    """How a score pad stands, and what can be marked on it."""

    variant: VariantView
    sheet: str
    result: SheetView
    """The current value of the sheet."""
    score: int
    closed: tuple[str, ...]
    """The rows that are closed, here or by somebody else."""
    legal: tuple[str, ...]
    """The crosses that some dice allow."""
    brings: tuple[MoveView, ...]
    """What each of these crosses would bring, in the same order."""
    penalty: MoveView | None
    """What a penalty would bring; None after the end."""
    closable: tuple[str, ...]
    """The rows that somebody else can close."""
    last_row: bool
    """Whether the next row to close ends it."""
    ended_by: tuple[Literal["rows", "penalties"], ...]
    """What ended it; empty before the end."""
    why: WhyNot | None = None
    """The answer to `explain`."""
