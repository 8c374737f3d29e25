"""Process metrics from the operating system. Those that this system does not provide are left out."""

from __future__ import annotations

import os
import resource
import sys
import time
from importlib.metadata import version
from math import inf
from pathlib import Path

from rowlock.server.metrics import Metrics

VERSION = version("rowlock")
_STATM = Path("/proc/self/statm")
_DESCRIPTORS = Path("/proc/self/fd") if sys.platform == "linux" else Path("/dev/fd")


def watch_process(metrics: Metrics) -> None:
    """Register the metrics of version, uptime, memory, CPU time and file descriptors."""
    started, began = time.time(), time.monotonic()
    metrics.watch("rowlock_build_info", lambda: 1, VERSION)
    metrics.watch("rowlock_uptime_seconds", lambda: time.monotonic() - began)
    metrics.watch("process_start_time_seconds", lambda: started)
    metrics.watch("process_cpu_seconds_total", time.process_time)
    metrics.watch("process_max_resident_memory_bytes", peak_memory)
    metrics.watch("process_max_fds", most_descriptors)
    if _STATM.exists():
        metrics.watch("process_resident_memory_bytes", memory)
    if _DESCRIPTORS.exists():
        metrics.watch("process_open_fds", open_descriptors)


def memory() -> int:
    """Bytes of memory in use; the peak if no file can be opened to find out."""
    try:
        return int(_STATM.read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return _peak()


def peak_memory() -> int:
    """Peak memory in bytes."""
    return max(_peak(), memory())  # Linux updates its own maximum only now and then


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def open_descriptors() -> float:
    """The number of open file descriptors. Counting them takes one more: if there is none left, all are open."""
    try:
        with os.scandir(_DESCRIPTORS) as found:
            return sum(1 for _ in found) - 1
    except OSError:
        return most_descriptors()


def most_descriptors() -> float:
    """The limit on open file descriptors."""
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if limit == resource.RLIM_INFINITY else limit
