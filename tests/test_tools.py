"""The project's tools: asking for help changes nothing, and what was worked out by hand is kept."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import perft_counts

ROOT = Path(__file__).resolve().parent.parent
TOOLS = [path.name for path in sorted((ROOT / "tools").glob("*.py")) if "__main__" in path.read_text(encoding="utf-8")]


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if "__pycache__" not in path.parts}


@pytest.mark.slow
@pytest.mark.parametrize("tool", TOOLS)
def test_help_writes_nothing(tool: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    for folder in ("docs/images", "docs/reference", "docs/rules", "src/rowlock", "tests/golden", "web/public"):
        (tmp_path / folder).mkdir(parents=True)
    before = files(tmp_path)
    path = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
    done = subprocess.run(
        [sys.executable, tmp_path / "tools" / tool, "--help"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: ")
    assert files(tmp_path) == before


CASE = """\
# By hand: the white dice make 7, each of the four empty rows has its 7, or pass: 5.
seats 2
rolls 34 2516, 66 1234
depth 1 {}
depth 2 {}
"""


@pytest.fixture
def perft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(perft_counts, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", ["perft_counts.py"])
    return tmp_path


@pytest.mark.parametrize("first", [0, 5])
def test_perft_counts_fills_in_what_is_missing(first: int, perft: Path) -> None:
    (perft / "classic.txt").write_text(CASE.format(first, 0), encoding="utf-8")
    assert perft_counts.main() == 0
    assert (perft / "classic.txt").read_text(encoding="utf-8") == CASE.format(5, 25)


def test_perft_counts_keeps_what_was_worked_out_by_hand(perft: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = {"bonus-a.txt": CASE.format(5, 0), "classic.txt": CASE.format(4, 0)}
    for name, text in written.items():
        (perft / name).write_text(text, encoding="utf-8")
    assert perft_counts.main() == 1
    said = capsys.readouterr().err
    assert said.startswith("classic.txt: depth 1 is 4 by hand, but counted 5:\n# By hand: the white dice")
    assert said.endswith("\nNothing was written: correct the count or the rules.\n")
    assert {path.name: path.read_text(encoding="utf-8") for path in perft.iterdir()} == written
