"""`./go`, the script that sets up a checkout and runs it."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

from waiting import FOR_EVER

ROOT = Path(__file__).resolve().parents[1]


def set_up_go() -> ModuleType:
    """The script as a module, with nothing to install or build, and this interpreter in place of the one in .venv."""
    go = ModuleType("go")
    go.__file__ = str(ROOT / "go")
    exec(compile((ROOT / "go").read_text(), go.__file__, "exec"), vars(go))
    vars(go).update(set_up=lambda pins: None, page=lambda task: None, BIN=Path(sys.executable).parent)
    return go


@pytest.mark.skipif(os.name == "nt", reason="there is no exec on Windows")
@pytest.mark.parametrize(
    ("said", "run"),
    [
        (["play", "--lan"], ["serve", "--lan"]),
        (["rowlock", "play", "--seed", "1"], ["play", "--seed", "1"]),
        (["bench", "rules"], ["bench", "rules"]),
    ],
)
def test_go_becomes_the_command_that_it_runs(monkeypatch: pytest.MonkeyPatch, said: list[str], run: list[str]) -> None:
    go = set_up_go()
    replaced: list[tuple[str, list[str], dict[str, str]]] = []
    monkeypatch.setattr(os, "execve", lambda *how: replaced.append(how))
    monkeypatch.setattr(subprocess, "run", lambda *how, **options: pytest.fail(f"a child process: {how}"))
    monkeypatch.setattr(sys, "argv", ["go", *said])
    go.main()
    python = str(go.BIN / "python")
    assert replaced == [(python, [python, "-m", "rowlock", *run], go.ENVIRONMENT)]
    assert go.ENVIRONMENT["VIRTUAL_ENV"] == str(ROOT / ".venv")


def check_that_sigterm_ends(command: list[str], folder: Path) -> None:
    """Start a server with this command and end it with SIGTERM: no child process may keep its output open."""
    options = ["--port", "0", "--database", f"sqlite:///{folder}/tables.db"]
    process = subprocess.Popen(
        [*command, "rowlock", "serve", *options],
        env={**os.environ, "PYTHONUNBUFFERED": "1", "NUMBA_DISABLE_JIT": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout
        assert any(line.startswith("Ctrl-C") for line in process.stdout), process.communicate()
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=FOR_EVER)
        assert "server stopped" in errors
        assert "Traceback" not in errors
        assert process.returncode in (0, -signal.SIGTERM)
    except BaseException:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        raise


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no SIGTERM on Windows")
def test_sigterm_to_go_ends_the_server(tmp_path: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import test_go; test_go.set_up_go().main()"
    check_that_sigterm_ends([sys.executable, "-c", code], tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / ".venv").exists(), reason="this checkout has no .venv: ./go would install one")
def test_sigterm_to_go_ends_the_server_of_this_checkout(tmp_path: Path) -> None:
    check_that_sigterm_ends([str(ROOT / "go")], tmp_path)
