"""`rowlock variants` and `rowlock rules`: the variants and their rules."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rowlock.cli.shared import Flag, print_json
from rowlock.files import find_variant, load_variant
from rowlock.rules.catalog import DEFAULT, variant, variants


def list_variants(*, check: Path | None = None, json: Flag = False) -> None:
    """List the printed variants, or check your own variant file.

    Parameters
    ----------
    check
        A TOML file to check: prints what is wrong and on which line, or the sheet.
    json
        Print the result as JSON.

    """
    shown = [load_variant(check)] if check else [variant(variant_id) for variant_id in variants()]
    if json:
        described = [
            {
                "id": one.id,
                "name": one.name,
                "about": one.about,
                "players": one.players,
                "sides": one.sides,
                "sheet": str(one.layout),
            }
            for one in shown
        ]
        print_json(described)
    elif check:
        print(f"{check}: {shown[0].name} is fine\n\n{shown[0].layout}")
    else:
        for one in shown:
            print(f"{one.id:<11} {one.name:<11} {one.about}")


def rules(variant: str = DEFAULT) -> None:
    """Print the rules of a variant.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.

    """
    from rowlock.handbook import page

    text = page(find_variant(variant))
    if not sys.stdout.isatty():
        print(text, end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    os.environ.setdefault("LESS", "-FRX")  # colors, and no pager if the page fits on the screen
    console = Console(width=min(100, Console().width))
    with console.pager(styles=True):
        console.print(Markdown(text))
