"""`rowlock serve` as a real process, started the way somebody would who has read nothing."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from rowlock.cli import main
from rowlock.cli.serve_command import base_url, greet, own_address, own_database, serve
from rowlock.errors import SetupError
from serving import Served, play
from waiting import FOR_EVER

MODULE = sys.modules[serve.__module__]
"""Importing it by name would yield the command."""


@dataclass
class Running:
    """A server process that has printed its address."""

    process: subprocess.Popen[str]
    served: Served
    said: str

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Stop it, and return its exit code and the rest of both output streams."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=FOR_EVER)
        return self.process.returncode, out, err


def command(*options: str) -> list[str]:
    return [sys.executable, "-m", "rowlock", "serve", *options]


def surroundings(home: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home / "data"), "PYTHONUNBUFFERED": "1", **more}


@contextmanager
def started(home: Path, *options: str, base_path: str = "") -> Iterator[Running]:
    """Start a server on a free port, and wait until it prints its address."""
    process = subprocess.Popen(
        command("--port", "0", *options),
        env=surroundings(home),
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        said = ""
        for line in process.stdout:
            said += line
            if line.startswith("Ctrl-C"):
                break
        address = re.search(r"(http://127\.0\.0\.1:[0-9]+)", said)
        assert address, process.communicate()
        with httpx.Client(trust_env=False, verify=False, timeout=FOR_EVER) as client:
            yield Running(process, Served(address[1], base_path, client), said)
    finally:
        process.kill()
        process.communicate()


def complaints(err: str) -> list[str]:
    """The log lines of a server that are not INFO."""
    return [line for line in err.splitlines() if " INFO " not in line]


def refused(home: Path, *options: str, **more: str) -> str:
    """Start a server that cannot run, and return the one line that it prints."""
    done = subprocess.run(
        command(*options), env=surroundings(home, **more), cwd=home, capture_output=True, text=True, timeout=FOR_EVER
    )
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("rowlock: ")
    return done.stderr


@pytest.mark.slow
def test_a_server_starts_without_questions_and_ends_without_noise(tmp_path: Path) -> None:
    with started(tmp_path) as running:
        served = running.served
        assert running.said.splitlines()[0] == f"rowlock is at {served.root}"
        assert "█" not in running.said
        assert served.get("/health").json() == {"status": "ok"}
        assert (tmp_path / "data/rowlock/tables.db").exists()
        held = served.open("Ada")
        with served.at(held) as talk:
            assert talk.ask(type="resume")["type"] == "ok"
            code, out, err = running.stop()
        assert (code in (0, 130), out, complaints(err)) == (True, "", []), err


@pytest.mark.slow
def test_a_second_start_has_the_tables_of_the_first(tmp_path: Path) -> None:
    with started(tmp_path) as running:
        ada = running.served.open("Ada")
        ben = running.served.sit(ada["table"], "Ben")
        with running.served.at(ada) as a, running.served.at(ben) as b:
            a.ask(type="start")
            play(a, b, until="white")
            version, before = a.version, a.now
        code, _, err = running.stop(signal.SIGTERM)
        assert code in (0, -signal.SIGTERM)
        assert complaints(err) == []
    with started(tmp_path) as running:
        with running.served.at(ada) as a, running.served.at(ben, have=1) as b:
            assert a.version >= version
            assert a.now == before
            b.until(a.version)
            a.until(b.version)
            play(a, b)
        assert running.served.get(f"/api/tables/{ada['table']}/record.json").json()["over"]


@pytest.mark.slow
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_server_logs_its_start_and_its_end(tmp_path: Path, form: str) -> None:
    with started(tmp_path, "--log", form) as running:
        _, out, err = running.stop(signal.SIGTERM)
    assert out == ""
    begun, ended = err.splitlines()
    pattern = '{.*"time": "%s", "level": "INFO", .*}' if form == "json" else "%s INFO .*"
    for line in (begun, ended):
        assert re.fullmatch(pattern % r"[0-9-]{10}T[0-9:.]{12}Z", line), line
    assert running.served.root in begun
    assert str(tmp_path / "data/rowlock/tables.db") in begun
    assert "stopped" in ended


@pytest.mark.slow
def test_a_half_sent_request_does_not_hold_up_the_end(tmp_path: Path) -> None:
    halves = (
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    )
    with started(tmp_path) as running, ExitStack() as stack:
        for half in halves:
            address = ("127.0.0.1", int(running.served.root.rpartition(":")[2]))
            connection = stack.enter_context(socket.create_connection(address, FOR_EVER))
            connection.sendall(half)
        assert running.served.get("/health").status_code == 200, "the halves have arrived by now"
        code, out, err = running.stop(signal.SIGTERM)
        assert code in (0, -signal.SIGTERM)
        assert out == ""
        assert not re.search("Traceback|ERROR", err), err


@pytest.mark.slow
def test_phones_in_the_network_are_shown_a_code(tmp_path: Path) -> None:
    options = (
        "--lan",
        "--host",
        "127.0.0.1",
        "--base-path",
        "/games",
        "--proxy-headers",
        "--origin",
        "https://example.org",
    )
    with started(tmp_path, *options, base_path="/games") as running:
        assert running.said.splitlines()[0] == f"rowlock is at {running.served.root}/games"
        assert running.said.count("█") > 100
        assert "scan" in running.said
        assert running.served.get("/health").status_code == 200
        code = running.served.open("Ada")["table"]
        with running.served.connect(code, origin="https://example.org"):
            pass
        with pytest.raises(InvalidStatus), running.served.connect(code, origin="https://example.com"):
            pass
        # Behind a proxy each client has limits of its own.
        statuses = [
            running.served.get("/api/tables/BCDFGH", headers={"X-Forwarded-For": f"198.51.100.{n // 25}"}).status_code
            for n in range(50)
        ]
        assert (statuses[0], statuses[24], statuses[25]) == (404, 429, 404)


@pytest.mark.slow
def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused(tmp_path, "--port", str(port))
    assert f"port {port}" in said
    assert "already in use" in said
    assert "--port" in said
    assert not (tmp_path / "data").exists(), "a server that cannot run creates nothing"


@pytest.mark.slow
def test_a_file_that_another_server_uses(tmp_path: Path) -> None:
    with started(tmp_path) as running:
        said = refused(tmp_path, "--port", "0")
        assert f"tables.db is in use by another server (process {running.process.pid})" in said
        assert "--database" in said
        running.process.kill()
        running.process.wait()
        with started(tmp_path) as next_one:
            assert next_one.served.get("/health").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--database", "hello"), "sqlite:///"),
        (("--database", "sqlite:////nowhere/at/all.db"), "folder"),
        (("--database", "postgresql://ada:hunter2@127.0.0.1:1/x"), "postgresql://ada@127.0.0.1:1/x"),
        (("--redis", "hello"), "redis://"),
        (("--host", "203.0.113.1"), "203.0.113.1"),
    ],
)
def test_a_place_that_cannot_be_reached(tmp_path: Path, options: tuple[str, ...], told: str) -> None:
    said = refused(tmp_path, "--port", "0", *options)
    assert told in said
    assert "hunter2" not in said


@pytest.mark.parametrize(
    ("options", "told"),
    [
        *(
            (("--base-path", path), "--base-path")
            for path in ("games", "/games/", "/", "//", "/a b", "/{x}", "/../x", "/é")
        ),
        (("--keep-days", "0"), "--keep-days"),
        (("--keep-days", "-1"), "--keep-days"),
        (("--keep-days", "nan"), "--keep-days"),
        (("--origin", "https://example.org/"), "--origin"),
        (("--origin", "example.org"), "--origin"),
        (("--origin", "https://example.org", "--origin", "*"), "--origin *"),
        (("--allow-host", "https://example.org"), "--allow-host"),
        (("--allow-host", "example.org:8620"), "--allow-host"),
        (("--port", "-1"), "--port"),
        (("--port", "99999"), "--port"),
        (("--host", "nowhere.invalid"), "nowhere.invalid"),
        (("--host", "::zz"), "::zz"),
    ],
)
def test_options_that_make_no_sense(
    options: tuple[str, ...],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with pytest.raises(SystemExit) as end:
        main(["serve", *(() if "--port" in options else ("--port", "0")), *options])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_a_home_that_cannot_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(SetupError, match="--database"):
        own_database()


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert own_database() == f"sqlite:///{tmp_path}/data/rowlock/tables.db"
    assert (tmp_path / "data/rowlock").stat().st_mode & 0o077 == 0, "it holds the seeds of future rolls"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert own_database() == f"sqlite:///{tmp_path}/.local/share/rowlock/tables.db"


class Listening:
    """A stand-in for a listening socket."""

    def __init__(self, host: str) -> None:
        self._host = host

    def getsockname(self) -> tuple[str, int]:
        return self._host, 8620


@pytest.mark.parametrize(
    ("host", "lan", "shown"),
    [
        ("127.0.0.1", False, "http://127.0.0.1:8620"),
        ("0.0.0.0", False, "http://127.0.0.1:8620"),
        ("0.0.0.0", True, "http://192.0.2.9:8620"),
        ("::", True, "http://192.0.2.9:8620"),
        ("192.0.2.5", True, "http://192.0.2.5:8620"),
        ("::1", False, "http://[::1]:8620"),
    ],
)
def test_the_address_that_is_shown(monkeypatch: pytest.MonkeyPatch, host: str, lan: bool, shown: str) -> None:
    monkeypatch.setattr(MODULE, "own_address", lambda: "192.0.2.9")
    assert base_url(Listening(host), lan=lan) == shown  # type: ignore[arg-type]


def test_a_machine_has_an_address() -> None:
    assert re.fullmatch(r"[0-9.]+", own_address())


def test_the_network_is_let_in_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def listen(host: str, port: int) -> socket.socket:
        asked.append(host)
        raise SetupError("that is enough")

    monkeypatch.setattr(MODULE, "listen", listen)
    for options in ({}, {"lan": True}, {"host": "::1"}, {"host": "127.0.0.2", "lan": True}):
        with pytest.raises(SetupError):
            serve(**options)
    assert asked == ["127.0.0.1", "0.0.0.0", "::1", "127.0.0.2"]


def test_the_page_is_opened_when_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    greet("http://127.0.0.1:8620", lan=False, open_page=False)
    assert not opened
    greet("http://127.0.0.1:8620", lan=False, open_page=True)
    give_up = time.monotonic() + FOR_EVER
    while not opened:
        assert time.monotonic() < give_up
        time.sleep(0.01)
    assert opened == ["http://127.0.0.1:8620"]
    assert capsys.readouterr().out.startswith("rowlock is at http://127.0.0.1:8620\n")
