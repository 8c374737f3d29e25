"""Counts for Prometheus, in its text format."""

from __future__ import annotations

import resource
import sys
from collections import Counter

_HELP = {
    "rowlock_messages_total": "Messages from clients, by what became of them",
    "rowlock_requests_total": "HTTP requests, by status",
    "rowlock_resyncs_total": "Connections that read too slowly and were sent everything anew",
    "rowlock_forgotten_total": "Tables tidied away",
}


class Metrics:
    """What a server has done since it started."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter({("rowlock_resyncs_total", ""): 0})

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Add to a count."""
        self._counts[name, label] += by

    def text(self, tables: int, guests: int) -> str:
        """All of it, with what is in memory now."""
        lines = []
        for name, about in _HELP.items():
            lines += [f"# HELP {name} {about}.", f"# TYPE {name} counter"]
            lines += [
                f"{name}{_label(label)} {count}"
                for (counted, label), count in sorted(self._counts.items())
                if counted == name
            ]
        for name, about, value in (
            ("rowlock_tables", "Tables in memory", tables),
            ("rowlock_guests", "Connections to tables", guests),
            ("process_max_resident_memory_bytes", "The most memory the process has used", _peak()),
        ):
            lines += [f"# HELP {name} {about}.", f"# TYPE {name} gauge", f"{name} {value}"]
        return "\n".join(lines) + "\n"


def _label(outcome: str) -> str:
    return f'{{outcome="{outcome}"}}' if outcome else ""


def _peak() -> int:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak
