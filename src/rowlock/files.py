"""Variants and records on disk: the rules themselves never touch it."""

from __future__ import annotations

from pathlib import Path

from rowlock.errors import NotationError, VariantError
from rowlock.rules.catalog import variant
from rowlock.rules.record import Record
from rowlock.rules.variant import Variant
from rowlock.rules.variant_text import parse_variant


def load_variant(path: str | Path) -> Variant:
    """Read a variant from a TOML file; a mistake in it is a VariantError that names the file and the line."""
    try:
        return parse_variant(Path(path).read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise VariantError(f"{path} cannot be read: {_reason(error)}") from None
    except VariantError as error:
        raise VariantError(error.message, error.line, str(path)) from None


def find_variant(text: str) -> Variant:
    """What a person means by a variant: a file if the text ends in .toml, else the id of a printed one."""
    return load_variant(text) if text.endswith(".toml") else variant(text)


def load_record(path: str | Path, variant: Variant | None = None) -> Record:
    """Read a record from a file; a home-made variant has to be handed in."""
    try:
        return Record.parse(Path(path).read_text(encoding="utf-8-sig"), variant)
    except (OSError, UnicodeDecodeError) as error:
        raise NotationError(f"{path} cannot be read: {_reason(error)}") from None
    except NotationError as error:
        raise NotationError(f"{path}: {error}") from None


def save_record(path: str | Path, record: Record) -> None:
    """Write a record so that the file is always whole: the old one until the new one is complete."""
    path = Path(path)
    part = path.with_name(f".{path.name}.part")
    part.write_text(str(record), encoding="utf-8")
    part.replace(path)


def _reason(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, OSError):
        return (error.strerror or str(error)).lower()
    return "it is not text in UTF-8"
