"""Machine code is cached on disk; where that is impossible, everything still works."""

import os
import subprocess
import sys
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

import rowlock
from rowlock.kernel.cache_folder import compiled_folder
from rowlock.kernel.compiled import NotCached, cached_only, compiled, inlined, lean, numeric
from rowlock.kernel.playing import play_batch
from rowlock.kernel.sources import sources
from rowlock.packed.bits import ones

pytestmark = [
    pytest.mark.skipif(compiled(ones) is ones, reason="compiling is switched off"),
    pytest.mark.slow,  # everything here waits for the compiler
]

_LINEUPS = [*signature(play_batch).parameters].index("lineups")
SOURCE = Path(rowlock.__file__).parent
CODE = """
import numpy as np
from rowlock.packed.bits import ones
from rowlock.kernel.machine import fewest
from rowlock.kernel.arrays import pack, tables
import rowlock
print(fewest(tables(rowlock.variant("classic")), pack(rowlock.start("classic", 1)), 20), fewest.stats.cache_hits)
for hits in fewest.stats.cache_hits.values():
    print("hits", hits)
"""


def hits(**environment: str) -> int:
    """Run compiled code in a separate process; return the number of cache hits."""
    left = {key: value for key, value in os.environ.items() if key not in ("NUMBA_CACHE_DIR", "ROWLOCK_CACHE")}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", CODE], capture_output=True, text=True, env={**left, **environment}
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("15 "), "all four empty rows have the fewest crosses"
    return sum(int(line.split()[1]) for line in done.stdout.splitlines() if line.startswith("hits"))


def test_the_second_start_does_not_compile(tmp_path: Path) -> None:
    assert hits(ROWLOCK_CACHE=str(tmp_path)) == 0
    assert list((tmp_path / "kernel").rglob("*.nbc"))
    assert hits(ROWLOCK_CACHE=str(tmp_path)) == 1


def test_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    hits(ROWLOCK_CACHE=str(tmp_path))
    for path in (tmp_path / "kernel").rglob("*.nb?"):
        path.write_bytes(path.read_bytes()[:40])
    assert hits(ROWLOCK_CACHE=str(tmp_path)) == 0
    assert hits(ROWLOCK_CACHE=str(tmp_path)) == 1


def test_a_folder_that_cannot_be_written_is_read(tmp_path: Path) -> None:
    hits(ROWLOCK_CACHE=str(tmp_path))
    folders = [path for path in tmp_path.rglob("*") if path.is_dir()]
    for folder in folders:
        folder.chmod(0o555)
    try:
        assert hits(ROWLOCK_CACHE=str(tmp_path)) == 1
    finally:
        for folder in folders:
            folder.chmod(0o755)


def test_without_any_place_for_a_cache_it_is_compiled_each_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    assert hits(ROWLOCK_CACHE=str(tmp_path / "file" / "cache")) == 0


def test_the_place_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "numba"))
    monkeypatch.setenv("ROWLOCK_CACHE", str(tmp_path / "own"))
    assert compiled_folder() == tmp_path / "numba" / "kernel"
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    assert compiled_folder() == tmp_path / "own" / "kernel"
    monkeypatch.delenv("ROWLOCK_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert compiled_folder() == tmp_path / "rowlock" / "kernel"


def test_machine_code_is_kept_by_all_that_it_stands_on() -> None:
    compiled = SOURCE / "players" / "compiled"
    found = {path.relative_to(SOURCE).as_posix() for path in sources(compiled / "net_machine.py")}
    assert {"players/compiled/packed_evaluation.py", "players/net/regret.py"} <= found
    assert {"packed/landing.py", "packed/shape.py"} <= found
    assert not {"players/net/plain_champion.py", "lab/training/learn.py", "cli/train_command.py"} & found


def test_where_only_loading_is_allowed_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    first: Any = lean(_sum)
    with pytest.raises(NotCached, match="_sum"), cached_only():
        first(4)
    assert not first.signatures
    assert first(4) == 6
    second: Any = lean(_sum)
    with cached_only():
        assert second(4) == 6
    assert second.stats.cache_hits


def test_what_an_inlined_function_calls_is_not_inlined_with_it() -> None:
    """Otherwise everything a policy calls would be copied into each caller, and compiling would take minutes."""

    @lean
    def far(number: int) -> int:
        return number + 1

    @inlined
    def near(number: int) -> int:
        return far(number)

    @lean
    def root(number: int) -> int:
        return near(number)

    assert root(1) == 2
    made: tuple[Any, ...] = (far, near, root)
    assert [one.overloads[one.signatures[0]].fndesc.inline for one in made] == [False, True, False]


def test_where_no_level_sits_down_none_is_compiled() -> None:
    for players in (["greedy", "random"], ["greedy", "dot"]):
        rowlock.simulate(players=players, games=1)
    made: Any = play_batch
    for types, one in made.overloads.items():
        knows_levels = any("think" in part.name for part in one.library._get_module_for_linking().functions)
        assert knows_levels == (str(types[_LINEUPS][1]) != "none"), types
    assert len({str(types[_LINEUPS]) for types in made.overloads}) == 2


def test_what_is_summed_in_any_order_is_the_same_in_whole_numbers() -> None:
    assert numeric(_sum)(4) == _sum(4)


def _sum(to: int) -> float:
    total = 0.0
    for number in range(to):
        total += number
    return total
