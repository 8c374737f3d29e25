"""A failing database is noticed, reported to the operator alone, and used again once it recovers."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from rowlock.errors import RowlockError, SetupError, StoreUnavailable
from rowlock.server.address import database_url
from rowlock.server.database import DatabaseStore, open_store
from rowlock.server.engines import writing
from rowlock.server.migrate import migrate
from rowlock.server.monitor import Monitor
from services import Postgres
from serving import serving
from waiting import run

SECRET = "5eed" * 16
UNAVAILABLE = "the database does not answer; please try again in a moment"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[DatabaseStore]:
    """A store with a log."""
    await migrate(url)
    store = await open_store(url)
    try:
        await store.create("oak", ["a"], 1.0)
        yield store
    finally:
        await store.close()


async def refused(store: DatabaseStore, after: int = 1) -> None:
    """Check that a write fails, and then the health check."""
    for attempt in (store.append("oak", after, [SECRET], 2.0), store.check()):
        with pytest.raises(StoreUnavailable) as refusal:
            await attempt
        assert str(refusal.value) == UNAVAILABLE
    assert store.writes.failing


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, int]]:
    """The log lines about the database, without the reasons."""
    told = [record for record in caplog.records if record.name == "rowlock.server.monitor"]
    return [(record.getMessage().partition(" (")[0].partition(",")[0], record.levelno) for record in told]


def vanish(file: Path) -> None:
    file.unlink()


def vanish_with_its_log(file: Path) -> None:
    for path in file.parent.glob("tables.db*"):
        path.unlink()


def be_replaced(file: Path) -> None:
    shutil.copy(file.parent / "backup.db", file.parent / "new.db")
    (file.parent / "new.db").replace(file)


@pytest.mark.parametrize("move", [vanish, vanish_with_its_log, be_replaced])
def test_nothing_is_acknowledged_into_a_file_without_a_name(tmp_path: Path, move: Callable[[Path], None]) -> None:
    file = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            back_up(file, tmp_path / "backup.db")
            await store.append("oak", 1, ["b"], 1.0)
            move(file)
            with pytest.raises(StoreUnavailable):
                await store.append("oak", 2, ["c"], 2.0)
            assert "deleted or replaced" in store.writes.reason
            if move is not be_replaced:
                await refused(store, 2)
                with pytest.raises(StoreUnavailable):
                    await store.load("oak")
                assert not file.exists(), "an empty file would look like a database that has lost everything"
                be_replaced(file)
            await store.check()
            assert not store.writes.failing
            assert await store.load("oak") == ["a"]
            await store.append("oak", 1, ["d"], 3.0)
        async with reopened(file) as store:
            assert await store.load("oak") == ["a", "d"]

    run(story())


def back_up(file: Path, copy: Path) -> None:
    source, target = sqlite3.connect(file), sqlite3.connect(copy)
    source.backup(target)
    target.close()
    source.close()


@asynccontextmanager
async def reopened(file: Path) -> AsyncIterator[DatabaseStore]:
    store = await open_store(f"sqlite:///{file}")
    try:
        yield store
    finally:
        await store.close()


def test_reads_are_not_answered_from_a_file_without_a_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
            assert await store.load("oak") == ["a"]
            vanish(tmp_path / "tables.db")
            for _ in range(2):
                with pytest.raises(StoreUnavailable):
                    await store.load("oak")
                with pytest.raises(StoreUnavailable):
                    await store.check()

    run(story())


def test_a_lost_write_ahead_log_loses_nothing(tmp_path: Path) -> None:
    """Even if it is deleted while the server runs: what it held is still in the open file."""
    file = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            for turn in range(5):
                before = len(await store.load("oak"))
                (tmp_path / "tables.db-wal").unlink()
                results = await asyncio.gather(
                    *(store.append("oak", before, ["unsure"], 2.0), store.load("oak"), store.load("oak")),
                    return_exceptions=True,
                )
                assert isinstance(results[0], StoreUnavailable)
                await store.append("oak", len(await store.load("oak")), [f"sure {turn}"], 2.0)
        async with reopened(file) as store:
            log = await store.load("oak")
            assert [entry for entry in log if entry != "unsure"] == ["a", *(f"sure {turn}" for turn in range(5))]

    run(story())


def test_a_full_disk_is_known_and_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
            await store.check()
            await limit(store, 1)
            with pytest.raises(StoreUnavailable):
                await store.append("oak", 1, [SECRET * 1000], 2.0)
            for _ in range(3):
                with pytest.raises(StoreUnavailable):
                    await store.check()
            assert store.writes.failures == 4
            assert "full" in store.writes.reason
            assert lines(caplog) == [("database writes are failing", logging.ERROR)]
            await limit(store, 1_000_000)
            await store.check()
            assert not store.writes.failing
            assert lines(caplog)[1:] == [("database writes are succeeding again", logging.WARNING)]
            await store.append("oak", 1, ["b"], 2.0)
            assert await store.load("oak") == ["a", "b"]

    run(story())
    assert SECRET not in caplog.text


async def limit(store: DatabaseStore, pages: int) -> None:
    """Limit the file to this many pages, or to its current size if that is larger."""
    await store._writing.run(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))


def test_checking_leaves_nothing_behind(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            store._writes.failed("a whim")
            await asyncio.gather(*(store.check() for _ in range(5)))
            assert not store.writes.failing
            assert await store.forget(9e9) == 1, "only the log created above"

    run(story())


@pytest.mark.slow
def test_a_database_that_only_reads_is_not_well(postgres: Postgres) -> None:
    """As after a failover to a replica."""
    postgres.execute("CREATE DATABASE only_read")

    async def story() -> None:
        async with opened(postgres.url("only_read")) as store:
            await set_mode(store, "READ ONLY")
            await refused(store)
            assert "read-only" in store.writes.reason
            assert await store.load("oak") == ["a"]
            await set_mode(store, "READ WRITE")
            await store.check()
            await store.append("oak", 1, ["b"], 3.0)

    run(story())


async def set_mode(store: DatabaseStore, mode: str) -> None:
    statement = f"SET SESSION CHARACTERISTICS AS TRANSACTION {mode}"
    await store._writing.run(lambda connection: connection.exec_driver_sql(statement))


VANDALISM = {
    "sqlite": ["ALTER TABLE entries RENAME TO elsewhere", "ALTER TABLE entries DROP COLUMN entry"],
    "postgresql": [
        "ALTER TABLE entries ADD CHECK (length(entry) < 5)",
        "ALTER TABLE entries ADD CHECK (length(entry) < 5 OR CAST(entry AS INTEGER) > 0)",
        "ALTER TABLE entries RENAME TO elsewhere",
    ],
}
"""Ways to make a database raise errors, whose messages may quote values."""


@pytest.mark.parametrize("way", range(3))
def test_nobody_reads_what_was_written_in_an_error(
    url: str, way: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rowlock.server.monitor.QUIET", 0.0)

    async def story() -> None:
        async with opened(url) as store:
            ways = VANDALISM[store._writing.dialect]
            connector = writing(database_url(url))
            await connector.run(lambda connection: connection.execute(text(ways[way % len(ways)])))
            await connector.close()
            with pytest.raises(StoreUnavailable) as refusal:
                await store.append("oak", 1, [SECRET], 2.0)
            assert str(refusal.value) == UNAVAILABLE
            assert refusal.value.__cause__ is None
            assert store.writes.reason

    run(story())
    assert "database writes are failing" in caplog.text
    assert SECRET[:8] not in caplog.text


@pytest.mark.slow
def test_health_follows_a_server_that_goes_and_comes(postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    postgres.execute("CREATE DATABASE coming_and_going")

    async def story() -> None:
        async with opened(postgres.url("coming_and_going")) as store:
            postgres.service.stop()
            try:
                await refused(store)
            finally:
                await asyncio.to_thread(postgres.start)
            await store.check()
            assert not store.writes.failing

    run(story())
    assert ("database writes are failing", logging.ERROR) in lines(caplog)
    assert ("database writes are succeeding again", logging.WARNING) in lines(caplog)


def test_a_dead_database_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now = 1000.0
    monitor = Monitor("writes", lambda: now)
    for _ in range(30):
        for _ in range(100):
            monitor.failed("it is down")
        now += 1
    assert [record.getMessage() for record in caplog.records] == [
        f"database writes are failing ({count} in a row): it is down" for count in (1, 1001, 2001)
    ]
    monitor.succeeded()
    monitor.succeeded()
    assert [record.getMessage() for record in caplog.records[3:]] == [
        "database writes are succeeding again, after 3000 failures"
    ]
    assert (monitor.health.succeeded_at, monitor.health.failed_at, monitor.health.failures) == (1030, 1029, 0)


def overwrite_header(file: Path) -> None:
    file.write_bytes(b"\0" * 100 + file.read_bytes()[100:])


def overwrite_middle(file: Path) -> None:
    content = file.read_bytes()
    middle = len(content) // 2 // 4096 * 4096
    file.write_bytes(content[:middle] + b"\x55" * 4096 + content[middle + 4096 :])


def cut_off(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])


def write_a_diary(file: Path) -> None:
    file.write_text("Dear diary, " * 500)


@pytest.mark.parametrize("damage", [overwrite_header, overwrite_middle, cut_off, write_a_diary])
def test_a_damaged_file_says_so(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    file = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.create("elm", ["-" * 1000] * 1000, 1.0)
        damage(file)
        with pytest.raises(SetupError, match=r"tables\.db is damaged: restore a backup with rowlock restore") as error:
            await open_store(f"sqlite:///{file}")
        assert "malformed" not in str(error.value)

    run(story())


def test_a_file_that_breaks_while_it_is_used_is_damaged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.create("elm", ["-" * 1000] * 8000, 1.0)  # more than SQLite keeps in memory
        async with reopened(file) as store:
            with file.open("r+b") as content:
                content.seek(3 * 4096)
                content.write(b"\x55" * (file.stat().st_size - 3 * 4096))
            with pytest.raises(StoreUnavailable) as refusal:
                await store.load("elm")
            assert str(refusal.value) == UNAVAILABLE
            assert "damaged" in store.reads.reason

    run(story())
    assert "damaged" in caplog.text


def test_people_and_monitors_are_told_that_a_server_cannot_store(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    with serving(tmp_path) as server:
        held = server.open("Ada")
        back_up(file, tmp_path / "backup.db")
        with server.at(held) as talk:
            vanish(file)
            told = {"code": "store_unavailable", "message": UNAVAILABLE, "path": ""}
            for answer in (server.post("/api/tables", {"names": ["Eve"]}), server.get("/health")):
                assert (answer.status_code, answer.json()) == (503, told)
            assert talk.refused(type="pause")["code"] == "store_unavailable"
            assert f"the file {file} was deleted or replaced" in caplog.text
            be_replaced(file)
            assert server.get("/health").status_code == 200
            assert server.get(f"/api/tables/{held['table']}").status_code == 200
            server.open("Eve")


def test_a_server_tells_strangers_nothing_of_what_it_stores(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as server:
        vandal = sqlite3.connect(tmp_path / "tables.db")
        vandal.execute("ALTER TABLE entries RENAME TO elsewhere")
        vandal.close()
        answer = server.post("/api/tables", {"names": ["Adamantine"]})
        assert answer.json() == {"code": "store_unavailable", "message": UNAVAILABLE, "path": ""}
        assert "no such table" in caplog.text
        assert "Adamantine" not in caplog.text


def test_refusals_are_not_failures(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for attempt in (store.append("oak", 9, ["b"], 1.0), store.append("ash", 1, ["b"], 1.0), store.load("ash")):
                with pytest.raises(RowlockError):
                    await attempt
            assert not store.writes.failing
            assert not store.reads.failing

    run(story())
