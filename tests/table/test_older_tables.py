"""Tables written by an older rowlock: they load unchanged, and play goes on."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rowlock.server.database import open_store
from rowlock.table.entries import Chose, read, write
from rowlock.table.fold import apply, fold
from rowlock.table.replaying import record_text
from rowlock.table.telling import table_view

GOLDEN = Path(__file__).parent.parent / "golden"
KEPT: dict[str, dict[str, Any]] = json.loads((GOLDEN / "tables-1.json").read_text(encoding="utf-8"))
"""The tables in tables-1.sql as they were: over, in progress, in the lobby, with real dice, of a home-made variant."""


@pytest.mark.parametrize("code", KEPT)
async def test_tables_of_an_older_rowlock_are_what_they_were_and_go_on(code: str, tmp_path: Path) -> None:
    """Their logs store rolls as a separate kind of entry."""
    file = sqlite3.connect(tmp_path / "tables.db")
    file.executescript((GOLDEN / "tables-1.sql").read_text(encoding="utf-8"))
    file.close()
    store = await open_store(f"sqlite:///{tmp_path}/tables.db")
    table = fold([read(line) for line in await store.load(code)])
    assert {
        "version": table.version,
        "status": table_view(table).status,
        "decision": table.decision,
        "names": [seat.name for seat in table.seats if not seat.is_empty],
        "record": record_text(table),
    } == KEPT[code]
    for seat in table.awaited if table.play and not table.play.awaits_chance else ():
        table = apply(table, Chose(at=0, seat=seat, move="-"))
        await store.append(code, table.version - 1, [write(Chose(at=0, seat=seat, move="-"))], 0)
    assert fold([read(line) for line in await store.load(code)]) == table
    await store.close()
