"""The engine of a device: hosts its tables, answers its requests, connects its page."""

from __future__ import annotations

import logging
from collections.abc import Callable

from rowlock.advice.hints import hint
from rowlock.device.channel_bus import Channel, ChannelBus
from rowlock.device.codes import draw_device_code
from rowlock.device.device_store import DeviceStore, Shelf
from rowlock.device.lines import Line
from rowlock.device.requests import Told, answer, unheard
from rowlock.errors import RowlockError
from rowlock.players.offered_bots import BOTS, called
from rowlock.players.registry import player
from rowlock.table.bots import Bot
from rowlock.table.bus import Bus, LocalBus
from rowlock.table.clock import SystemClock
from rowlock.table.host import Host
from rowlock.table.refusals import failure
from rowlock.table.store import MemoryStore, Store

_log = logging.getLogger(__name__)


class Engine:
    """What runs in the page's worker. Everything that goes in or out is text."""

    def __init__(self, store: Store | None = None, bus: Bus | None = None) -> None:
        """Without a store, tables last as long as the worker."""
        bots = {name: Bot(called(name), player(name).decide) for name in BOTS}
        self.host = Host(
            store or MemoryStore(), bus or LocalBus(), SystemClock(), bots, draw_id=draw_device_code, coach=hint
        )

    async def ask(self, path: str, body: str | None, told: Told = unheard) -> tuple[str, str]:
        """Answer a request: an error code, empty if there is none, and the answer or the message of the error.

        `told` is called with how far it is, if it takes long: the number of reviewed turns.
        """
        try:
            return "", await answer(self.host, path, body, told)
        except RowlockError as error:
            return error.code, str(error)
        except Exception:
            _log.exception("a request could not be answered")
            failed = failure()
            return failed.code, failed.message

    def connect(self, code: str, deliver: Callable[[str], object]) -> Line:
        """A line to a table; `deliver` is called with each message for the page."""
        return Line(self.host, code, deliver)


def start(shelf: Shelf, channel: Channel) -> Engine:
    """The engine of a page, with what its browser offers."""
    return Engine(DeviceStore(shelf), ChannelBus(channel))
