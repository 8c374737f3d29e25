"""Tracks the health of a database, and logs when it begins to fail and when it has recovered."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

_log = logging.getLogger(__name__)

QUIET = 10.0
"""Seconds between log lines about failures: a database that is down fails for every caller."""


@dataclass(frozen=True, slots=True)
class Health:
    """How recent calls went. Times are seconds since the epoch, None if there was no such call yet."""

    succeeded_at: float | None = None
    failed_at: float | None = None
    reason: str = ""
    """The reason for the last failure. For operators only: clients must not see it."""
    failures: int = 0
    """The number of consecutive failures so far."""

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
        """Record that a call succeeded."""
        if self._reported:
            _log.warning("database %s are succeeding again, after %d failures", self._calls, self.health.failures)
            self._reported = False
        self.health = replace(self.health, succeeded_at=self._clock(), failures=0)

    def failed(self, reason: str) -> None:
        """Record that a call failed."""
        now = self._clock()
        self.health = replace(self.health, failed_at=now, reason=reason, failures=self.health.failures + 1)
        if now >= self._quiet_until:
            _log.error("database %s are failing (%d in a row): %s", self._calls, self.health.failures, reason)
            self._quiet_until = now + QUIET
            self._reported = True
