"""What a device needs to host tables by itself: Python for browsers, which is built into the page, and this package.

The package is packed by the server itself, so that a device never gets an older one than the server is.
"""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

FOLDER = "offline"
"""Where these files are, relative to the page. All but the manifest have names that change with their content."""
MANIFEST = "manifest.json"
START = "index.html"

_SOURCE = Path(__file__).parent.parent
_ROOMS = (
    *(
        "errors",
        "rules",
        "packed",
        "players",
        "coach",
        "scenes",
        "pads",
        "reviews",
        "judgments",
        "table_events",
        "protocol",
    ),
    *("table", "advice", "english", "handbook", "device"),
)
_LEFT_OUT = ("compiled", "__pycache__")
_TIME = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class OfflineFile:
    """A file to download. One that ends in .packed is gzipped, to be unpacked and kept under the name without that.

    Some hosts would unpack a .gz on its way, and its size and digest would be wrong.
    """

    path: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """All that a device needs, and a name for exactly these files."""

    version: str
    page: str
    """The main script of the page that these files belong to, whose name changes with the page."""
    python: str
    """The folder with Python for browsers."""
    package: str
    """The name of the packed package, which has no `rowlock/__init__.py`: it imports what a device lacks."""
    files: tuple[OfflineFile, ...]


@cache
def package() -> bytes:
    """The part of this package that runs on a device, as a zip file: the same bytes for the same sources."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in _sources():
            entry = zipfile.ZipInfo(f"rowlock/{path.relative_to(_SOURCE).as_posix()}", _TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return packed.getvalue()


def _sources() -> Iterator[Path]:
    for path in sorted(_SOURCE.rglob("*")):
        inside = path.relative_to(_SOURCE)
        if path.is_file() and inside.parts[0].removesuffix(".py") in _ROOMS and not {*_LEFT_OUT} & {*inside.parts}:
            yield path


def package_name() -> str:
    """The name of the packed package, which changes with its content."""
    return f"rowlock-{hashlib.sha256(package()).hexdigest()[:16]}.zip"


@lru_cache(maxsize=4)
def manifest(page: Path) -> Manifest | None:
    """What a device needs, given the folder of the page; None if that was built without it."""
    folder = page / FOLDER
    built = {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.glob("*/*"))}
    if not built or not (page / START).exists():
        return None
    content = {**built, package_name(): package()}
    files = tuple(OfflineFile(path, len(data), hashlib.sha256(data).hexdigest()) for path, data in content.items())
    return Manifest(
        page=_main_script(page),
        version=hashlib.sha256("".join(file.path + file.sha256 for file in files).encode()).hexdigest()[:16],
        python=next(iter(built)).split("/")[0],
        package=package_name(),
        files=files,
    )


def _main_script(page: Path) -> str:
    [name] = re.findall(r'<script[^>]* src="\./([^"]+)"', (page / START).read_text(encoding="utf-8"))
    return str(name)
