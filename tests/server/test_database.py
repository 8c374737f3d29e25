"""What only databases can do: outlive a process, be used by many, and fail."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from rowlock.errors import LogDamaged, StoreUnavailable
from rowlock.server import sqlite_file
from rowlock.server.address import database_url
from rowlock.server.database import open_store
from rowlock.server.engines import writing
from rowlock.server.migrate import migrate
from rowlock.table.store import Store
from services import Postgres
from waiting import run

ACKNOWLEDGE = """
import asyncio, sys
from rowlock.server.database import open_store

async def append(store, table):
    await store.create(table, [], 1.0)
    for version in range(1_000_000):
        await store.append(table, version, [f"{table} {version}"], 1.0)
        print(table, version, flush=True)

async def main(url):
    store = await open_store(url)
    await asyncio.gather(*(append(store, f"t{number}") for number in range(8)))

asyncio.run(main(sys.argv[1]))
"""

TAKE_PART = """
import asyncio, contextlib, sys
from rowlock.errors import TableTaken, VersionConflict
from rowlock.server.database import open_store

async def main(url, name):
    store = await open_store(url)
    with contextlib.suppress(TableTaken):
        await store.create("oak", [], 1.0)
    for number in range(25):
        while True:
            head = len(await store.load("oak"))
            try:
                await store.append("oak", head, [f"{name} {number} {part}" for part in "ab"], 1.0)
                break
            except VersionConflict:
                pass
    await store.close()

asyncio.run(main(*sys.argv[1:]))
"""


@pytest.mark.slow
def test_what_was_acknowledged_outlives_a_killed_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    process = subprocess.Popen([sys.executable, "-c", ACKNOWLEDGE, url], stdout=subprocess.PIPE, text=True)
    assert process.stdout
    acknowledged = [process.stdout.readline() for _ in range(400)]
    process.send_signal(signal.SIGKILL)
    acknowledged += process.stdout.read().splitlines(keepends=True)
    process.wait()
    process.stdout.close()
    whole = [line.split() for line in acknowledged if line.endswith("\n")]
    assert len(whole) >= 400

    async def all_there() -> None:
        store = await open_store(url)
        for table in {table for table, _ in whole}:
            log = await store.load(table)
            assert log == [f"{table} {version}" for version in range(len(log))]
            assert len(log) > max(int(version) for name, version in whole if name == table)
            await store.append(table, len(log), ["and on"], 1.0)
        await store.close()

    run(all_there())


@pytest.mark.slow
def test_many_processes_share_a_database(url: str) -> None:
    run(migrate(url))
    names = "one", "two", "three"
    processes = [subprocess.Popen([sys.executable, "-c", TAKE_PART, url, name]) for name in names]
    assert [process.wait() for process in processes] == [0] * len(processes)

    async def log() -> list[str]:
        store = await open_store(url)
        try:
            return await store.load("oak")
        finally:
            await store.close()

    entries = run(log())
    assert len(entries) == 150
    for name in names:
        own = [entry for entry in entries if entry.startswith(name)]
        assert own == [f"{name} {number} {part}" for number in range(25) for part in "ab"]
    assert all(first[:-1] == second[:-1] for first, second in zip(entries[::2], entries[1::2], strict=True))


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entries WHERE version = 3",
        "DELETE FROM entries WHERE version = 5",
        "DELETE FROM entries WHERE version > 2",
        "UPDATE entries SET version = 9 WHERE version = 4",
        "UPDATE tables SET head = 4",
    ],
)
def test_a_log_with_missing_entries_is_noticed(url: str, damage: str) -> None:
    async def story() -> None:
        await migrate(url)
        door = writing(database_url(url))
        store = await open_store(url)
        await store.create("oak", list("abcde"), 1.0)
        await door.run(lambda connection: connection.execute(text(damage)))
        for after in (0, 2):
            with pytest.raises(LogDamaged, match="the operator can restore a backup"):
                await store.load("oak", after)
        await store.close()
        await door.close()

    run(story())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A migrated database file."""
    run(migrate(f"sqlite:///{tmp_path}/tables.db"))
    return tmp_path / "tables.db"


def test_a_file_that_somebody_holds_fails_for_a_while(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.05)

    async def story() -> None:
        store = await open_store(f"sqlite:///{file}")
        await store.create("oak", [], 1.0)
        holder = sqlite3.connect(file, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(store.append("oak", version, ["a"], 1.0) for version in range(3)),
            store.create("elm", [], 1.0),
            store.forget(9.0),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [StoreUnavailable] * 5
        assert "locked" in store.writes.reason
        assert await store.load("oak") == [], "readers do not wait for writers"
        holder.execute("ROLLBACK")
        holder.close()
        await asyncio.gather(*(store.append("oak", version, [str(version)], 1.0) for version in range(3)))
        assert await store.load("oak") == ["0", "1", "2"]
        await store.close()

    run(story())


def test_after_an_error_that_is_nobodys_fault_the_next_calls_are_well(file: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{file}")
        await store.create("oak", [], 1.0)
        vandal = sqlite3.connect(file)
        vandal.execute("ALTER TABLE entries RENAME TO elsewhere")
        appends = [store.append("oak", 0, ["a"], 1.0) for _ in range(3)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(result) for result in results] == [StoreUnavailable] * 3
        with pytest.raises(StoreUnavailable):
            await store.load("oak")
        vandal.execute("ALTER TABLE elsewhere RENAME TO entries")
        vandal.close()
        await store.append("oak", 0, ["b"], 1.0)
        assert await store.load("oak") == ["b"]
        await store.close()

    run(story())


@pytest.fixture
def served(postgres: Postgres) -> str:
    """The URL of a migrated PostgreSQL database."""
    postgres.execute("DROP DATABASE IF EXISTS served")
    postgres.execute("CREATE DATABASE served")
    run(migrate(postgres.url("served")))
    return postgres.url("served")


@pytest.mark.slow
def test_a_server_goes_away_and_comes_back(postgres: Postgres, served: str) -> None:
    async def story() -> None:
        store = await open_store(served)
        await store.create("oak", ["a"], 1.0)
        postgres.service.stop()
        calls = [*(store.append("oak", 1, ["b"], 1.0) for _ in range(3)), store.load("oak"), store.forget(0.0)]
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(result) for result in results] == [StoreUnavailable] * len(results)
        await asyncio.to_thread(postgres.start)
        await store.append("oak", 1, ["c"], 1.0)
        assert await store.load("oak") == ["a", "c"]
        await store.close()

    run(story())


@pytest.mark.slow
def test_connections_that_break_at_any_moment_lose_and_double_nothing(postgres: Postgres, served: str) -> None:
    """A caller that gets an error cannot know whether its entry was stored until it loads the log again."""
    tables = [f"t{number}" for number in range(10)]
    acknowledged: dict[str, list[str]] = {table: [] for table in tables}
    attempted: dict[str, list[str]] = {table: [] for table in tables}
    errors = 0

    async def work(store: Store, table: str) -> None:
        nonlocal errors
        while len(acknowledged[table]) < 20 or errors < 10:
            try:
                head = len(await store.load(table))
                entry = f"{table} {len(attempted[table])}"
                attempted[table].append(entry)
                await store.append(table, head, [entry], 1.0)
                acknowledged[table].append(entry)
            except StoreUnavailable:
                errors += 1

    async def break_connections() -> None:
        while True:
            await postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'served'")
            await asyncio.sleep(0.1)

    async def story() -> None:
        store = await open_store(served)
        await asyncio.gather(*(store.create(table, [], 1.0) for table in tables))
        breaking = asyncio.create_task(break_connections())
        await asyncio.gather(*(work(store, table) for table in tables))
        breaking.cancel()
        await asyncio.wait([breaking])
        for table in tables:
            log = await store.load(table)
            assert log == [entry for entry in attempted[table] if entry in set(log)]
            assert set(acknowledged[table]) <= set(log)
        await store.close()

    run(story())
