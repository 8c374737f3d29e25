"""The store of a device when its browser fails, and the bus between its tabs. tests/server tests all stores alike."""

import json

import pytest

from phones import Phone, opened, wish
from rowlock.device.channel_bus import ChannelBus
from rowlock.device.device_store import DeviceStore
from rowlock.device.engine import Engine, start
from rowlock.errors import LogDamaged, StorageFull, StorageRefused
from rowlock.table.bus import Heard
from shelves import PlainShelf
from waiting import run, until


class Refusal(Exception):
    """An exception of the browser."""

    name = "QuotaExceededError"


class BrokenShelf(PlainShelf):
    """A shelf that fails while it has an error."""

    error: Exception | None = None

    async def add(self, table: str, after: int, lines: str, at: float) -> int:
        """See Shelf."""
        if self.error:
            raise self.error
        return await super().add(table, after, lines, at)


def test_what_the_browser_throws_is_told_and_forgotten_when_it_recovers() -> None:
    async def story() -> None:
        shelf = BrokenShelf()
        store = DeviceStore(shelf)
        shelf.error = Refusal("no room")
        with pytest.raises(StorageFull):
            await store.create("oak", ["a"], 1.0)
        assert store.fault == "no room"
        shelf.error = OSError()
        with pytest.raises(StorageRefused):
            await store.append("oak", 0, ["a"], 1.0)
        assert store.fault == "OSError"
        shelf.error = None
        await store.create("oak", ["a"], 1.0)
        assert store.fault == ""
        await store.check()
        await store.close()

    run(story())


def test_a_log_with_a_gap_is_damaged() -> None:
    class Gap(PlainShelf):
        async def read(self, table: str, after: int) -> str:
            return json.dumps([3, 3, ["a", "c"]])

    async def story() -> None:
        with pytest.raises(LogDamaged):
            await DeviceStore(Gap()).load("oak")

    run(story())


class Air:
    """A channel that all tabs share."""

    def __init__(self) -> None:
        self.ears: list[tuple[object, Heard]] = []

    def tab(self) -> "Ear":
        """One tab's end of it."""
        return Ear(self)


class Ear:
    def __init__(self, air: Air) -> None:
        self._air = air

    def post(self, table: str, version: int) -> None:
        for ear, heard in self._air.ears:
            if ear is not self:
                heard(table, version)

    def listen(self, heard: Heard) -> None:
        self._air.ears.append((self, heard))


async def follow(phone: Phone, turn: int) -> None:
    """Hear what happens until this turn."""
    while not phone.now or phone.now["turn"] < turn:
        await phone.hear()


def test_two_tabs_play_at_one_table() -> None:
    async def story() -> None:
        shelf, air = PlainShelf(), Air()
        one, other = (start(shelf, air.tab()) for _ in range(2))
        held, here = await opened(one, names=["Ada", "Ben"])
        there = Phone(other, held["table"])
        assert (await there.ask(type="join", token=held["token"]))["type"] == "ok"
        assert (await there.ask(type="start"))["type"] == "ok"
        for turn in range(2, 6):
            tab, watching = (here, there) if turn % 2 else (there, here)
            await follow(tab, turn - 1)
            while tab.now["turn"] < turn:
                assert (await tab.ask(**wish(tab)))["type"] == "ok"
            await follow(watching, turn)
        assert here.now["scores"] == there.now["scores"]
        await close(one, here)
        await close(other, there)

    run(story())


async def close(engine: Engine, phone: Phone) -> None:
    """End a tab."""
    await phone.line.close()
    await engine.host.close()


def test_a_table_goes_on_after_a_reload_in_the_middle_of_a_turn() -> None:
    async def story() -> None:
        shelf = PlainShelf()
        first = start(shelf, Air().tab())
        held, phone = await opened(first, names=["Ada", "Ben"], anyone_rolls=True)
        await phone.ask(type="start")
        await phone.ask(type="roll", decision=phone.now["decision"])
        await phone.ask(**wish(phone))
        before = phone.now
        await first.host.close()  # the tab is gone, and nobody has parted
        again = start(shelf, Air().tab())
        phone = Phone(again, held["table"])
        assert (await phone.ask(type="join", token=held["token"]))["type"] == "ok"
        assert {key: phone.now[key] for key in ("decision", "decided", "scene")} == {
            key: before[key] for key in ("decision", "decided", "scene")
        }
        while phone.now["turn"] == 1:
            assert (await phone.ask(**wish(phone)))["type"] == "ok"
        await close(again, phone)

    run(story())


def test_the_bus_of_tabs_is_a_bus() -> None:
    async def story() -> None:
        air = Air()
        told: list[tuple[str, int]] = []
        bus, other = ChannelBus(air.tab()), ChannelBus(air.tab())
        other.listen(lambda table, version: told.append((table, version)), lambda: None)
        await other.follow("oak")
        await bus.publish("oak", 3)
        await until(lambda: told)
        await other.unfollow("oak")
        assert (told, bus.is_connected) == ([("oak", 3)], True)
        await bus.close()

    run(story())
