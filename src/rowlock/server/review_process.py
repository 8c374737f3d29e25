"""A process for reviews, so that they never hold the GIL of the process in which people play.

It is started with the first review, again if it has ended, and once more when reviews are compiled.
"""

from __future__ import annotations

import logging
import pickle
import subprocess
import sys
from contextlib import suppress
from threading import Lock

from rowlock.errors import RowlockError, SetupError
from rowlock.server.review_worker import Answer, Asked

COMMAND = (sys.executable, "-P", "-m", "rowlock.server.review_worker")
"""-P: a server may run in a folder whose files must not be imported."""
_ATTEMPTS = 2
_log = logging.getLogger(__name__)


class Stopping(Exception):
    """A review is given up, because the server is stopping."""


class ReviewProcess:
    """Reviews records, one at a time: `ask` must not be called by two threads at once."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._stopped = False
        self._process: subprocess.Popen[bytes] | None = None
        self._is_plain = True

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return self._process.pid if self._process else None

    def ask(self, record: str, toml: str, *, plain: bool) -> bytes:
        """The review of a record as compressed JSON; wait for it. RowlockError if it cannot be reviewed."""
        for _ in range(_ATTEMPTS):
            process = self._started(plain=plain)
            try:
                found = _answer(process, (record, toml))
            except (OSError, EOFError, pickle.UnpicklingError):
                self._ended(process)
                continue
            if isinstance(found, RowlockError):
                raise found
            if isinstance(found, str):
                raise RuntimeError(f"a review failed\n{found}")
            return found
        raise SetupError(
            "reviewing this record failed, and so did a second attempt; try again later, or use `rowlock review`"
        )

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        with self._lock:
            self._stopped = True
            if self._process:
                _end(self._process)

    def _started(self, *, plain: bool) -> subprocess.Popen[bytes]:
        """The process, started if there is none or another kind of it."""
        with self._lock:
            if self._stopped:
                raise Stopping
            if self._process and (self._process.poll() is not None or self._is_plain != plain):
                _end(self._process)
                self._process = None
            if not self._process:
                how = "plain" if plain else "compiled"
                self._process = subprocess.Popen([*COMMAND, how], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                self._is_plain = plain
            return self._process

    def _ended(self, process: subprocess.Popen[bytes]) -> None:
        """Note that the process ended before it had answered."""
        with self._lock:
            if self._stopped:
                raise Stopping
            _end(process)
            self._process = None
        _log.warning("the process that reviews records ended with code %d before it had answered", process.returncode)


def _answer(process: subprocess.Popen[bytes], asked: Asked) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    pickle.dump(asked, process.stdin)
    process.stdin.flush()
    found: Answer = pickle.load(process.stdout)
    return found


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe:
            with suppress(OSError):  # what was not read yet cannot be written any more
                pipe.close()
