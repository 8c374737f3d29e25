"""One server per SQLite file; tools may still look at it."""

import subprocess
import sys
from pathlib import Path

import pytest

from rowlock.errors import SetupError
from rowlock.server.database import open_store
from rowlock.server.file_lock import FileLock, is_served
from waiting import run

HOLD = """
import sys
from pathlib import Path
from rowlock.server.file_lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_a_lock_is_held_by_one_and_released(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    one, other = FileLock(database), FileLock(database)
    assert not is_served(database)
    assert not one.path.exists(), "looking leaves nothing behind"
    assert one.acquire()
    assert is_served(database)
    assert not other.acquire()
    one.release()
    assert not is_served(database)
    assert other.acquire()
    other.release()


def test_a_lock_is_the_same_by_any_name_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    (tmp_path / "link.db").symlink_to("tables.db")
    lock = FileLock(tmp_path / "link.db")
    assert lock.acquire()
    assert is_served(tmp_path / "tables.db")
    lock.release()


def test_a_lock_goes_with_its_process(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    command = [sys.executable, "-c", HOLD, str(database)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "True\n"
        assert is_served(database)
        assert FileLock(database).holder == str(process.pid)
        process.kill()
        process.wait()
        assert not is_served(database)


def test_a_second_server_on_a_file_is_told_what_to_do(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def story() -> None:
        server = await open_store(url, exclusive=True)
        with pytest.raises(SetupError, match=r"(?s)tables\.db.*Stop .*--database.*PostgreSQL"):
            await open_store(url, exclusive=True)
        tool = await open_store(url)
        await server.create("oak", ["a"], 1.0)
        assert await tool.load("oak") == ["a"]
        await tool.close()
        assert is_served(tmp_path / "tables.db")
        await server.close()
        assert not is_served(tmp_path / "tables.db")
        await (await open_store(url, exclusive=True)).close()

    run(story())


def test_a_server_that_cannot_open_its_file_does_not_keep_the_lock(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Dear diary, " * 500)
    with pytest.raises(SetupError):
        run(open_store(f"sqlite:///{tmp_path}/tables.db", exclusive=True))
    assert not is_served(tmp_path / "tables.db")
