"""A lock file beside a SQLite file, held by the server that uses it. The system releases it when the process ends."""

from __future__ import annotations

import os
from io import TextIOWrapper
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no such locks: there, nothing is refused
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """An advisory lock: at most one is held per database file. Tools that do not need it can still open the file."""

    def __init__(self, database: Path) -> None:
        self.path = lock_path(database)
        self._file: TextIOWrapper | None = None

    def acquire(self) -> bool:
        """Take the lock and write our process id into it; False if another process holds it."""
        file = self.path.open("a")
        if not _lock(file):
            file.close()
            return False
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        self._file = file
        return True

    def release(self) -> None:
        """Release the lock. The file stays: deleting it would let two processes lock two files of the same name."""
        if self._file:
            self._file.close()
            self._file = None

    @property
    def holder(self) -> str:
        """The id of the process that took the lock last."""
        return self.path.read_text()


def is_served(database: Path) -> bool:
    """Whether a server holds the lock of this database file."""
    path = lock_path(database)
    if not path.exists():
        return False
    with path.open() as file:
        return not _lock(file)


def lock_path(database: Path) -> Path:
    """The lock file of a database file, the same for every link to that file."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def _lock(file: TextIOWrapper) -> bool:
    """Lock the file until it is closed; False if another process has."""
    if fcntl:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
