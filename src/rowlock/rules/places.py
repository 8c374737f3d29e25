"""On which line a setting stands in a TOML text: tomllib reads the values but does not keep their places."""

from __future__ import annotations

import re

_KEY = r"[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*'"
_DOTTED = rf"(?:{_KEY})(?:\s*\.\s*(?:{_KEY}))*"
_TABLE = re.compile(rf"\s*\[\[?\s*({_DOTTED})\s*\]")
_SETTING = re.compile(rf"\s*({_DOTTED})\s*=\s*(.*)", re.S)
_QUOTES = ('"""', "'''")


class Places:
    """The lines of the settings in a TOML text that tomllib accepts. Lines count from 1."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._places: dict[tuple[str, ...], int] = {}
        self._values: dict[tuple[str, ...], str] = {}
        table: tuple[str, ...] = ()
        quotes = ""
        for number, line in enumerate(self._lines, 1):
            if quotes:  # inside a text of several lines
                quotes = "" if quotes in line else quotes
            elif header := _TABLE.match(line):
                table = _parts(header[1])
                self._places.setdefault(table, number)
            elif setting := _SETTING.match(line):
                key = (*table, *_parts(setting[1]))
                self._places.setdefault(key, number)
                self._values[key] = setting[2]
                quotes = setting[2][:3] if setting[2][:3] in _QUOTES else ""
                quotes = "" if quotes and quotes in setting[2][3:] else quotes

    def line(self, *key: str) -> int | None:
        """Where the setting stands, or what it is a part of; None if it is nowhere."""
        while key and key not in self._places:
            key = key[:-1]
        return self._places.get(key)

    def line_in_text(self, key: str, index: int) -> int | None:
        """Where the line of this index (from 0) of a text stands; a text on one line stands there as a whole."""
        first, value = self.line(key), self._values.get((key,), "")
        if first is None or value[:3] not in _QUOTES:
            return first
        pieces = [value[3:], *self._lines[first:]]
        # TOML drops a line break right after the opening quotes, and one after a backslash with the space that follows.
        starts: list[int] = []
        so_far, joins = "", False
        for number, piece in enumerate(pieces, first):
            if number == first and not piece:
                continue
            if not joins:
                starts.append(number)
            elif not so_far.strip():
                starts[-1] = number
            so_far = (so_far if joins else "") + piece.removesuffix("\\")
            joins = value.startswith('"') and piece.endswith("\\")
        return starts[index]


def _parts(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in re.findall(_KEY, dotted))
