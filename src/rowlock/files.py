"""Variants and records on disk: the rules themselves do no I/O."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rowlock.errors import NotationError, SetupError, VariantError
from rowlock.rules.catalog import variant, variants
from rowlock.rules.dice.record import Record
from rowlock.rules.pad.variant import Variant
from rowlock.rules.pad.variant_text import parse_variant


def load_variant(path: str | Path) -> Variant:
    """Read a variant from a TOML file. A mistake in it raises a VariantError that names the file and the line."""
    try:
        return parse_variant(Path(path).read_text(encoding="utf-8-sig"), taken=variants())
    except (OSError, UnicodeError) as error:
        raise VariantError(f"{path} cannot be read: {_reason(error)}") from None
    except VariantError as error:
        raise VariantError(error.message, error.line, str(path)) from None


def find_variant(text: str) -> Variant:
    """The variant that a user names: a file if the text ends in .toml, else the id of a printed one."""
    return load_variant(text) if text.endswith(".toml") else variant(text)


def load_record(path: str | Path, variant: Variant | None = None) -> Record:
    """Read a record from a file; a home-made variant has to be passed in. Errors name the file."""
    return load_record_text(path, variant)[0]


def load_record_text(path: str | Path, variant: Variant | None = None) -> tuple[Record, str]:
    """Like `load_record`, with the text of the file: the record alone does not keep its comments."""
    text = read_text(path)
    return _parsed(text, variant, path), text


def load_records(path: str | Path, variant: Variant | None = None) -> Iterator[Record]:
    """The records of a file that may hold several, as `rowlock simulate --records` writes them."""
    for part in re.split(r"^(?=variant )", read_text(path), flags=re.M)[1:]:
        yield _parsed(part, variant, path)


def read_text(path: str | Path) -> str:
    """The text of a file; NotationError if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeError) as error:
        raise NotationError(f"{path} cannot be read: {_reason(error)}") from None


def _parsed(text: str, variant: Variant | None, path: str | Path) -> Record:
    try:
        return Record.parse(text, variant)
    except NotationError as error:
        raise NotationError(f"{path}: {error}") from None
    except VariantError as error:
        raise type(error)(error.message, path=str(path)) from None


def check_free(path: str | Path) -> None:
    """Refuse a path for a new record if it would overwrite something, or cannot be written."""
    path = Path(path)
    if path.is_file() and path.stat().st_size:
        raise SetupError(f"{path} already exists; choose another file for the record")
    check_writable(path)


def check_writable(path: str | Path) -> None:
    """Refuse a path that cannot be written, before any work goes into its content."""
    path = Path(path)
    if path.is_dir() or not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise SetupError(f"{path} cannot be written; choose a file in a folder you can write to")


def save_record(path: str | Path, record: Record) -> None:
    """Write a record atomically: the old file stays until the new one is complete."""
    with writing(path) as file:
        file.write(str(record))


@contextmanager
def writing(path: str | Path) -> Iterator[TextIO]:
    """Open a text file for writing. The path keeps its old content until the new is complete, or if writing fails."""
    with replacing(path) as part, part.open("w", encoding="utf-8") as file:
        yield file


@contextmanager
def replacing(path: str | Path) -> Iterator[Path]:
    """A temporary file that replaces the path once it is complete. Whatever happens, no partial file is left behind."""
    target = Path(path).resolve()
    replaced = target.is_file() or not target.exists()  # a pipe or a device is written to, not replaced
    part = target.with_name(f".{target.name}.{os.getpid()}.part") if replaced else target
    try:
        try:
            yield part
            if replaced:
                part.replace(target)
        finally:
            if replaced:
                part.unlink(missing_ok=True)
    except (OSError, UnicodeError) as error:
        raise SetupError(f"{path} cannot be written: {_reason(error)}") from None


def _reason(error: OSError | UnicodeError) -> str:
    if isinstance(error, OSError):
        return (error.strerror or str(error)).lower()
    return "it is not UTF-8 text"


def cache_folder() -> Path:
    """The user's cache folder: ROWLOCK_CACHE, or the platform's default.

    For a service, that is the first `CacheDirectory=` of its systemd unit.
    """
    if own := os.environ.get("ROWLOCK_CACHE"):
        return Path(own)
    if of_service := os.environ.get("CACHE_DIRECTORY"):
        return Path(of_service.split(":")[0])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "rowlock" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "rowlock"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rowlock"
