"""A progress bar with the rate and the remaining time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_SLOW = 10
"""Below this many a second, a whole number would say little."""


@contextmanager
def progress(what: str, total: float = 1.0, unit: str = "") -> Iterator[Callable[[float], None]]:
    """Yield a callback that takes how much of `total` is done; show nothing if stderr is not a terminal.

    The rate is shown if there is a `unit`. Until the first update, the bar says that code is being compiled.
    """
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"))
    rate = TextColumn("{task.fields[rate]}")
    with Progress(*columns, rate, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, rate="compiling, once per installation")

        def tell(done: float) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=done, rate=f"{_rounded(speed)} {unit}/s" if speed and unit else "")

        yield tell


def _rounded(speed: float) -> str:
    """A rate with as many digits as people read.

    >>> _rounded(1234.5), _rounded(0.0625)
    ('1,234', '0.062')
    """
    return f"{speed:,.0f}" if speed >= _SLOW else f"{speed:.2g}"
