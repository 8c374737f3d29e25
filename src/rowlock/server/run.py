"""How uvicorn runs us, wherever it does."""

from __future__ import annotations

import gc
from typing import Any

from rowlock.server.connection_guard import Guard

OPTIONS: dict[str, Any] = {
    "log_level": "warning",
    "access_log": False,
    "ws_max_size": 1024 * 1024,  # larger than we answer to, so that there is an answer and no closed door
    "ws_per_message_deflate": False,
    "server_header": False,
    "timeout_keep_alive": 5,
    "timeout_graceful_shutdown": 3,
    **Guard().options(),
}


def collect_rarely() -> None:
    """Look for garbage less often, and never through what was loaded at the start: everybody would have to wait.

    Tables and messages are trees: they go when the last one lets go of them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
