"""Databases with real logs, and ways to damage one."""

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

from rowlock.server.database import open_store
from rowlock.server.migrate import migrate
from rowlock.table.entries import Chose, Entry, Opened, Sat, Started, Supplied, read, write
from rowlock.table.fold import fold
from waiting import run

CODES = ("BCDFGH", "KXWPQM", "QRSTVW")
WHEN = 1_700_000_000.0


def log(code: str) -> list[str]:
    """The log of a table where one turn was played."""
    played: list[Entry] = [
        Opened(at=WHEN, table=code, variant="classic", dice="real", clock=0.0, seed="00" * 32),
        Sat(at=WHEN, seat=0, name="Ada", token="a"),
        Sat(at=WHEN, seat=1, name="Ben", token="b"),
        Started(at=WHEN, first=0),
        Supplied(at=WHEN, chance="34 2516"),
        Chose(at=WHEN, seat=0, move="r7"),
        Chose(at=WHEN, seat=1, move="-"),
        Chose(at=WHEN, seat=0, move="y9"),
    ]
    assert fold(played).version == len(played)
    return [write(entry) for entry in played]


def fill(url: str, codes: Iterable[str] = CODES) -> None:
    """Migrate the database, and add tables with these codes."""

    async def filled() -> None:
        await migrate(url)
        store = await open_store(url)
        try:
            for number, code in enumerate(codes):
                await store.create(code, log(code), WHEN + number)
        finally:
            await store.close()

    run(filled())


def logs(url: str, codes: Iterable[str] = CODES) -> dict[str, list[str]]:
    """The logs of these tables, as a server reads them; each can be folded into a table."""

    async def loaded() -> dict[str, list[str]]:
        store = await open_store(url)
        try:
            return {code: await store.load(code) for code in codes}
        finally:
            await store.close()

    found = run(loaded())
    for lines in found.values():
        fold(map(read, lines))
    return found


def address(path: Path) -> str:
    return f"sqlite:///{path}"


def change(path: Path, *statements: str) -> None:
    """Write to the file directly, bypassing all of rowlock's safeguards."""
    with closing(sqlite3.connect(path)) as file, file:
        for statement in statements:
            file.execute(statement)


def sql(*statements: str) -> Callable[[Path], None]:
    return lambda path: change(path, *statements)


def overwrite_a_page(path: Path) -> None:
    """Zero the page that holds the entries."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(bytes(size))


def truncate(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


DELETED_ENTRY = "DELETE FROM entries WHERE table_id = 'KXWPQM' AND version = 3"
HEAD_TOO_HIGH = "UPDATE tables SET head = 9 WHERE id = 'KXWPQM'"
HEAD_TOO_LOW = "UPDATE tables SET head = 7 WHERE id = 'KXWPQM'"
STRAY_ENTRY = "INSERT INTO entries (table_id, version, entry) VALUES ('NOBODY', 1, '{}')"
BROKEN_JSON = "UPDATE entries SET entry = '{\"type\": \"sat\", ' WHERE table_id = 'KXWPQM' AND version = 3"
BROKEN_RULE = "UPDATE entries SET entry = replace(entry, 'y9', 'y2') WHERE table_id = 'KXWPQM' AND version = 8"
NEWER_FORM = "UPDATE rowlock_version SET version_num = '9999'"

DAMAGE: dict[str, tuple[Callable[[Path], object], str]] = {
    "a deleted entry": (sql(DELETED_ENTRY), "KXWPQM.*head 8, 7 entries"),
    "a head too high": (sql(HEAD_TOO_HIGH), "KXWPQM.*head 9, 8 entries"),
    "a head too low": (sql(HEAD_TOO_LOW), "KXWPQM.*head 7, 8 entries"),
    "a stray entry": (sql(STRAY_ENTRY), "without a table: NOBODY"),
    "an overwritten page": (overwrite_a_page, "damaged|malformed"),
    "a truncated file": (truncate, "damaged|malformed"),
    "a newer form": (sql(NEWER_FORM), "newer rowlock .*9999"),
    "other tables": (sql("DROP TABLE rowlock_version"), "not a rowlock database"),
    "a text": (lambda path: path.write_text("Dear diary, " * 500), "not a database"),
    "nothing": (lambda path: path.write_bytes(b""), "not a rowlock database"),
    "no file": (Path.unlink, "there is no database"),
}
"""By kind of damage: how to do it, and the error that backup and restore report."""
