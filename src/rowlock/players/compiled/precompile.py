"""Compile the champion into the cache, in a separate process: `python -m rowlock.players.compiled.precompile`.

A server runs it so that it never needs the compiler's memory itself. It runs at idle priority, and exits when its
standard input is closed: with the server, however that ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from threading import Thread

from rowlock.kernel.cache_folder import check_writable, compiled_folder
from rowlock.kernel.sources import digest
from rowlock.players.champion import warm_up

_HERE = Path(__file__)
_ROOTS = (_HERE, _HERE.with_name("exact_player.py"), _HERE.with_name("compiled_champion.py"))
"""The modules that, with their imports, determine what is compiled."""


def stamp() -> Path:
    """A file that exists once everything is compiled, for these sources, this Python and this numba."""
    made_with = f"{sys.implementation.cache_tag}-numba-{version('numba')}"
    return compiled_folder() / f"champion-{digest(*_ROOTS)}-{made_with}"


def compile_all() -> None:
    """Compile what is not in the cache, then write the stamp; OSError if the cache is not writable."""
    check_writable(compiled_folder())
    from rowlock.players.compiled import exact_player

    warm_up()
    exact_player.warm_up()
    stamp().touch()


def run_in_background(compile_it: Callable[[], None]) -> None:
    """Compile at idle priority, for as long as the other end of standard input stays open."""
    Thread(target=_end_with_input, daemon=True).start()
    _give_way()
    compile_it()


def _end_with_input() -> None:
    os.read(0, 1)  # not sys.stdin: its lock could not be taken at exit
    os._exit(1)


def _give_way() -> None:
    """Use processor and disk only when no other process wants them."""
    if hasattr(os, "nice"):
        os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # some sandboxes forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    run_in_background(compile_all)
