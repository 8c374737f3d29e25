"""The colors of the printed sheet. Letters also tell the rows apart, for black-and-white printers."""

from __future__ import annotations

from dataclasses import dataclass

BLACK = "#1d1b19"
GRAY = "#6d675e"
PALE = "#f3f0ea"
FAINT = "#cfc8ba"
WHITE = "#ffffff"


@dataclass(frozen=True, slots=True)
class Ink:
    """The shades of one color: the band, the lettering on it, the fields on it, their numerals, and the plate of the
    closing fields.
    """

    band: str
    on_band: str
    field: str
    numeral: str
    plate: str


INKS = {
    "red": Ink("#c0322b", WHITE, "#fbe9e6", "#9c1f19", "#8f1d18"),
    "yellow": Ink("#e6ac0c", BLACK, "#fff4d6", "#7a5600", "#b98500"),
    "green": Ink("#2c7d3f", WHITE, "#e5f3e6", "#1d5f2d", "#1a552a"),
    "blue": Ink("#24519c", WHITE, "#e4ecfa", "#1b3f7d", "#173769"),
}
