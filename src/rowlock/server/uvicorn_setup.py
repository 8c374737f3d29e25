"""Options for uvicorn and interpreter settings, wherever the server runs."""

from __future__ import annotations

import gc
import sys
from typing import Any

from rowlock.server.connection_guard import Guard

OPTIONS: dict[str, Any] = {
    "log_level": "warning",
    "access_log": False,
    "ws_max_size": 1024 * 1024,  # larger than we accept, so that our reply says what is wrong
    "ws_per_message_deflate": False,
    "server_header": False,
    "timeout_keep_alive": 5,
    "timeout_graceful_shutdown": 3,
    **Guard().options(),
}


SWITCH = 0.001
"""Seconds after which a computing thread releases the GIL: the event loop waits that long to answer."""


def tune() -> None:
    """Tune the interpreter for low latency.

    Garbage is collected less often, and never among what was loaded at startup. Tables and messages are trees: they
    are freed with their last reference.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
