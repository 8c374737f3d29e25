"""What a seat can choose: to cross a field, or to pass. A move is complete in itself."""

from __future__ import annotations

from dataclasses import dataclass

from rowlock.rules.pad.pad_marks import Cross as Cross


@dataclass(frozen=True, slots=True, repr=False)
class Pass:
    """Cross nothing."""

    def __str__(self) -> str:
        return "-"

    __repr__ = __str__


Move = Cross | Pass
