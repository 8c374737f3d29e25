"""The project's tools: asking for help changes nothing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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
