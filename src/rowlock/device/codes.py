"""Codes of tables on a device. They begin with a letter that no server uses: a code tells where its table is."""

from __future__ import annotations

from collections.abc import Callable

from rowlock.table.names import clean_code, draw_code, read_code

MARK = "O"


def draw_device_code(draw: Callable[[int], bytes]) -> str:
    """A code for a new table on a device, from random bytes."""
    return MARK + draw_code(draw)


def read_device_code(text: str) -> str:
    """Normalize the code of a table on a device; UnknownTable if no table can have it."""
    code = clean_code(text)
    return MARK + read_code(code.removeprefix(MARK) if code.startswith(MARK) else "")
