"""What commands share: how a flag is written, how JSON is printed, how something is refused, how they start faster."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(negative="")]
"""An option that is there or not."""


def print_json(value: object) -> None:
    """Print a result for programs."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def refuse(sentence: str, code: int) -> NoReturn:
    """Say why not on the error stream, and end with this exit code."""
    print(f"rowlock: {sentence}", file=sys.stderr)
    sys.exit(code)


@contextmanager
def unswept() -> Iterator[None]:
    """Do not look for garbage meanwhile: loading machine code makes much that is none, and looking takes its time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
