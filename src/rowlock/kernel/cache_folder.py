"""The cache folder for machine code. Loading code runs it, so no other user may be able to write there."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from tempfile import TemporaryFile

from rowlock.files import cache_folder


def compiled_folder() -> Path:
    """The cache folder for machine code: in NUMBA_CACHE_DIR if that is set, else in the user's cache."""
    return Path(os.environ.get("NUMBA_CACHE_DIR") or cache_folder()) / "kernel"


def check_writable(folder: Path) -> None:
    """Create the folder if needed, private to this user whatever the umask; raise OSError if it is not writable."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    for place in reversed(missing):
        place.mkdir(mode=0o700, exist_ok=True)
    TemporaryFile(dir=folder).close()


def open_to_others(folder: Path) -> Path | None:
    """The first folder in, at or above this one that another user could write to; None if there is none.

    Root is trusted. Above the folder a sticky bit is enough, as on /tmp: others can add to it, but replace nothing.
    """
    if not hasattr(os, "geteuid"):  # on Windows the mode says nothing about who may write
        return None
    folder = folder.resolve()
    inside = [folder, *(place for place in folder.glob("*") if place.is_dir())] if folder.exists() else []
    above = [place for place in folder.parents if place.exists()]
    exposed = [place for place in inside if _is_exposed(place.lstat(), sticky_is_enough=False)]
    exposed += [place for place in above if _is_exposed(place.stat(), sticky_is_enough=True)]
    return exposed[0] if exposed else None


def _is_exposed(found: os.stat_result, *, sticky_is_enough: bool) -> bool:
    if found.st_uid not in (0, os.geteuid()):
        return True
    writable = bool(found.st_mode & (stat.S_IWGRP | stat.S_IWOTH))
    return writable and not (sticky_is_enough and found.st_mode & stat.S_ISVTX)
