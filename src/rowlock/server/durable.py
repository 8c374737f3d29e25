"""Write files that are complete and on disk before they appear under their name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rowlock.errors import SetupError

SIDECARS = ("-wal", "-shm", "-journal")
"""The suffixes of the files that SQLite keeps beside a database."""


@contextmanager
def atomically(target: Path) -> Iterator[Path]:
    """A private file to fill. It replaces the target if the block succeeds, and is deleted if it fails."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        part.touch(0o600, exist_ok=False)
        yield part
        sync(part)
        part.replace(target)
        sync(target.parent)
    except OSError as error:
        raise SetupError(f"{target} cannot be written: {(error.strerror or str(error)).lower()}") from error
    finally:
        for left in (part, *sidecars(part)):
            with suppress(OSError):
                left.unlink()


def sidecars(database: Path) -> tuple[Path, ...]:
    """The files that SQLite may keep beside this one."""
    return tuple(database.with_name(database.name + end) for end in SIDECARS)


def sync(path: Path) -> None:
    """Flush a file or folder to disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
