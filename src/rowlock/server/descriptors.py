"""File descriptors: as many as the system allows, and a warning before they run out."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from time import monotonic

if sys.platform != "win32":
    import resource

_log = logging.getLogger(__name__)
_NEARLY_ALL = 0.8
_QUIET = 60.0


def raise_limit() -> None:
    """Raise this process's limit on open descriptors as far as allowed: each connection takes one."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError) as error:  # macOS reports no hard limit but enforces one
        _log.info("the limit on open files stays at %d: %s", soft, error)


def limit() -> int:
    """The limit on open descriptors of this process; 0 if there is none."""
    if sys.platform == "win32":
        return 0
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft


class Alarm:
    """Logs a warning when descriptors are nearly used up, at most once a minute."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._quiet_until = float("-inf")

    def check(self, newest: int) -> None:
        """Check the newest descriptor: the system hands out the lowest free number, so all lower ones are in use."""
        most = limit()
        if not most or newest < _NEARLY_ALL * most or self._now() < self._quiet_until:
            return
        self._quiet_until = self._now() + _QUIET
        _log.warning("%d of %d file descriptors are in use; raise the limit (ulimit -n, LimitNOFILE=)", newest, most)
