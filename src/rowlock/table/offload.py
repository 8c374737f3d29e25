"""Where long computations run, so that a host can keep serving others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

_Result = TypeVar("_Result")


class Offload(Protocol):
    """Runs a computation somewhere and returns its result. The computation must not touch shared mutable state."""

    def __call__(self, work: Callable[[], _Result], /) -> Awaitable[_Result]:
        """Run the work; raises what it raises."""
        ...


async def inline(work: Callable[[], _Result], /) -> _Result:
    """Run the work here and now: for tests, and where there are no threads."""
    return work()


def _ignore(seconds: float) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Workers:
    """Where a host's long computations run."""

    fold: Offload = inline
    """Folds long logs, reads records to continue, and works out what moves are worth."""
    think: Offload = inline
    """Lets bots decide."""
    folded: Callable[[float], None] = _ignore
    """Called with the seconds that each fold took."""
