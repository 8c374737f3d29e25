"""The server warms up in the background: another process compiles, and nothing goes wrong if that fails."""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rowlock.kernel.compiled import NotCached
from rowlock.players import on_demand
from rowlock.players.compiled import precompile as compiling
from rowlock.server import warming
from rowlock.server.warming import Warming
from waiting import FOR_EVER

pytestmark = pytest.mark.skipif(not on_demand.can_compile(), reason="compiling is switched off")

FILLS_THE_CACHE = "import os, pathlib; pathlib.Path(os.environ['FILL']).touch()"
FAILS = "raise SystemExit('no room left')"
WAITS = "import sys; sys.stdin.read()"


class House:
    """A server's cache, with a compiler and a loader that do next to nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self._monkeypatch = monkeypatch
        self.cache, self.stamp, self.code = folder / "cache", folder / "stamp", folder / "code"
        self.loads = 0
        self.judges_missing = 0
        for name, value in (("ROWLOCK_CACHE", str(self.cache)), ("FILL", str(self.code))):
            monkeypatch.setenv(name, value)
        monkeypatch.setenv("NUMBA_CACHE_DIR", "")
        monkeypatch.setattr(warming, "load", self._load)
        monkeypatch.setattr(warming, "load_judges", self._load_judges)
        monkeypatch.setattr(warming, "stamp", lambda: self.stamp)
        self.compiler(FILLS_THE_CACHE)

    def compiler(self, code: str, what: str = "COMPILE") -> None:
        self._monkeypatch.setattr(warming, what, (sys.executable, "-c", code))

    def _load_judges(self) -> None:
        if self.judges_missing:
            self.judges_missing -= 1
            raise NotCached("something")

    def _load(self) -> None:
        self.loads += 1
        if not self.code.exists():
            raise NotCached("something")

    def warm_up(self) -> Warming:
        started = Warming()
        started.start()
        started.thread.join(FOR_EVER)
        return started


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> House:
    caplog.set_level(logging.INFO, "rowlock")
    return House(monkeypatch, tmp_path)


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """The warnings and errors logged so far."""
    return lambda: [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


Said = Callable[[], list[str]]


def test_a_cold_cache_is_filled_by_another_process_and_loaded(house: House, said: Said) -> None:
    interval = sys.getswitchinterval()
    house.warm_up()
    assert (house.code.exists(), house.loads, said()) == (True, 1, [])
    assert sys.getswitchinterval() == interval


def test_a_warm_cache_starts_no_compiler(house: House, said: Said) -> None:
    house.compiler(FAILS)
    house.stamp.touch()
    house.code.touch()
    house.warm_up()
    assert (house.loads, said()) == (1, [])


def test_a_stamp_without_its_code_is_not_trusted(house: House, said: Said) -> None:
    house.stamp.touch()
    house.warm_up()
    assert (house.code.exists(), house.loads, said()) == (True, 2, [])


def test_if_the_compiler_fails_one_line_says_why(house: House, said: Said) -> None:
    house.compiler(FAILS)
    house.warm_up()
    assert house.loads == 0
    (line,) = said()
    assert line.startswith("could not compile: no room left; Nova decides in plain Python")


def test_a_compiler_that_dies_silently(house: House, said: Said) -> None:
    house.compiler("import os; os._exit(9)")
    house.warm_up()
    (line,) = said()
    assert "the compiler exited with code 9" in line


def test_what_is_missing_after_all_is_not_compiled_here(house: House, said: Said) -> None:
    house.compiler("")
    house.warm_up()
    assert house.loads == 1
    (line,) = said()
    assert line.startswith(f"could not compile: some of the compiled code is missing from {house.cache}")


def test_the_unforeseen_is_logged_whole(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warming, "load", lambda: 1 / 0)
    house.warm_up()
    (record,) = caplog.records
    assert record.exc_info
    assert "Nova decides in plain Python" in record.getMessage()


def test_judges_are_compiled_after_the_champion(house: House, said: Said, tmp_path: Path) -> None:
    house.judges_missing = 1
    house.compiler(f"import pathlib; pathlib.Path({str(tmp_path / 'judges')!r}).touch()", "COMPILE_JUDGES")
    house.warm_up()
    assert (house.loads, (tmp_path / "judges").exists(), said()) == (1, True, [])


@pytest.mark.parametrize(("code", "why"), [(FAILS, "no room left"), ("", "some of the compiled code is missing")])
def test_without_compiled_judges_nova_is_compiled_still(house: House, said: Said, code: str, why: str) -> None:
    house.judges_missing = 2
    house.compiler(code, "COMPILE_JUDGES")
    house.warm_up()
    assert house.loads == 1
    (line,) = said()
    assert line.startswith(f"could not compile: {why}")
    assert line.endswith("; reviews are made in plain Python, which takes some ten seconds each")


def test_where_compiling_is_switched_off_nothing_starts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    started = Warming()
    started.start()
    assert not started.thread.is_alive()
    started.stop()


def test_a_server_that_ends_takes_the_compiler_along(house: House, said: Said) -> None:
    house.compiler(WAITS)
    started = Warming()
    started.start()
    while not started._compiler:
        time.sleep(0.01)
    started.stop()
    assert started._compiler.returncode
    started.thread.join(FOR_EVER)
    assert not started.thread.is_alive()
    assert (house.loads, said()) == (0, [])


def test_after_the_end_nothing_is_started(house: House, said: Said) -> None:
    started = Warming()
    started.stop()
    started.start()
    started.thread.join(FOR_EVER)
    assert (started._compiler, house.code.exists(), said()) == (None, False, [])


def blocked(house: House) -> None:
    house.cache.write_text("not a folder", encoding="utf-8")


def exposed(house: House) -> None:
    (house.cache / "kernel").mkdir(parents=True)
    (house.cache / "kernel").chmod(0o777)


@pytest.mark.parametrize(("spoil", "reason"), [(blocked, "the cache cannot be used"), (exposed, "others can write to")])
def test_a_cache_that_is_unsafe_or_useless_is_replaced(
    house: House, said: Said, spoil: Callable[[House], None], reason: str
) -> None:
    spoil(house)
    started = house.warm_up()
    private = Path(os.environ["NUMBA_CACHE_DIR"])
    assert private.stat().st_mode & 0o777 == 0o700
    assert house.loads == 1
    (line,) = said()
    assert line.startswith(reason)
    for advice in (str(house.cache), str(private), "ROWLOCK_CACHE", "CacheDirectory="):
        assert advice in line
    started.stop()
    assert not private.exists()


def test_somebody_without_a_home_has_a_private_cache(house: House, said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(warming, "compiled_folder", homeless)
    house.warm_up().stop()
    (line,) = said()
    assert "home" in line


def test_a_full_cache_that_cannot_be_written_is_used(house: House, said: Said) -> None:
    blocked(house)
    house.stamp.touch()
    house.code.touch()
    house.warm_up()
    assert (house.loads, said()) == (1, [])


def test_the_stamp_is_for_these_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    stamps = set()
    for version in ("one", "two"):
        changed = tmp_path / version / "champion.py"
        changed.parent.mkdir()
        changed.write_text(f"VERSION = {version!r}\n", encoding="utf-8")
        monkeypatch.setattr(compiling, "_ROOTS", (Path(compiling.__file__), changed))
        stamps.add(compiling.stamp())
    assert len(stamps) == 2
    assert {stamp.parent for stamp in stamps} == {tmp_path / "kernel"}


def run(code: str, **environment: str) -> subprocess.Popen[str]:
    surroundings = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    return subprocess.Popen(
        [sys.executable, "-c", code], env={**surroundings, **environment}, stdout=subprocess.PIPE, text=True
    )


@pytest.fixture
def compiled() -> None:
    """Fill the cache in a process that yields to nobody."""
    code = "from rowlock.coach import ready_judges; ready_judges.warm_up()"
    with run(f"from rowlock.players.compiled.precompile import compile_all; compile_all(); {code}") as compiler:
        assert compiler.wait(10 * FOR_EVER) == 0


PLAYS = """
import random
from numba.core import event
import rowlock
from rowlock.chance import throw
from rowlock.coach import ready_judges
from rowlock.coach.review import review
from rowlock.players import champion
from rowlock.players.compiled import exact_player
from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.view import view
from rowlock.server import warming

warming.COMPILE = warming.COMPILE_JUDGES = ("no", "compiler")
with event.install_recorder("numba:compile") as compiles:
    started = warming.Warming()
    started.start()
    started.thread.join()
    assert champion._compiled.is_set()
    assert ready_judges.are_ready()
    exact_player.warm_up()
    for seats, variant in enumerate(rowlock.variants(), 2):
        rng = random.Random(seats)
        player, state = rowlock.player("champion", rng), rowlock.start(variant, seats)
        record = rowlock.Record.begin(state, [f"Seat {seat}" for seat in range(seats)])
        while not state.is_over:
            if state.phase is rowlock.Phase.ROLL:
                rolled = throw(state, rng)
                state, record = rowlock.roll(state, rolled), record.rolled(rolled)
            else:
                seat = to_decide(state)[0]
                move = player.decide(view(state, seat))
                state, record = rowlock.choose(state, seat, move), record.chose(seat, move)
        review(record)
print(len(compiles.buffer))
"""


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
def test_a_server_compiles_nothing_itself_whatever_is_played() -> None:
    playing = run(PLAYS)
    out, _ = playing.communicate(timeout=FOR_EVER)
    assert (playing.returncode, out) == (0, "0\n")


COMPILES = """
import time
from rowlock.server.warming import Warming
started = Warming()
started.start()
while not started._compiler:
    time.sleep(0.01)
print(started._compiler.pid, flush=True)
time.sleep(3600)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_compiler_does_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    server = run(COMPILES, ROWLOCK_CACHE=str(tmp_path), NUMBA_CACHE_DIR="")
    assert server.stdout
    compiler = Path(f"/proc/{int(server.stdout.readline())}/cmdline")
    while b"rowlock.players.compiled.precompile" not in compiler.read_bytes():
        time.sleep(0.01)
    server.send_signal(signal.SIGKILL)
    server.communicate(timeout=FOR_EVER)
    give_up = time.monotonic() + FOR_EVER
    while runs(compiler):
        assert time.monotonic() < give_up
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_leaves_no_temporary_files(tmp_path: Path, how: signal.Signals) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    (tmp_path / "temporary").mkdir()
    places = {"ROWLOCK_CACHE": str(tmp_path / "file" / "cache"), "TMPDIR": str(tmp_path / "temporary")}
    server = subprocess.Popen(
        [sys.executable, "-m", "rowlock", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"],
        env={**os.environ, **places, "NUMBA_CACHE_DIR": "", "NUMBA_DISABLE_JIT": "0"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    with server:
        try:
            assert server.stderr
            assert any("ROWLOCK_CACHE" in line for line in server.stderr)
            assert list((tmp_path / "temporary").iterdir())
            server.send_signal(how)
            server.wait(FOR_EVER)
            assert "Traceback" not in server.stderr.read()
        finally:
            server.kill()
    assert not list((tmp_path / "temporary").iterdir())


def runs(cmdline: Path) -> bool:
    """Whether a process is still running: a zombie has no command line."""
    try:
        return bool(cmdline.read_bytes())
    except OSError:
        return False
