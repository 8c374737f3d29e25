"""The choice to cross nothing, which every game on these sheets knows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, repr=False)
class Pass:
    """Cross nothing."""

    def __str__(self) -> str:
        return "-"

    __repr__ = __str__
