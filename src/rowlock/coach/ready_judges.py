"""Whether compiled judges can be used without waiting for the compiler."""

from __future__ import annotations

from threading import Event

from rowlock.coach.on_demand import compile_judges, load_judges
from rowlock.players.on_demand import can_compile

_ready = Event()


def are_ready() -> bool:
    """Whether everything is compiled and loaded."""
    return _ready.is_set()


def warm_up() -> None:
    """Compile if possible and not switched off."""
    if can_compile():
        compile_judges()
        _ready.set()


def load() -> None:
    """Like `warm_up`, but only load from disk; raise NotCached instead of compiling."""
    if can_compile():
        load_judges()
        _ready.set()
