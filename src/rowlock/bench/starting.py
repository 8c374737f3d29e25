"""Server startup with a cold and a warm cache: time to the first page, and time and memory to compile the champion.

Memory is read from /proc, so this only works on Linux.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep
from urllib.error import HTTPError
from urllib.request import urlopen

from rowlock.bench.server import free_port

_LIMIT = 900.0
_SERVE = """
import logging
log = logging.getLogger("rowlock.server.warming")
log.setLevel(logging.INFO)
log.addHandler(logging.StreamHandler())
from rowlock.cli import main
main()
"""
"""`rowlock serve`, with the log lines that say when the champion is compiled."""
_BARE = "import numba; print(open('/proc/self/status').read())"


@dataclass(frozen=True, slots=True)
class Start:
    """One start of a server."""

    cache: str
    """cold (everything has to be compiled) or warm."""
    first_page: float
    """Seconds."""
    compiled: float
    """Seconds until the champion was compiled and loaded."""
    memory: float
    """The server's peak memory up to then, in megabytes."""
    compiler: float
    """The same for the compiler process; 0 if there was none."""


@dataclass(frozen=True, slots=True)
class Starts:
    """A cold and a warm start, and the minimum that anything compiled by numba needs."""

    cold: Start
    warm: Start
    bare_seconds: float
    """How long `import numba` takes in a process that does nothing else."""
    bare_memory: float


def measure_starts() -> Starts:
    """Start a server twice with the same cache, which is empty at first."""
    with tempfile.TemporaryDirectory() as folder:
        cold, warm = (_measure(cache, Path(folder)) for cache in ("cold", "warm"))
    begun = perf_counter()
    status = subprocess.run([sys.executable, "-c", _BARE], capture_output=True, text=True, check=True).stdout
    return Starts(cold, warm, perf_counter() - begun, _peak_in(status))


def _measure(cache: str, folder: Path) -> Start:
    log = folder / f"{cache}.log"
    begun = perf_counter()
    with _serving(folder, log) as (process, port):
        first_page = compiler = 0.0
        while "Nova" not in log.read_text(encoding="utf-8"):
            if not first_page and _answers(port):
                first_page = perf_counter() - begun
            compiler = max([compiler, *map(_peak, _children(process.pid))])
            if process.poll() is not None or perf_counter() - begun > _LIMIT:
                raise RuntimeError(f"the server did not start:\n{log.read_text(encoding='utf-8')}")
            sleep(0.02)
        if "could not" in (said := log.read_text(encoding="utf-8")):
            raise RuntimeError(said)
        return Start(cache, first_page, perf_counter() - begun, _peak(process.pid), compiler)


@contextmanager
def _serving(folder: Path, log: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    port = free_port()
    options = ["--port", str(port), "--database", f"sqlite:///{folder / 'tables.db'}"]
    unset = ("NUMBA_CACHE_DIR", "NUMBA_DISABLE_JIT")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    environment["ROWLOCK_CACHE"] = str(folder / "cache")
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, "serve", *options], env=environment, stdout=errors, stderr=errors
        )
    try:
        yield process, port
    finally:
        process.terminate()
        process.wait()


def _answers(port: int) -> bool:
    try:
        urlopen(f"http://127.0.0.1:{port}/").close()
    except HTTPError:  # the page is not built, but that is an answer too
        return True
    except OSError:
        return False
    return True


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for path in found for child in _read(path).split()]


def _peak(pid: int) -> float:
    """The peak memory of a process in megabytes; 0 if it has exited."""
    return _peak_in(_read(Path(f"/proc/{pid}/status")))


def _peak_in(status: str) -> float:
    found = re.search(r"^VmHWM:\s+(\d+) kB", status, re.M)
    return int(found[1]) / 1024 if found else 0.0


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
