"""What commands share: how a flag is written, how JSON is printed, how something is refused, how they start faster."""

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
"""An option that is there or not."""


def print_json(value: object) -> None:
    """Print a result for programs."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def refuse(sentence: str, code: int) -> NoReturn:
    """Say why not on the error stream, and end with this exit code."""
    print(f"rowlock: {sentence}", file=sys.stderr)
    sys.exit(code)


def check_plot(path: Path) -> None:
    """Refuse a file for a plot that cannot be written, before anybody works for it."""
    if path.suffix.lower() != ".svg":
        raise SetupError(f"{path}: the name of the plot must end in .svg")
    check_writable(path)


@contextmanager
def gc_paused() -> Iterator[None]:
    """Do not look for garbage meanwhile: loading machine code makes much that is none, and looking takes its time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
