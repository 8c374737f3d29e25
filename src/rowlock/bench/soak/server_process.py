"""The server under test: a restartable `rowlock serve` process."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from rowlock.bench.server import free_port

HOST = "127.0.0.1"
TRACEBACK = "Traceback"
_SHOWN = 30
_START = 60.0
_STOP = 30.0
_SETTLE = 5.0
"""Seconds around a restart in which a server may refuse what it would otherwise accept."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The resource usage of the server process at one moment."""

    at: float
    run: int
    """The number of starts so far."""
    megabytes: float
    descriptors: int


@dataclass
class ServerProcess:
    """One server on one database, across restarts of its process."""

    folder: Path
    port: int = field(default_factory=free_port)
    runs: int = 0
    samples: list[Sample] = field(default_factory=list)
    stopping: bool = False
    _process: subprocess.Popen[bytes] | None = None
    _started: float = 0.0

    @property
    def log(self) -> str:
        """Everything that the processes have written to stderr."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    @property
    def traceback(self) -> str:
        """The log from the first traceback on, shortened."""
        _, found, rest = self.log.partition(TRACEBACK)
        return "\n".join((found + rest).splitlines()[:_SHOWN])

    @property
    def is_settled(self) -> bool:
        """Whether it has been up for a while and is not stopping: then it has no excuse for refusing requests."""
        return not self.stopping and perf_counter() - self._started > _SETTLE

    async def start(self) -> None:
        """Start a process, and return once it accepts connections."""
        command = [sys.executable, "-m", "rowlock", "serve", "--port", str(self.port)]
        database = f"sqlite:///{self.folder / 'tables.db'}"
        plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # compiling would look like a leak
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", database], stdout=subprocess.DEVNULL, stderr=log, env=plain
            )
        async with asyncio.timeout(_START):
            while not await self._listens():
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server did not start:\n{self.log}")
                await asyncio.sleep(0.05)
        self.stopping, self._started = False, perf_counter()
        self.runs += 1

    async def _listens(self) -> bool:
        try:
            _, writer = await asyncio.open_connection(HOST, self.port)
        except OSError:
            return False
        writer.close()
        return True

    async def stop(self, how: signal.Signals) -> None:
        """Stop the process with a signal; RuntimeError if it does not exit in time."""
        assert self._process is not None
        self.stopping = True
        self._process.send_signal(how)
        try:
            await asyncio.to_thread(self._process.wait, _STOP)
        except subprocess.TimeoutExpired:
            raise RuntimeError(f"the server was still running {_STOP:.0f} s after {how.name}") from None

    def end(self) -> None:
        """Kill the process if it is still running."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def sample(self) -> None:
        """Record memory and open descriptors, unless the process has exited."""
        assert self._process is not None
        about = Path(f"/proc/{self._process.pid}")
        try:
            status = (about / "status").read_text()
            descriptors = sum(1 for _ in (about / "fd").iterdir())
            kilobytes = int(status.partition("VmRSS:")[2].split()[0])
        except (OSError, IndexError):
            return
        self.samples.append(Sample(perf_counter(), self.runs, kilobytes / 1024, descriptors))
