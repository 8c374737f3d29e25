"""A time limit for benchmarks that still lets them report their results so far."""

from __future__ import annotations

import signal
import sys
import threading
from types import FrameType, TracebackType

from rowlock.errors import SetupError

CUT_OFF = 124
"""The exit code of a benchmark that ran out of time; timeout(1) uses the same."""
USUAL_LIMIT = 900.0
"""Seconds; several times as long as the slowest benchmark takes."""


class TimeLimit:
    """Interrupts its block as Ctrl-C would, then continues after it: `with TimeLimit(9) as time: …; time.check()`."""

    def __init__(self, seconds: float) -> None:
        if not 0 < seconds <= threading.TIMEOUT_MAX:
            raise SetupError(f"--limit {seconds:g}: give the number of seconds after which to stop")
        self.seconds = seconds
        self.ran_out = False

    def __enter__(self) -> TimeLimit:
        # Not SIGINT: shells make background processes ignore it.
        if sys.platform != "win32":
            self._before = signal.signal(signal.SIGALRM, self._interrupt)
            signal.setitimer(signal.ITIMER_REAL, self.seconds)
        return self

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self.ran_out = True
        raise KeyboardInterrupt

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> bool:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)
        return self.ran_out and kind is KeyboardInterrupt

    def check(self) -> None:
        """Exit with CUT_OFF if the time ran out."""
        if self.ran_out:
            print(f"bench: stopped after {self.seconds:g} s; raise --limit to go on longer", file=sys.stderr)
            sys.exit(CUT_OFF)
