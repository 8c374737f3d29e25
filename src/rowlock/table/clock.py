"""Time and timers, passed in wherever they are needed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""
        ...


class Clock(Protocol):
    """Tells the time and calls back later."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def call_at(self, when: float, call: Callable[[], object]) -> Timer:
        """Call at this time; soon if it has passed."""
        ...


class SystemClock:
    """The machine's clock, with the timers of the running event loop."""

    def now(self) -> float:
        """See Clock."""
        return time.time()

    def call_at(self, when: float, call: Callable[[], object]) -> Timer:
        """See Clock."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call)
