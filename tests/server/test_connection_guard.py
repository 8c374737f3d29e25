"""Bounds on what one TCP connection, and one address, can tie up."""

import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from rowlock.server import descriptors
from rowlock.server.connection_guard import Bounds, Guard
from rowlock.server.descriptors import Alarm
from serving import Served, serving
from waiting import FOR_EVER

pytestmark = pytest.mark.usefixtures("calm")

SOON = 0.2
"""A deadline that is meant to be missed, in seconds."""
HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
)
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"

Start = Callable[..., Served]


@pytest.fixture
def bounded(tmp_path: Path) -> Iterator[Start]:
    """Starts a server whose connections have these bounds and no others."""
    patient = {"head_seconds": FOR_EVER, "body_seconds": FOR_EVER, "stalled_seconds": FOR_EVER}
    with ExitStack() as stack:

        def start(send_buffer: int = 0, uvicorn_options: dict[str, object] | None = None, **bounds: float) -> Served:
            guard = Guard(Bounds(**{**patient, **bounds}))  # type: ignore[arg-type]
            options = {"timeout_keep_alive": FOR_EVER, **guard.options(), **(uvicorn_options or {})}
            return stack.enter_context(serving(tmp_path, uvicorn_options=options, send_buffer=send_buffer))

        yield start


@contextmanager
def connected(served: Served) -> Iterator[socket.socket]:
    host, port = served.root.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), FOR_EVER) as connection:
        yield connection


def rest(connection: socket.socket) -> bytes:
    """Everything received until the server closes the connection."""
    received = b""
    with suppress(ConnectionError):
        while part := connection.recv(65536):
            received += part
    return received


# ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_silent_connection_is_closed(bounded: Start) -> None:
    served = bounded(head_seconds=SOON)
    with connected(served) as connection:
        assert rest(connection) == b""


@pytest.mark.parametrize("trickle", [b"X: y\r\n", b"\r\n"])
def test_a_request_head_that_trickles_in_is_cut_off(bounded: Start, trickle: bytes) -> None:
    """Each byte would otherwise buy more time."""
    served = bounded(head_seconds=SOON)
    with connected(served) as connection:
        if trickle.strip():
            connection.sendall(HALF_A_HEAD)
        give_up = time.monotonic() + FOR_EVER
        with suppress(ConnectionError):
            while time.monotonic() < give_up:
                connection.sendall(trickle)
                time.sleep(SOON / 10)
        assert time.monotonic() < give_up


def test_half_a_request_head_times_out(bounded: Start) -> None:
    served = bounded(head_seconds=SOON)
    with connected(served) as connection:
        connection.sendall(HALF_A_HEAD)
        assert rest(connection).startswith(b"HTTP/1.1 408 ")


def test_half_a_request_body_times_out(bounded: Start) -> None:
    served = bounded(body_seconds=SOON)
    with connected(served) as connection:
        connection.sendall(HALF_A_BODY)
        assert rest(connection).startswith(b"HTTP/1.1 408 ")


def test_a_body_after_its_refusal_times_out(bounded: Start) -> None:
    served = bounded(body_seconds=SOON)
    with connected(served) as connection:
        connection.sendall(HALF_A_BODY.replace(b"99", b"999999999"))
        answer = rest(connection)
        assert answer.startswith(b"HTTP/1.1 413 ")
        assert b" 408 " not in answer


def test_a_second_request_has_a_deadline_of_its_own(bounded: Start) -> None:
    served = bounded(head_seconds=SOON)
    with connected(served) as connection:
        connection.sendall(WHOLE + HALF_A_HEAD)
        first, _, second = rest(connection).rpartition(b"HTTP/1.1 ")
        assert first.startswith(b"HTTP/1.1 200 ")
        assert second.startswith(b"408 ")


def test_a_request_that_arrives_byte_by_byte_is_answered(bounded: Start) -> None:
    served = bounded()
    with connected(served) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"):
            connection.sendall(bytes([byte]))
        assert rest(connection).startswith(b"HTTP/1.1 200 ")


def test_a_socket_outlives_the_deadlines_of_requests(bounded: Start) -> None:
    served = bounded(head_seconds=SOON, body_seconds=SOON)
    with served.at(served.open("Ada")) as talk:
        time.sleep(3 * SOON)
        assert talk.ask(type="resume")["type"] == "ok"


def stall(served: Served, connection: socket.socket, path: str) -> None:
    """Ask for more than the buffers hold, and read nothing of it."""
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    connection.sendall(request.encode())


def test_a_client_that_does_not_read_is_cut_off(bounded: Start, tmp_path: Path) -> None:
    served = bounded(send_buffer=4096, stalled_seconds=SOON)
    (tmp_path / "assets/page/large.bin").write_bytes(b"x" * 20_000_000)
    with connected(served) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stall(served, connection, "/large.bin")
        assert connection.recv(1)
        time.sleep(5 * SOON)
        assert len(rest(connection)) < 10_000_000


# ── Size ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "head",
    [
        WHOLE.replace(b"/health", b"/" + b"a" * 20_000),
        WHOLE.replace(b"\r\n\r\n", b"\r\nX: " + b"y" * 20_000 + b"\r\n\r\n"),
        WHOLE.replace(b"\r\n\r\n", b"\r\n" + b"X: y\r\n" * 5000 + b"\r\n"),
        HALF_A_HEAD + b"X: " + b"y" * 20_000,
    ],
    ids=["a long URL", "a long header", "many headers", "a header without end"],
)
def test_a_large_request_head_is_refused(bounded: Start, head: bytes) -> None:
    served = bounded()
    with connected(served) as connection:
        connection.sendall(head)
        assert rest(connection).startswith(b"HTTP/1.1 431 ")


def test_nonsense_is_refused_without_a_line_in_the_log(bounded: Start, caplog: pytest.LogCaptureFixture) -> None:
    """Otherwise a stranger could flood out the warnings that matter."""
    served = bounded()
    for nonsense in (b"\x16\x03\x01\x02\x00\r\n", HALF_A_HEAD + b"X: \0\r\n\r\n"):
        with connected(served) as connection:
            connection.sendall(nonsense)
            assert rest(connection).startswith(b"HTTP/1.1 400 ")
    with connected(served) as connection:
        connection.sendall(HALF_A_HEAD + b"Connection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n")
        assert rest(connection).startswith(b"HTTP/1.1 200 ")
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]


def test_a_head_of_ordinary_size_is_accepted(bounded: Start) -> None:
    served = bounded()
    assert served.get("/health", headers={"X": "y" * 12_000}).status_code == 200


def test_a_body_that_is_announced_as_too_large_is_refused_unread(bounded: Start) -> None:
    served = bounded()
    with connected(served) as connection:
        connection.sendall(HALF_A_BODY.replace(b"99", b"99999999"))
        assert connection.recv(65536).startswith(b"HTTP/1.1 413 ")


# ── Number ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def is_admitted(served: Served) -> bool:
    with connected(served) as connection, suppress(ConnectionError):
        connection.sendall(WHOLE)
        return connection.recv(1) != b""
    return False


def becomes_admitted(served: Served) -> bool:
    """Whether a connection is admitted once the server has noticed that another is closed."""
    give_up = time.monotonic() + FOR_EVER
    while not is_admitted(served):
        if time.monotonic() > give_up:
            return False
    return True


def test_connections_from_one_address_are_limited(bounded: Start) -> None:
    served = bounded(per_address=3)
    with connected(served) as one, connected(served), connected(served):
        assert not is_admitted(served)
        one.sendall(WHOLE)
        assert one.recv(65536).startswith(b"HTTP/1.1 200 ")
        one.close()
        assert becomes_admitted(served)


def test_a_socket_holds_its_place_until_it_is_closed(bounded: Start) -> None:
    served = bounded(per_address=1)

    def open_socket() -> ClientConnection:
        return served.connect("BCDFGH")

    with open_socket():
        assert not is_admitted(served)
    assert becomes_admitted(served)


def test_behind_a_proxy_connections_are_not_counted(bounded: Start) -> None:
    served = bounded(per_address=1, uvicorn_options={"proxy_headers": True})
    with connected(served), connected(served):
        assert is_admitted(served)


# ── File descriptors ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_limit_on_open_files_is_raised_to_the_hard_limit() -> None:
    code = (
        "import resource; from rowlock.server import descriptors;"
        "_, hard = resource.getrlimit(resource.RLIMIT_NOFILE);"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard)); before = descriptors.limit();"
        "descriptors.raise_limit(); print(before, descriptors.limit() == hard)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "64 True\n"


def test_descriptors_that_run_out_are_logged_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr(descriptors, "limit", lambda: 100)
    alarm = Alarm(lambda: now)
    for newest in (5, 79, 80, 81, 99):
        alarm.check(newest)
    now += 59
    alarm.check(90)
    assert [record.getMessage()[:9] for record in caplog.records] == ["80 of 100"]
    now += 2
    alarm.check(79)
    alarm.check(90)
    assert [record.getMessage()[:9] for record in caplog.records] == ["80 of 100", "90 of 100"]
    assert caplog.records[0].levelno == logging.WARNING


def test_a_connection_near_the_limit_is_logged(
    bounded: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    served = bounded()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == descriptors.limit()
    monkeypatch.setattr(descriptors, "limit", lambda: 10)
    assert is_admitted(served)
    assert "file descriptors are in use" in caplog.text
