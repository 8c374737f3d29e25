"""Symbols and colors for terminals, including those without colors or limited to ASCII."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.style import Style


@dataclass(frozen=True, slots=True)
class Ink:
    """The shades of one color: the band, the text on it, and the fields on it."""

    band: str
    on_band: str
    field: str
    numeral: str
    lost: str
    lost_numeral: str


# Shades from the 256-color palette, so that a sheet looks the same on terminals limited to it.
_MANY = {
    "red": Ink("#af0000", "#ffffff", "#ffd7d7", "#870000", "#d78787", "#af5f5f"),
    "yellow": Ink("#d7af00", "#000000", "#ffffd7", "#875f00", "#ffd75f", "#af8700"),
    "green": Ink("#008700", "#ffffff", "#d7ffd7", "#005f00", "#87af87", "#5f875f"),
    "blue": Ink("#005faf", "#ffffff", "#d7d7ff", "#00005f", "#87afd7", "#5f87af"),
    "": Ink("#767676", "#ffffff", "#ffffff", "#303030", "#bcbcbc", "#8a8a8a"),
}
_SIXTEEN = {
    "red": Ink("red", "bright_white", "bright_white", "black", "red", "black"),
    "yellow": Ink("yellow", "black", "bright_white", "black", "yellow", "bright_white"),
    "green": Ink("green", "bright_white", "bright_white", "black", "green", "black"),
    "blue": Ink("blue", "bright_white", "bright_white", "black", "blue", "black"),
    "": Ink("bright_black", "bright_white", "bright_white", "black", "white", "bright_black"),
}

_ASCII = str.maketrans({"→": "->", "·": "-", "–": "-", "−": "-", "×": "x", "…": "...", "“": '"', "”": '"'})


@dataclass(frozen=True, slots=True)
class Look:
    """What a terminal can show. Drawings stay legible without colors: letters and symbols carry all the information."""

    colored: bool = True
    ascii: bool = False
    inks: Mapping[str, Ink] = field(default_factory=lambda: _MANY, hash=False)
    """By color; the empty string is for round fields, which belong to two colors."""
    cross: str = "╳"
    lock: str = "🔒"
    here: str = "▸"
    """Marks a field that can be crossed now."""
    makes: str = "→"
    """Separates a colored die from the sums it makes."""
    done: str = "✓"
    best: str = "★"

    def fit(self, text: str) -> str:
        """Replace characters that the terminal cannot encode."""
        return text.translate(_ASCII).encode("ascii", "replace").decode() if self.ascii else text

    def cut(self, text: str, width: int) -> str:
        """Fit the text, and truncate it if it is wider than `width`."""
        text = self.fit(text)
        return text if cell_len(text) <= width else set_cell_size(text, width - 1) + ("." if self.ascii else "…")

    def points(self, number: int) -> str:
        """Format a number that may be negative."""
        return self.fit(str(number).replace("-", "−"))

    def band(self, color: str) -> Style:
        """The style of text on a color's band or die."""
        if not self.colored:
            return Style(bold=True)
        return Style(color=self.inks[color].on_band, bgcolor=self.inks[color].band, bold=True)


COLORED = Look()
SIXTEEN = Look(inks=_SIXTEEN, lock="L")
"""For old terminals: sixteen colors, and no padlock in the font."""
PLAIN = Look(colored=False)
ASCII = Look(colored=False, ascii=True, cross="X", lock="L", here=">", makes=">", done="+", best="*")


def look_for(console: Console) -> Look:
    """The best look that this console can show."""
    if not console.encoding.lower().startswith("utf"):
        return ASCII
    if console.no_color or console.color_system is None:
        return PLAIN
    return SIXTEEN if console.color_system in ("standard", "windows") else COLORED
