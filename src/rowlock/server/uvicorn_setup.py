"""How uvicorn runs us, wherever it does."""

from __future__ import annotations

import gc
import sys
from typing import Any

from rowlock.server.connection_guard import Guard

OPTIONS: dict[str, Any] = {
    "log_level": "warning",
    "access_log": False,
    "ws_max_size": 1024 * 1024,  # larger than we answer to, so that the answer says what is wrong
    "ws_per_message_deflate": False,
    "server_header": False,
    "timeout_keep_alive": 5,
    "timeout_graceful_shutdown": 3,
    **Guard().options(),
}


SWITCH = 0.001
"""Seconds after which a thread that computes hands over the GIL: the event loop waits that long to answer."""


def tune() -> None:
    """Set up the interpreter for short waits.

    Garbage is collected less often, and never from what was loaded at the start. Tables and messages are trees: they
    go when the last one lets go of them.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
