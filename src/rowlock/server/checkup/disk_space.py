"""Free disk space."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from rowlock.server.checkup.finding import Finding

LOW_SPACE = 200 * 10**6
"""Warn below this many bytes."""


def check_space(subject: str, folder: Path, what: str) -> Iterator[Finding]:
    """Check the free space for files in this folder, which need not exist yet."""
    free = shutil.disk_usage(nearest(folder)).free
    found = f"{size(free)} free for {what}"
    if free >= LOW_SPACE:
        yield Finding("ok", subject, found)
    else:
        yield Finding("warning", subject, found, f"Free up some space on the disk that holds {folder}")


def size(number: int) -> str:
    """Format a number of bytes, for people.

    >>> size(20480), size(1_234_567_890)
    ('20 kB', '1,235 MB')
    """
    return f"{number / 1e3:,.0f} kB" if number < 10**6 else f"{number / 1e6:,.0f} MB"


def nearest(path: Path) -> Path:
    """The path itself, or its nearest parent that exists."""
    path = path.absolute()
    return next(place for place in (path, *path.parents) if place.exists())


def can_write_in(folder: Path) -> bool:
    """Whether this user can create files in the folder, or create the folder first."""
    place = nearest(folder)
    return place.is_dir() and os.access(place, os.W_OK | os.X_OK)
