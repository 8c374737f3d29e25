"""The names a server answers to: a page must not reach it by DNS rebinding, under a name that resolves here."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from rowlock.server import hosts
from rowlock.server.hosts import is_address
from serving import Served, serving
from waiting import FOR_EVER

pytestmark = pytest.mark.usefixtures("calm")

OWN = (
    "localhost",
    "LOCALHOST:8620",
    "127.0.0.1:1",
    "[::1]:8620",
    "192.168.1.7",
    "[fe80::1]",
    "Attic",
    "attic.local:80",
)
FOREIGN = (
    "example.org",
    "localhost.example.org",
    "127.0.0.1.example.org",
    "attic.example.org",
    "local",
    "",
    "é",
)

Start = Callable[..., Served]


@pytest.fixture
def named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts a server on a machine called attic."""
    monkeypatch.setattr(hosts, "gethostname", lambda: "Attic")
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(serving(tmp_path, **settings))


def answers(served: Served, host: str) -> bool:
    """Whether the server answers to this Host header; if not, it says what to do."""
    answer = served.get("/health", headers={"host": host.encode("latin-1")})
    if answer.status_code == 421:
        assert "--allow-host" in answer.text
        assert answer.headers["content-type"].startswith("text/plain")
    return answer.status_code == 200


def opens(served: Served, host: str) -> bool:
    """Whether a socket opens with this Host header, as a page of that host would."""
    try:
        with served.connect("BCDFGH", origin=f"http://{host}", additional_headers={"Host": host}):
            return True
    except InvalidStatus:
        return False


def raw(served: Served, request: bytes) -> bytes:
    """The first line of the answer to these bytes."""
    address, port = served.root.removeprefix("http://").split(":")
    with socket.create_connection((address, int(port)), FOR_EVER) as connection:
        connection.sendall(request)
        return connection.recv(1000).partition(b"\r\n")[0]


def test_addresses_and_the_machines_own_names_need_no_option(named: Start) -> None:
    served = named()
    assert {host: answers(served, host) for host in OWN} == dict.fromkeys(OWN, True)


def test_other_names_are_refused(named: Start) -> None:
    served = named()
    assert {host: answers(served, host) for host in FOREIGN} == dict.fromkeys(FOREIGN, False)
    for path in ("/", "/api/tables/BCDFGH", "/metrics"):
        assert served.get(path, headers={"host": "example.org"}).status_code == 421
    answer = served.post("/api/tables", {"names": ["Eve"]}, headers={"host": "example.org:8620"})
    assert answer.status_code == 421
    assert "--allow-host example.org," in answer.text


def test_two_hosts_do_not_hide_each_other(named: Start) -> None:
    both = b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: example.org\r\n\r\n"
    assert raw(named(), both).startswith(b"HTTP/1.1 421 ")


def test_names_can_be_allowed(named: Start) -> None:
    served = named(hosts=("Play.example.org",), origins=("https://games.example:8443",))
    for host in ("play.example.org", "PLAY.example.org.:8620", "games.example", "localhost"):
        assert answers(served, host), host
    assert not answers(served, "example.org")


def test_behind_a_proxy_its_names_are_ours(named: Start) -> None:
    served = named(behind_proxy=True)
    assert answers(served, "example.org")


def test_behind_a_proxy_names_can_be_restricted(named: Start) -> None:
    served = named(behind_proxy=True, hosts=("play.example.org",))
    assert answers(served, "play.example.org")
    assert not answers(served, "example.org")


def test_sockets_open_for_the_same_names(named: Start) -> None:
    served = named(hosts=("play.example.org",))
    assert opens(served, "localhost:8620")
    assert opens(served, "play.example.org")
    assert not opens(served, "example.org")


def test_a_program_may_leave_the_host_out(named: Start) -> None:
    assert raw(named(), b"GET /health HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("name", ["1.2.3", "0x7f.0.0.1", "127.1", "::1]", "1.2.3.4.5", ""])
def test_what_only_looks_like_an_address_is_a_name(name: str) -> None:
    assert not is_address(name)
