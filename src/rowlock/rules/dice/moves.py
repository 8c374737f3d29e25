"""What a seat can choose: to cross a field, or to pass. A move is complete in itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, repr=False)
class Pass:
    """Cross nothing."""

    def __str__(self) -> str:
        return "-"

    __repr__ = __str__


@dataclass(frozen=True, slots=True, repr=False)
class Cross:
    """Cross the field with this id. `to` is the id of the row chosen where rows tie for a bonus (BB1)."""

    field: str
    to: str | None = None

    def __str__(self) -> str:
        return self.field if self.to is None else f"{self.field}>{self.to}"

    __repr__ = __str__


Move = Cross | Pass
