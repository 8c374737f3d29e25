"""Free disk space."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from rowlock.server.checkup.finding import Finding

LOW_SPACE = 200 * 10**6
"""Bytes under which there is a warning."""


def check_space(subject: str, folder: Path, what: str) -> Iterator[Finding]:
    """Check the free space for what is kept in this folder, which need not exist yet."""
    free = shutil.disk_usage(nearest(folder)).free
    found = f"{size(free)} are free for {what}"
    if free >= LOW_SPACE:
        yield Finding("ok", subject, found)
    else:
        yield Finding("warning", subject, found, f"Free some space on the disk of {folder}")


def size(number: int) -> str:
    """A number of bytes, for people.

    >>> size(20480), size(1_234_567_890)
    ('20 kB', '1,235 MB')
    """
    return f"{number / 1e3:,.0f} kB" if number < 10**6 else f"{number / 1e6:,.0f} MB"


def nearest(path: Path) -> Path:
    """The path itself, or what there is of it."""
    path = path.absolute()
    return next(place for place in (path, *path.parents) if place.exists())


def can_write_in(folder: Path) -> bool:
    """Whether this user could make files in the folder, or make the folder first."""
    place = nearest(folder)
    return place.is_dir() and os.access(place, os.W_OK | os.X_OK)
