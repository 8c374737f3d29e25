"""Watches how a database answers, and tells the log when it begins to fail and when it has recovered."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

_log = logging.getLogger(__name__)

QUIET = 10.0
"""Seconds between two lines about failures: a database that is down fails for every caller."""


@dataclass(frozen=True, slots=True)
class Health:
    """How the last calls went. Times are seconds since the epoch, None if there was no such call yet."""

    succeeded_at: float | None = None
    failed_at: float | None = None
    reason: str = ""
    """Of the last failure. For operators: it is nothing that strangers should read."""
    failures: int = 0
    """How many in a row, up to now."""

    @property
    def failing(self) -> bool:
        """Whether the last call failed."""
        return self.failures > 0


class Monitor:
    """The health of reads or writes."""

    def __init__(self, calls: str, clock: Callable[[], float] = time.time) -> None:
        self.health = Health()
        self._calls = calls
        self._clock = clock
        self._quiet_until = 0.0
        self._reported = False

    def succeeded(self) -> None:
        """A call succeeded."""
        if self._reported:
            _log.warning("database %s succeed again, after %d failures", self._calls, self.health.failures)
            self._reported = False
        self.health = replace(self.health, succeeded_at=self._clock(), failures=0)

    def failed(self, reason: str) -> None:
        """A call failed."""
        now = self._clock()
        self.health = replace(self.health, failed_at=now, reason=reason, failures=self.health.failures + 1)
        if now >= self._quiet_until:
            _log.error("database %s fail (%d in a row): %s", self._calls, self.health.failures, reason)
            self._quiet_until = now + QUIET
            self._reported = True
