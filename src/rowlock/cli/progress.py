"""A bar for people who watch: how far something is, how fast, and how long it will take."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(what: str, total: float = 1.0, unit: str = "") -> Iterator[Callable[[float], None]]:
    """Give a function that is told how much of `total` is done; nothing is shown where nobody watches.

    With a `unit` the rate is shown. Until the first news it says that something is being compiled.
    """
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"))
    rate = TextColumn("{task.fields[rate]}")
    with Progress(*columns, rate, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, rate="compiling, once after an installation")

        def tell(done: float) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=done, rate=f"{speed:,.0f} {unit}/s" if speed and unit else "")

        yield tell
