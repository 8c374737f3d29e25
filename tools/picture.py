"""Draw the README's picture: a decision in the terminal, as an SVG.

python tools/picture.py      writes docs/images/terminal.svg
"""

import argparse
import io
from pathlib import Path

from rich.console import Console

import rowlock
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.terminal.presenter import presenter_of
from rowlock.terminal.screen import Screen

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"

STATE = """
    classic turn 14 seat 0 color 34 25.6
    / r2.r3.r5.r7 y3.y4 g12.g10.g9.g7.g5.g2 b12.b11.b9.b8 p1
    / r4.r6.r7 y2.y7.y8 g11.g10 b10.b9.b7 p0
    / r7 -
"""

FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="rowlock in a terminal">
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="12" fill="#16181d"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture() -> str:
    """The SVG of Ada's screen before she chooses."""
    console = Console(width=76, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    state = rowlock.parse_state(STATE)
    play = DicePlaythrough(state, rowlock.Record.begin(state, ["Ada", "Ben"]))
    Screen(console, play.names, presenter_of(play)).decision(play, 0)
    return console.export_svg(title="", code_format=FRAME, unique_id="rowlock")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    PICTURE.write_text(picture(), encoding="utf-8")
