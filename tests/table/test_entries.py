"""The log of a table: every rowlock that is new enough can read what was written, and it folds into the table."""

import json
import random
import time
from dataclasses import fields, replace
from pathlib import Path

import pytest

from hosting import House, play_out
from rowlock.errors import RowlockError
from rowlock.rules.games import game_of
from rowlock.table import entries
from rowlock.table.entries import Opened, Supplied, Went, read, write
from rowlock.table.fold import apply, fold, opened
from rowlock.table.table import Table

TWOFOLD = (Path(__file__).parent.parent.parent / "examples" / "twofold.toml").read_text("utf-8")
EXAMPLES = {
    "opened": '{"type":"opened","at":1.5,"table":"KXWPQM","variant":"classic","dice":"server","clock":0,"seed":"00ff"}',
    "sat": '{"type":"sat","at":1.5,"seat":0,"name":"Zoë","token":"ab"}',
    "salted": '{"type":"salted","at":1.5,"seat":0,"salt":"c0ffee"}',
    "bot_sat": '{"type":"bot_sat","at":1.5,"seat":1,"name":"Greedy","player":"greedy"}',
    "emptied": '{"type":"emptied","at":1.5,"seat":1}',
    "started": '{"type":"started","at":1.5,"first":1}',
    "supplied": '{"type":"supplied","at":1.5,"chance":"34 2516"}',
    "chose": '{"type":"chose","at":1.5,"seat":0,"move":"r7"}',
    "took_back": '{"type":"took_back","at":1.5,"seat":0}',
    "paused": '{"type":"paused","at":1.5,"why":"person"}',
    "resumed": '{"type":"resumed","at":1.5}',
    "stood_in": '{"type":"stood_in","at":1.5,"seat":0,"player":"greedy"}',
    "went": '{"type":"went","at":1.5,"seat":0,"late":true}',
    "came": '{"type":"came","at":1.5,"seat":0}',
    "handed_over": '{"type":"handed_over","at":1.5,"seat":1}',
    "renamed": '{"type":"renamed","at":1.5,"seat":0,"name":"Zoë"}',
    "allowed": '{"type":"allowed","at":1.5,"coach":true}',
    "rematched": '{"type":"rematched","at":1.5,"table":"BCDFGH"}',
}
"""An entry of each kind, as it appears in existing logs: these lines stay readable forever."""


def test_there_is_an_example_of_every_kind_of_entry() -> None:
    assert set(EXAMPLES) == set(entries.KINDS)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_entries_are_written_and_read_as_they_always_were(kind: str) -> None:
    entry = read(EXAMPLES[kind])
    assert type(entry) is entries.KINDS[kind]
    assert write(entry) == EXAMPLES[kind]


def test_a_roll_in_an_older_log_is_what_chance_supplied() -> None:
    assert read('{"type":"rolled","at":1.5,"roll":"34 2516"}') == Supplied(at=1.5, chance="34 2516")


def test_what_is_as_usual_is_left_out_and_read_as_usual() -> None:
    assert write(Went(at=1.0, seat=2)) == '{"type":"went","at":1.0,"seat":2}'
    assert read('{"type":"went","at":1.0,"seat":2}') == Went(at=1.0, seat=2, late=False)


def test_what_a_newer_rowlock_adds_to_an_entry_is_skipped() -> None:
    assert read('{"type":"went","at":1.0,"seat":2,"mood":"sad"}') == Went(at=1.0, seat=2)


async def test_a_log_is_one_line_an_entry() -> None:
    house = House()
    (ada,) = await house.table("A\u2028da", toml=TWOFOLD)
    for line in await house.store.load(ada.code):
        assert "\n" not in line
        assert json.loads(line)["type"] in entries.KINDS


async def test_a_log_that_cannot_be_read_is_refused_in_words() -> None:
    house = House()
    (ada,) = await house.table("Ada")
    lines = await house.store.load(ada.code)
    await house.store.create("BROKEN", lines[1:], 0)
    await house.store.create("NEWER", [*lines, '{"type":"danced","at":1}'], 0)
    for code, text in (("BROKEN", "begins"), ("NEWER", "newer")):
        with pytest.raises(RowlockError, match=text):
            await house.host.look(code)
    assert house.host.load == (1, 1)


async def test_a_log_folds_one_by_one_into_what_was_played() -> None:
    house = House(seed=3)
    clients = await house.started("Ada", "Ben", "Cy", bots=["greedy"], variant="bonus-b")
    await play_out(clients, random.Random(3))
    first, *rest = await house.log(clients[0].code)
    table = opened(first)
    for version, entry in enumerate(rest, 2):
        table = apply(table, entry)
        assert table.version == version
    assert table == fold([first, *rest]) == await house.host.look(table.id)
    assert isinstance(first, Opened)


async def test_a_long_log_folds() -> None:
    """The duration is only printed (shown by pytest -s): a machine may be slow."""
    house = House(seed=12)
    clients = await house.started("Ada", "Ben", "Cy", "Di", "Eve", variant="big-points")
    await play_out(clients, random.Random(12))
    lines = await house.store.load(clients[0].code)
    assert len(lines) >= 300
    begun = time.perf_counter()
    table = fold(map(read, lines))
    print(f"{len(lines)} entries fold in {1000 * (time.perf_counter() - begun):.1f} ms")
    assert table.is_over


def test_a_table_that_moves_on_keeps_everything_else() -> None:
    table = opened(read(EXAMPLES["opened"]))
    marked = Table(*(f"the value of {item.name}" for item in fields(Table)))  # type: ignore[arg-type]
    marked = replace(marked, version=7)
    play = game_of("classic").start(table.variant, ["Ada", "Ben"], 0)
    assert marked.moved_on(play, 9.5) == replace(marked, version=8, play=play, since=9.5)
