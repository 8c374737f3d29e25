"""The source files that compiled code depends on: it has to be recompiled when one of them changes."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

_HOUSE = Path(__file__).parent.parent
_IMPORT = re.compile(r"^from rowlock\.([\w.]+) import (.+)$", re.M)


@cache
def digest(*paths: Path) -> str:
    """A short hash of these source files and all of ours that they import."""
    found = sorted(frozenset[Path]().union(*map(sources, paths)))
    return hashlib.sha256(b"\0".join(_read(source) for source in found)).hexdigest()[:16]


@cache
def sources(path: Path) -> frozenset[Path]:
    """A source file and all of ours that it imports at the top, transitively: machine code includes what it calls."""
    found, waiting = {path}, [path]
    while waiting:
        new = _imported(waiting.pop()) - found
        found |= new
        waiting += new
    return frozenset(found)


@cache
def _imported(path: Path) -> frozenset[Path]:
    """Our source files that a source file imports at the top."""
    found: set[Path] = set()
    for module, names in _IMPORT.findall(_read(path).decode()):
        place = _HOUSE.joinpath(*module.split("."))
        places = [place, *(place / name.split()[0] for name in names.strip("() ").split(",") if name.strip())]
        found |= {source for source in (near.with_suffix(".py") for near in places) if source.is_file()}
    return frozenset(found)


@cache
def _read(path: Path) -> bytes:
    """The contents of a source file, cached because most are imported by many."""
    return path.read_bytes()
