"""Reading variants from files: the rules themselves never touch the disk."""

from __future__ import annotations

from pathlib import Path

from rowlock.errors import VariantError
from rowlock.rules.variant import Variant, parse_variant


def load_variant(path: str | Path) -> Variant:
    """Read a variant from a TOML file; a mistake in it is a VariantError that names the file and the line."""
    try:
        return parse_variant(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise VariantError(f"{path} cannot be read: {error}") from None
    except VariantError as error:
        named = VariantError(f"{path}, {error}")
        named.line = error.line
        raise named from None
