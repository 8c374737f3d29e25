"""What the operating system says of this process. What it does not say here is left out."""

from __future__ import annotations

import resource
import sys
import time
from importlib.metadata import version
from pathlib import Path

from rowlock.server.metrics import Metrics

VERSION = version("rowlock")
_STATM = Path("/proc/self/statm")
_DESCRIPTORS = Path("/proc/self/fd") if sys.platform == "linux" else Path("/dev/fd")


def watch_process(metrics: Metrics) -> None:
    """Let the metrics tell the version, the uptime, memory, CPU time and file descriptors."""
    started, began = time.time(), time.monotonic()
    metrics.watch("rowlock_build_info", lambda: 1, VERSION)
    metrics.watch("rowlock_uptime_seconds", lambda: time.monotonic() - began)
    metrics.watch("process_start_time_seconds", lambda: started)
    metrics.watch("process_cpu_seconds_total", time.process_time)
    metrics.watch("process_max_resident_memory_bytes", peak_memory)
    metrics.watch("process_max_fds", lambda: resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    if _STATM.exists():
        metrics.watch("process_resident_memory_bytes", memory)
    if _DESCRIPTORS.exists():
        metrics.watch("process_open_fds", open_descriptors)


def memory() -> int:
    """Bytes of memory in use."""
    return int(_STATM.read_text().split()[1]) * resource.getpagesize()


def peak_memory() -> int:
    """The most bytes of memory ever in use."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return max(peak, memory() if _STATM.exists() else 0)  # Linux updates its maximum now and then only


def open_descriptors() -> int:
    """How many file descriptors are open, without the one that reads the directory."""
    return sum(1 for _ in _DESCRIPTORS.iterdir()) - 1
