"""Helpers shared by commands: flags, JSON output, errors, and a faster start."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import Parameter

from rowlock.errors import SetupError
from rowlock.files import check_writable

Flag = Annotated[bool, Parameter(negative="")]
"""An option without a value."""


def print_json(value: object) -> None:
    """Print a result as JSON."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def refuse(sentence: str, code: int) -> NoReturn:
    """Print an error message to stderr, and exit with this code."""
    print(f"rowlock: {sentence}", file=sys.stderr)
    sys.exit(code)


def check_plot(path: Path) -> None:
    """Refuse a plot file that cannot be written, before the work starts."""
    if path.suffix.lower() != ".svg":
        raise SetupError(f"{path}: the name of the plot must end in .svg")
    check_writable(path)


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause the garbage collector: loading machine code allocates a lot that stays alive, and collecting is slow."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
