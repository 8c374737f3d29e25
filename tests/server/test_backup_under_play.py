"""A real server is backed up while people play; after a restore they play on from there."""

import asyncio
import json
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import nodes
from logbooks import address, logs
from playing import Person, play_out, sit_down
from rowlock.server.migrate import migrate
from rowlock.table.entries import read
from rowlock.table.fold import fold
from waiting import FOR_EVER

pytestmark = pytest.mark.slow

TABLES = 5
BACKUPS = 4
THINKS = 1.0
"""The longest that people think, in seconds, so that they are still playing at the last backup."""


def rowlock(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rowlock", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=FOR_EVER)


async def told(*arguments: str) -> Any:
    """Run a command, which must succeed, and return its JSON output."""
    done = await asyncio.to_thread(rowlock, *arguments, "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def newcomer(person: Person) -> Person:
    """The same seat on a new device, which knows nothing of what a restore undid."""
    return Person(person.code, person.token, person.address, random.Random(person.rng.random()))


def test_backups_under_play_hold_what_was_acknowledged_and_can_be_played_on(url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        await migrate(url)
        service = nodes.node("--database", url)
        async with nodes.running(service) as servers:
            rng = random.Random(8620)
            tables = [await sit_down(servers.address, ("Ada", "Ben"), rng) for _ in range(TABLES)]
            for person in (person for people in tables for person in people):
                person.thinks = THINKS
            playing = [asyncio.create_task(person.play()) for people in tables for person in people]
            while not all(people[0].knows.now for people in tables):
                await asyncio.sleep(0.01)
            sizes = [await check_backup(tables, tmp_path / f"{number}.db", url) for number in range(BACKUPS)]
            assert sizes == sorted(set(sizes)), "play went on between backups"
            await refuse_restore(tmp_path / "0.db", url)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            service.stop_signal = signal.SIGTERM
            await servers.kill(0)
            restored = await told("restore", str(tmp_path / "1.db"), "--database", url, "--replace")
            assert restored["entries"] == sizes[1]
            assert await found(url, tables) == await found(address(tmp_path / "1.db"), tables)
            await servers.start(0)
            for people in tables:
                await play_out([newcomer(person) for person in people])
            service.stop_signal = signal.SIGKILL
            assert "Traceback" not in servers.logs

    asyncio.run(asyncio.wait_for(scenario(), 5 * FOR_EVER))


async def found(url: str, tables: list[list[Person]]) -> dict[str, list[str]]:
    return await asyncio.to_thread(logs, url, [people[0].code for people in tables])


async def check_backup(tables: list[list[Person]], file: Path, url: str) -> int:
    """Back up the database, and return how many entries the backup holds.

    It holds everything that anybody knew before, and the doctor finds no problem at the same time.
    """
    known = {people[0].code: max(person.knows.version for person in people) for people in tables}
    saved, findings = await asyncio.gather(
        told("backup", str(file), "--database", url), told("doctor", "--database", url)
    )
    assert saved["tables"] == TABLES
    assert {"logs", "tables"} <= {finding["subject"] for finding in findings if finding["level"] == "ok"}
    held = await found(address(file), tables)
    for code, version in known.items():
        assert fold(map(read, held[code])).version == len(held[code]) >= version
    entries: int = saved["entries"]
    return entries


async def refuse_restore(file: Path, url: str) -> None:
    """Check that a restore is refused while a server uses the database."""
    done = await asyncio.to_thread(rowlock, "restore", str(file), "--database", url)
    assert done.returncode == 2
    assert "stop" in done.stderr
