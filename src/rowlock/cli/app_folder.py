"""A folder with an app for static hosts: visitors never meet half of it, and a newer app replaces it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from rowlock.errors import SetupError
from rowlock.files import replacing

MARK = "rowlock-app.json"
"""Lists what is ours in the folder. Other files, such as CNAME or .git, are left alone."""
_NOTE = "Written by rowlock build-app, which replaces these files when it writes to this folder again."


def write_app(folder: Path, files: Mapping[str, bytes], last: Sequence[str]) -> None:
    """Write an app to a folder: new, empty, or with an older app, which works until its entries are replaced.

    :param last: the files that lead to the others, in the order in which they may be replaced
    """
    before = _files_before(folder)
    try:
        _mark(folder, {*before, *files})
        for name in [*(name for name in files if name not in last), *last]:
            _write(folder / name, files[name])
        for name in before - files.keys():
            _remove(folder, name)
        _mark(folder, files)
    except OSError as error:
        raise SetupError(f"{folder} cannot be written: {(error.strerror or str(error)).lower()}") from None


def _files_before(folder: Path) -> set[str]:
    """The files of the app that is there already; none in a new or empty folder. Anything else is refused."""
    try:
        if not folder.exists() or not any(folder.iterdir()):
            return set()
        listed = json.loads((folder / MARK).read_text(encoding="utf-8"))["files"]
        names = {name for name in listed if isinstance(name, str)}
        if len(names) == len(listed) and all(map(_is_inside, names)):
            return names
    except NotADirectoryError:
        raise SetupError(f"{folder} is a file; choose a folder") from None
    except PermissionError:
        raise SetupError(f"{folder} cannot be read; choose a folder of your own") from None
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise SetupError(f"{folder} is not empty, and holds no app written by build-app; choose a new or empty folder")


def _is_inside(name: str) -> bool:
    parts = PurePosixPath(name)
    return not parts.is_absolute() and ".." not in parts.parts


def _mark(folder: Path, files: Iterable[str]) -> None:
    text = json.dumps({"note": _NOTE, "files": sorted(files)}, indent=0)
    _write(folder / MARK, text.encode())


def _write(path: Path, content: bytes) -> None:
    """Write a file at once, unless it is as it should be."""
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as part:
        part.write_bytes(content)


def _remove(folder: Path, name: str) -> None:
    """Delete a file, and the folders that are empty without it."""
    path = folder / name
    path.unlink(missing_ok=True)
    for parent in path.parents:
        if parent == folder or not parent.is_dir() or any(parent.iterdir()):
            break
        parent.rmdir()
