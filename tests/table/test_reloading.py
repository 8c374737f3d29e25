"""A store that knows less than a node, tables that are kept after everybody has left, and slow folds."""

import logging
from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

from dice_play import dice
from hosting import Client, House, ManualClock, WireBus, players, settle
from rowlock import protocol
from rowlock.bench.table_loading import long_log
from rowlock.errors import TableReloaded, UnknownTable, VersionConflict
from rowlock.table import live_tables, tail
from rowlock.table.entries import write
from rowlock.table.host import Host
from rowlock.table.offload import Workers
from rowlock.table.store import MemoryStore

Result = TypeVar("Result")


class Restored(MemoryStore):
    """A store that can be reset to an older backup. It counts the calls to it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.is_stuck = False

    async def append(self, table: str, after: int, entries: Sequence[str], at: float) -> None:
        self.asked += 1
        if self.is_stuck:
            raise VersionConflict("the log has another head than it shows")
        await super().append(table, after, entries, at)

    async def load(self, table: str, after: int = 0) -> list[str]:
        self.asked += 1
        return await super().load(table, after)

    def lose(self, table: str, entries: int) -> None:
        """Restore a backup that lacks this many entries; all of them if the table is newer than the backup."""
        self._logs[table] = self._logs[table][:-entries]
        if not self._logs[table]:
            del self._logs[table], self._touched[table]


async def in_white(house: House, **how: object) -> list[Client]:
    clients = await house.started("Ada", "Ben", dice="real", **how)  # type: ignore[arg-type]
    await clients[0].roll("34 2516")
    return clients


async def test_a_table_is_reloaded_when_the_store_has_lost_entries(caplog: pytest.LogCaptureFixture) -> None:
    store = Restored()
    house = House(store=store)
    ada, ben = await in_white(house)
    watcher = await ada.watched()
    before = ada.version
    await ada.choose("r7")
    await ben.choose("b7")
    store.lose(ada.code, 2)
    with pytest.raises(TableReloaded):
        await ada.choose("y9")
    for client in (ada, ben, watcher):
        assert isinstance(client.heard[-1], protocol.Welcome)
        assert (client.version, client.now.decision) == (before, "1w")
        assert client.seen == await client.fresh()
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert ada.code in caplog.text
    await ada.choose("g7")
    await ben.choose("-")
    await ada.choose("-")
    assert ada.now.decision == "2r"
    assert ada.seen == ada.should_see(await house.newest(ada.code))


def is_bots_roll(client: Client) -> bool:
    return client.now.scene.phase == "roll" and client.now.active != client.seat


async def test_a_bot_goes_on_at_a_table_that_was_reloaded() -> None:
    store = Restored()
    house = House(store=store)
    (ada,) = await house.started("Ada", bots=["greedy"])
    while not is_bots_roll(ada):
        await (ada.roll() if ada.now.scene.phase == "roll" else ada.choose("-"))
    store.lose(ada.code, 1)
    asked = store.asked
    await house.clock.advance(30)
    assert not is_bots_roll(ada)
    assert store.asked < asked + 40
    assert ada.seen == ada.should_see(await house.newest(ada.code))


async def test_a_log_that_never_fits_is_asked_for_once_a_second_and_not_for_ever() -> None:
    store = Restored()
    house = House(store=store)
    ada, ben = await in_white(house, clock=5.0)
    store.is_stuck = True
    with pytest.raises(TableReloaded):
        await ada.choose("r7")
    asked = store.asked
    await house.clock.advance(20)
    assert asked < store.asked < asked + 20 * 8
    store.is_stuck = False
    await house.clock.advance(20)
    assert ben.now.decision != "1w", "the clock kept running"
    assert ada.seen == ada.should_see(await house.newest(ada.code))


async def test_a_table_newer_than_the_backup_is_gone_for_everybody() -> None:
    store = Restored()
    house = House(store=store)
    ada, ben = await in_white(house)
    store.lose(ada.code, 1000)
    for client in (ada, ben):
        with pytest.raises(UnknownTable):
            await client.choose("-")
    asked = store.asked
    await house.clock.advance(20)
    assert store.asked < asked + 20 * 8
    for client in (ada, ben):
        client.part()
    await house.clock.advance(20)
    assert house.host.load == (0, 0)


async def test_a_backup_restored_while_nobody_is_there_is_what_people_come_back_to() -> None:
    store = Restored()
    house = House(store=store)
    ada, ben = await in_white(house)
    await ada.choose("r7")
    for client in (ada, ben):
        client.part()
    await house.clock.advance(60)
    assert house.host.load == (0, 0)
    store.lose(ada.code, len(await store.load(ada.code)) - ada.version + 1)
    await ada.reload()
    assert isinstance(ada.heard[-1], protocol.Welcome)
    assert not ada.mine.choice
    assert ada.seen == ada.should_see(await house.newest(ada.code))


@pytest.mark.parametrize("version", [10**9, 12, 1, 0, -5])
async def test_a_forged_message_on_the_bus_changes_nothing(version: int) -> None:
    house = House(nodes=2)
    ada, _ = await in_white(house)
    watcher = await ada.watched(node=1)
    before, heard = ada.seen, len(watcher.heard)
    for end in house.wire.ends:
        assert isinstance(end, WireBus)
        end.heard(ada.code, version)
    await house.clock.advance(10)
    assert (ada.seen, len(watcher.heard)) == (before, heard)
    await ada.choose("r7")
    await settle()
    assert watcher.version == ada.version


# ── Kept tables and long logs ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_table_that_was_left_is_not_folded_again() -> None:
    house = House(nodes=2)
    folds: list[float] = []
    house.host.folded = folds.append
    ada, ben = await in_white(house)
    for client in (ada, ben):
        client.part()
    await house.clock.advance(60)
    assert house.host.load == (0, 0)
    folds.clear()
    await ben.join(node=1)
    await ben.choose("b7")
    await ada.reload()
    assert folds == []
    assert ada.now.decided == (1,)
    assert ada.seen == ada.should_see(await house.newest(ada.code))


async def test_only_some_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "KEPT", 2)
    house = House()
    codes = [(await house.host.open(protocol.NewTable(names=("Ada",)))).table for _ in range(3)]
    folds: list[float] = []
    house.host.folded = folds.append
    for code in (*codes, codes[2], codes[1]):
        await house.host.look(code)
    assert len(folds) == 3
    await house.host.look(codes[0])
    assert len(folds) == 4


async def test_whoever_missed_much_is_sent_everything_anew_and_not_the_whole_past() -> None:
    house = House()
    (ada,) = await house.started("Ada")
    for _ in range(tail.RECENT):
        await ada.do(protocol.Pause())
        await ada.do(protocol.Resume())
    ada.part()
    for have, kind in ((1, protocol.Welcome), (ada.version - 3, protocol.News), (ada.version, protocol.Welcome)):
        await ada.join(have)
        assert isinstance(ada.heard[-1], kind)
        assert ada.version == (await house.newest(ada.code)).version
        ada.part()


@pytest.mark.parametrize(("entries", "is_long"), [(20, False), (300, True)])
async def test_long_logs_are_folded_elsewhere(entries: int, is_long: bool) -> None:
    store = MemoryStore()
    await store.create("LONG", [write(entry) for entry in long_log(entries)], 0)
    offloaded: list[object] = []

    async def offload(work: Callable[[], Result], /) -> Result:
        offloaded.append(work)
        return work()

    host = Host(store, WireBus(House().wire), ManualClock(), players(), workers=Workers(offload))
    assert (await host.look("LONG")).version == entries
    assert bool(offloaded) == is_long


async def test_a_record_to_continue_is_read_elsewhere() -> None:
    house = House()
    ada, ben = await in_white(house)
    await ada.choose("r7")
    await ben.choose("-")
    await ada.choose("-")
    table = await house.newest(ada.code)
    offloaded: list[object] = []

    async def offload(work: Callable[[], Result], /) -> Result:
        offloaded.append(work)
        return work()

    host = Host(MemoryStore(), WireBus(house.wire), ManualClock(), players(), workers=Workers(offload))
    await host.open(protocol.NewTable(names=("Ada",)))
    assert not offloaded
    await host.open(protocol.NewTable(names=("Ada",), record=str(dice(table).inputs)))
    assert len(offloaded) == 1
