"""Opening a database: URLs, refusals and migrations."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from rowlock.errors import SetupError
from rowlock.server import migrate as migrating
from rowlock.server.address import database_url, shown
from rowlock.server.database import open_store
from rowlock.server.engines import writing
from rowlock.server.migrate import migrate
from rowlock.server.schema import METADATA
from rowlock.server.sqlite_file import set_up
from services import Postgres, free_port
from steps import add_a_step
from waiting import run

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize(
    ("text", "opened"),
    [
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////var/lib/tables.db", "/var/lib/tables.db"),
        ("postgres://ada:pw@db/rowlock", "rowlock"),
        ("postgresql://ada:pw@db:5432/rowlock?sslmode=require", "rowlock"),
        ("postgresql+asyncpg://ada:p%40ss%2Fword@db/rowlock", "rowlock"),
        ("postgresql:///rowlock?host=/run/postgresql", "rowlock"),
    ],
)
def test_addresses_are_taken_as_people_write_them(text: str, opened: str) -> None:
    assert database_url(text).database == opened


@pytest.mark.parametrize(
    "text",
    [
        *("", "tables.db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite://tables.db"),
        *("sqlite:///tables.db?mode=ro", "sqlite:///file:tables.db"),
        *("mysql://ada:hush@db/x", "postgresql+psycopg2://ada:hush@db/x"),
        *("postgresql://ada:hush:hush@db:hush/x", "postgresql://ada:h@hush/x@db/rowlock"),
    ],
)
def test_a_bad_address_is_refused_and_nothing_secret_told(text: str) -> None:
    with pytest.raises(SetupError, match="Write sqlite:///") as refusal:
        run(open_store(text))
    assert "hush" not in str(refusal.value)
    assert refusal.value.__cause__ is None


def test_what_is_shown_of_an_address_holds_no_secret() -> None:
    address = database_url("postgresql://ada:hush@db:5433/rowlock?password=hush")
    assert shown(address) == "postgresql://ada@db:5433/rowlock"


@pytest.mark.parametrize("name", ["no/folder/tables.db", "."])
def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(SetupError, match=r"unable to open.*Check that the folder"):
        run(open_store(f"sqlite:///{tmp_path}/{name}"))


def test_a_server_that_is_not_there_is_named_without_the_password() -> None:
    with pytest.raises(SetupError, match="Check the address, and that the server is running") as refusal:
        run(open_store(f"postgresql://ada:hush@127.0.0.1:{free_port()}/rowlock"))
    assert "ada@127.0.0.1" in str(refusal.value)
    assert "hush" not in str(refusal.value)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (lambda url: url.replace("secret", "hush"), "password authentication failed"),
        (lambda url: url + "_of_nobody", 'database "postgres_of_nobody" does not exist'),
        (lambda url: url + "?hush_hush=1", "unexpected keyword argument 'hush_hush'"),
        (lambda url: url + "?sslmode=require", "SSL"),
    ],
)
def test_a_server_that_lets_nobody_in_says_why(postgres: Postgres, wrong: object, reason: str) -> None:
    assert callable(wrong)
    with pytest.raises(SetupError, match=reason) as refusal:
        run(open_store(wrong(postgres.url())))
    assert "secret" not in str(refusal.value)


async def prepared(url: str) -> None:
    await migrate(url)
    await (await open_store(url)).close()


def test_a_file_is_set_up_by_itself(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    run(opened_and_closed(url))
    assert not run(migrate(url)), "nothing is left to do"


async def opened_and_closed(url: str) -> None:
    await (await open_store(url)).close()


@pytest.mark.slow
def test_a_server_is_set_up_by_hand(postgres: Postgres) -> None:
    postgres.execute("CREATE DATABASE by_hand")
    url = postgres.url("by_hand")
    with pytest.raises(SetupError, match="Run rowlock migrate"):
        run(opened_and_closed(url))
    assert run(migrate(url))
    assert not run(migrate(url))
    run(opened_and_closed(url))


def test_the_steps_lead_to_the_tables_that_we_use(url: str) -> None:
    async def differences() -> object:
        await migrate(url)
        door = writing(database_url(url))
        try:
            return await door.run(
                lambda connection: compare_metadata(
                    MigrationContext.configure(connection, opts={"version_table": migrating.VERSION_TABLE}), METADATA
                )
            )
        finally:
            await door.close()

    assert run(differences()) == []


def test_a_database_of_a_newer_rowlock_is_refused(url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with monkeypatch.context() as newer:
        add_a_step(newer, tmp_path / "steps")
        run(prepared(url))
    for attempt in (opened_and_closed(url), migrate(url)):
        with pytest.raises(SetupError, match=r"newer rowlock \(schema 9999\): upgrade rowlock"):
            run(attempt)


async def old_log_is_there_and_grows(url: str) -> None:
    store = await open_store(url)
    try:
        assert await store.load("oak") == ['{"opened": "Ada"}', '{"rolled": "34 2516"}', '{"said": "é 骰"}']
        await store.append("oak", 3, ["more"], 9e9)
        assert await store.load("oak", 3) == ["more"]
        assert await store.load("elm") == []
        assert await store.forget(1_700_000_100.0) == 1, "the time of the last entry is kept, too"
    finally:
        await store.close()


@pytest.mark.parametrize("dump", sorted(GOLDEN.glob("database-*.sql")), ids=lambda path: path.stem)
@pytest.mark.parametrize("steps_to_come", [0, 1])
def test_files_of_every_older_rowlock_are_brought_up(
    dump: Path, steps_to_come: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every form ever written, with today's migration steps and with one still to come."""
    file = sqlite3.connect(tmp_path / "tables.db")
    file.executescript(dump.read_text(encoding="utf-8"))
    file.close()
    if steps_to_come:
        add_a_step(monkeypatch, tmp_path / "steps")
    run(old_log_is_there_and_grows(f"sqlite:///{tmp_path}/tables.db"))
    if steps_to_come:
        file = sqlite3.connect(tmp_path / "tables.db")
        assert file.execute("SELECT DISTINCT finished FROM tables").fetchall() == [(0,)]
        file.close()


def test_every_step_has_a_file_of_its_time() -> None:
    steps = {script.revision for script in migrating._scripts().walk_revisions()}
    assert {path.stem.removeprefix("database-") for path in GOLDEN.glob("database-*.sql")} == steps


@pytest.mark.slow
def test_a_server_of_an_older_rowlock_waits_for_its_step(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.execute("CREATE DATABASE older")
    url = postgres.url("older")
    run(prepared(url))
    add_a_step(monkeypatch, tmp_path / "steps")
    with pytest.raises(SetupError, match="Run rowlock migrate"):
        run(opened_and_closed(url))
    assert run(migrate(url))
    run(opened_and_closed(url))


def test_turning_a_file_to_wal_is_tried_again(tmp_path: Path) -> None:
    """Seen once in a few hundred runs when six processes did so at the same moment."""
    refusals = iter(["database is locked"] * 3)

    class Busy(sqlite3.Connection):
        def execute(self, sql: str, *_: object) -> sqlite3.Cursor:
            for refusal in refusals if "journal_mode" in sql else ():
                raise sqlite3.OperationalError(refusal)
            return super().execute(sql)

    file = sqlite3.connect(tmp_path / "tables.db", factory=Busy)
    set_up(file)
    assert list(refusals) == []
    assert file.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
    file.close()


@pytest.mark.slow
def test_many_processes_open_a_new_file_at_once(url: str) -> None:
    """Or migrate a server's database at once: one does it, the others wait and find it done."""
    program = (
        "import asyncio, sys\n"
        "from rowlock.server.migrate import migrate\n"
        "from rowlock.server.database import open_store\n"
        "async def main(url, number):\n"
        "    print('ready', flush=True)\n"
        "    sys.stdin.readline()\n"
        "    if url.startswith('postgresql'):\n"
        "        await migrate(url)\n"
        "    store = await open_store(url)\n"
        "    await store.create(number, ['a'], 1.0)\n"
        "    await store.close()\n"
        "asyncio.run(main(*sys.argv[1:]))\n"
    )
    command = [sys.executable, "-c", program, url]
    pipe = subprocess.PIPE
    processes = [
        subprocess.Popen([*command, str(number)], stdin=pipe, stdout=pipe, stderr=pipe, text=True)
        for number in range(4)
    ]
    for process in processes:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin
        process.stdin.write("now\n")
        process.stdin.flush()
    for process in processes:
        _, trouble = process.communicate()
        assert process.returncode == 0, trouble

    async def all_there() -> None:
        store = await open_store(url)
        assert [await store.load(str(number)) for number in range(4)] == [["a"]] * 4
        await store.close()

    run(all_there())
