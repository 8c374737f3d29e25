"""Make the bots fast while the server already answers."""

from __future__ import annotations

import logging
from threading import Thread

from rowlock.players.champion import warm_up

_log = logging.getLogger(__name__)


def warm_up_meanwhile() -> None:
    """Compile what the champion needs, which takes up to a minute where that was never done; nobody waits for it."""
    Thread(target=_warm_up, name="warming", daemon=True).start()


def _warm_up() -> None:
    try:
        warm_up()
    except Exception:
        _log.exception("the champion could not be compiled; it decides in plain Python, which takes longer")
