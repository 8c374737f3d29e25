"""The line of each setting in a TOML text: tomllib parses the values but does not keep their positions."""

from __future__ import annotations

import re

_KEY = r"[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*'"
_DOTTED = rf"(?:{_KEY})(?:\s*\.\s*(?:{_KEY}))*"
_TABLE = re.compile(rf"\s*\[\[?\s*({_DOTTED})\s*\]")
_SETTING = re.compile(rf"\s*({_DOTTED})\s*=\s*(\"\"\"|'''|)(.*)", re.S)
_ESCAPED_BREAK = re.compile(r"\\(?:n|u000[aA]|U0000000[aA])")


class TomlLines:
    """The lines of the settings in a TOML text that tomllib accepts. Lines count from 1."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._first: dict[tuple[str, ...], int] = {}
        table: tuple[str, ...] = ()
        quotes = ""
        for number, line in enumerate(self._lines, 1):
            if quotes:  # inside a multi-line string
                quotes = "" if quotes in line else quotes
            elif header := _TABLE.match(line):
                table = _parts(header[1])
                self._note(table, number)
            elif setting := _SETTING.match(line):
                self._note((*table, *_parts(setting[1])), number)
                quotes = "" if setting[2] in setting[3] else setting[2]

    def _note(self, key: tuple[str, ...], number: int) -> None:
        for length in range(1, len(key) + 1):
            self._first.setdefault(key[:length], number)

    def line(self, *key: str) -> int | None:
        """The line of a setting, or else of the innermost table it belongs to; None if there is neither."""
        while key and key not in self._first:
            key = key[:-1]
        return self._first.get(key)

    def line_of_word(self, word: str, key: str, nth: int = 1) -> int | None:
        """The line where, for the nth time, a line of a setting's text value starts with a word.

        The setting's first line if unsure.
        """
        first = self.line(key)
        starts = re.compile(rf"(?:^|[\"'])\s*{re.escape(word)}(?=[\s(\"'\\]|$)", re.M)
        for number, line in enumerate(self._lines[(first or 1) - 1 :], first or 1):
            nth -= len(starts.findall(_ESCAPED_BREAK.sub("\n", line)))
            if word and nth < 1:
                return number
        return first


def _parts(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in re.findall(_KEY, dotted))
