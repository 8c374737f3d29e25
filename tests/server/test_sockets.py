"""Sockets of a table: joining, catching up, playing, and clients that misbehave or vanish."""

import asyncio
import gc
import json
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from rowlock import protocol
from rowlock.errors import StoreUnavailable
from rowlock.server import sockets
from rowlock.server.node import Node
from rowlock.server.settings import Settings
from rowlock.table import host
from rowlock.table.bus import LocalBus
from rowlock.table.store import MemoryStore
from serving import Message, Served, Talk, play, serving
from waiting import FOR_EVER

pytestmark = pytest.mark.usefixtures("calm")


def wait_until(happened: Callable[[], object]) -> None:
    give_up = time.monotonic() + FOR_EVER
    while not happened():
        assert time.monotonic() < give_up
        time.sleep(0.01)


@contextmanager
def pair(served: Served) -> Iterator[tuple[Talk, Talk, Message, Message]]:
    """Two people at a started table, and the answers that hold their tokens."""
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada) as a, served.at(ben) as b:
        a.ask(type="start")
        b.until(a.version)
        yield a, b, ada, ben


def seen(talk: Talk) -> object:
    return talk.version, talk.now, talk.yours, talk.table


def fresh(served: Served, held: Message) -> object:
    """What a client with this token sees after joining from scratch."""
    with served.at(held) as talk:
        return seen(talk)


# ── Joining ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_has_the_token_has_the_seat(served: Served) -> None:
    held = served.open("Ada", "Ben")
    with served.talk(held["table"]) as talk:
        talk.say(type="join", token=held["token"])
        welcome = talk.hear()
        assert welcome["type"] == "welcome"
        assert [yours["seat"] for yours in welcome["yours"]] == [0, 1]
        assert welcome["bots"]
        assert talk.ask(type="start")["type"] == "ok"


def test_without_a_token_one_watches(served: Served) -> None:
    with pair(served) as (a, b, ada, _), served.at({"table": ada["table"]}) as watcher:
        assert watcher.yours == []
        for command in (
            {"type": "roll", "decision": "1r"},
            {"type": "choose", "decision": "1w", "move": "-"},
            {"type": "choose", "decision": "1w", "move": "-", "seat": 0},
            {"type": "take_back", "decision": "1w"},
            {"type": "start"},
            {"type": "pause"},
            {"type": "resume"},
            {"type": "leave"},
            {"type": "return"},
            {"type": "rematch"},
            {"type": "add_bot", "player": "otto"},
            {"type": "remove", "seat": 1},
            {"type": "replace", "seat": 1, "player": "otto"},
            {"type": "hand_over", "seat": 0},
            {"type": "hand_over", "seat": 1},
            {"type": "rename", "name": "Eve"},
            {"type": "rename", "name": "Eve", "seat": 0},
        ):
            assert watcher.ask(**command)["code"] == "not_seated", command
        play(a, b, until="white")
        assert watcher.until(a.version).now == a.now


@pytest.mark.parametrize("token", ["x", "0" * 32, "é\0", "' OR 1=1 --"])
def test_a_wrong_token_opens_nothing_and_another_may_be_tried(served: Served, token: str) -> None:
    held, other = served.open("Ada"), served.open("Ben")
    with served.talk(held["table"]) as talk:
        for wrong in (token, other["token"], held["token"][:-1], held["token"].upper() + " "):
            assert talk.ask(type="join", token=wrong)["code"] == "not_seated"
        assert not any(told["type"] == "welcome" for told in talk.told)
        assert talk.ask(type="join", token=held["token"])["type"] == "ok"
        assert talk.mine()["seat"] == 0


def test_nothing_is_done_before_somebody_has_joined(served: Served) -> None:
    held = served.open("Ada")
    with served.talk(held["table"]) as talk:
        for command in ("start", "pause", "leave", "rematch"):
            refused = talk.ask(type=command)
            assert (refused["code"], refused["path"]) == ("bad_message", "$.type")
        assert talk.ask(type="join", token=held["token"])["type"] == "ok"


def test_one_joins_once(served: Served) -> None:
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada) as talk:
        for again in (ada, ben, {"token": ""}):
            refused = talk.ask(type="join", token=again["token"])
            assert (refused["code"], refused["path"]) == ("bad_message", "$.type")
        assert talk.mine()["seat"] == 0
        guests = served.counts()["rowlock_guests"]
    wait_until(lambda: served.counts()["rowlock_guests"] == guests - 1)


def test_a_join_that_is_refused_leaves_nobody_behind(served: Served) -> None:
    held = served.open("Ada")
    before = served.counts()["rowlock_guests"]
    with served.talk(held["table"]) as talk:
        assert talk.ask(type="join", token=held["token"], salt="no hex")["code"] == "table_refused"
        assert served.counts()["rowlock_guests"] == before
        assert talk.ask(type="join", token=held["token"], salt="abcdef")["type"] == "ok"
        assert served.counts()["rowlock_guests"] == before + 1
    wait_until(lambda: served.counts()["rowlock_guests"] == before)


# ── Catching up ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_was_missed_is_told_from_every_version(served: Served) -> None:
    with pair(served) as (a, b, ada, _):
        started = a.version
        play(a, b, until="white")
        play(a, b, until="color")
        play(a, b, until="roll")
        for have in range(started, a.version):
            with served.talk(ada["table"]) as late:
                late.table = a.table
                late.say(type="join", token=ada["token"], have=have)
                told = late.hear()
                assert told["type"] == "news"
                assert told["events"]
                assert seen(late) == seen(a)
        for have in (0, -5, a.version, a.version + 1, 10**30):
            with served.at(ada, have=have) as late:
                assert late.told[0]["type"] == "welcome"
                assert seen(late) == seen(a)


def test_after_a_pause_nobody_knows_less_than_who_stayed(served: Served) -> None:
    with pair(served) as (a, b, _, ben):
        play(a, b, until="white")
        with served.talk(ben["table"]) as late:
            late.table = b.table
            version = b.version
            play(a, b, until="roll")
            a.ask(type="pause")
            a.ask(type="resume")
            b.until(a.version)
            late.say(type="join", token=ben["token"], have=version)
            late.until(b.version)
            assert seen(late) == seen(b)


# ── The same thing twice, too late, too early ────────────────────────────────────────────────────────────────────────


def test_two_clients_on_one_seat(served: Served) -> None:
    with pair(served) as (a, b, ada, _), served.at(ada) as phone:
        play(a, b, until="white")
        assert seen(phone.until(a.version)) == seen(a)
        wish = phone.wish()
        assert wish
        assert phone.ask(**wish)["type"] == "ok"
        assert a.until(phone.version).mine()["choice"] == wish["move"]
        assert a.ask(**wish)["type"] == "ok"
        assert a.ask(**{**wish, "move": a.told and "r99"})["type"] == "refused"
        assert a.version == phone.version, "repeating a choice changes nothing"
        assert phone.ask(type="take_back", decision=wish["decision"])["type"] == "ok"
        a.until(phone.version)
        assert a.mine()["choice"] == ""
        play(a, b)
        phone.until(a.version)
        assert phone.now == a.now


def test_every_message_twice_changes_nothing(served: Served) -> None:
    with pair(served) as (a, b, ada, ben):
        while a.now and a.now["turn"] < 4:
            talk, wish = next((talk, wish) for talk in (a, b) if (wish := talk.wish()))
            first = talk.ask(**wish)
            for _ in range(2):
                again = talk.ask(**wish)
                assert (again["type"], again["version"]) == ("ok", first["version"])
            for other in (a, b):
                other.until(first["version"])
        assert seen(a) == fresh(served, ada)
        assert seen(b) == fresh(served, ben)


def test_answers_to_other_decisions_are_refused(served: Served) -> None:
    with pair(served) as (a, b, _, _):
        talks = {talk.mine()["seat"]: talk for talk in (a, b)}
        assert a.now
        active, other = talks[a.now["active"]], talks[1 - a.now["active"]]

        def code(talk: Talk, **message: object) -> str:
            before = talk.version
            refused = talk.ask(**message)
            assert talk.version == before
            return str(refused.get("code"))

        assert code(active, type="choose", decision="1w", move="-") == "stale_decision"
        assert code(active, type="choose", decision="1r", move="-") == "stale_decision"
        assert code(active, type="roll", decision="2r") == "stale_decision"
        assert code(active, type="take_back", decision="1w") == "stale_decision"
        assert code(other, type="roll", decision="1r") == "not_your_decision"
        assert code(active, type="roll", decision="1r", roll="66 6666") == "table_refused"
        assert active.ask(type="roll", decision="1r")["type"] == "ok"
        other.until(active.version)
        for decision in ("1c", "2w", "0w", "w", "", "1W", "٣w", "9" * 50 + "w"):
            assert code(other, type="choose", decision=decision, move="-") == "stale_decision"
        assert code(other, type="choose", decision="1w", move="r13") in ("notation", "illegal_move")
        assert code(other, type="choose", decision="1w", move="-", seat=active.mine()["seat"]) == "not_seated"
        assert code(other, type="choose", decision="1w", move="-", seat=7) == "seat_out_of_range"
        assert code(other, type="choose", decision="1w", move="-", seat=-1) == "seat_out_of_range"


def test_a_mistake_of_ours_is_logged_and_told_without_details(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> int:
        raise KeyError("a secret")

    with served.at(served.open("Ada")) as talk:
        with monkeypatch.context() as patch:
            patch.setattr(host.Host, "submit", broken)
            refused = talk.ask(type="start")
        assert refused["code"] == "unavailable"
        assert "secret" not in str(refused)
        assert any(record.exc_info for record in caplog.records)
        assert talk.ask(type="resume")["type"] == "ok", "the connection stays open"
    caplog.clear()


# ── Clients that read slowly, never join, or vanish ──────────────────────────────────────────────────────────────────


@contextmanager
def crowded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waiting: int
) -> Iterator[tuple[Served, Talk, Talk, Message]]:
    """A table with two players. The server's send buffers are small, so a client that does not read is noticed soon."""
    monkeypatch.setattr(sockets, "WAITING", waiting)
    with serving(tmp_path, send_buffer=4096) as served, pair(served) as (a, b, _, ben):
        yield served, a, b, ben


@contextmanager
def slow_client(served: Served, code: str) -> Iterator[Talk]:
    """A client that does not read unless told to."""
    address, port = served.root.removeprefix("http://").split(":")
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect((address, int(port)))
        with served.talk(code, sock=slow, max_queue=1) as talk:
            yield talk


def make_news(served: Served, talk: Talk) -> int:
    """Make news until a client has fallen behind, and return how many."""
    for made in range(0, 5000, 2):
        if served.counts()["rowlock_resyncs_total"]:
            return made
        for command in ("pause", "resume"):
            assert talk.ask(type=command)["type"] == "ok"
    raise AssertionError("no client fell behind")


def end_of(talk: Talk, say: Callable[[], object] | None = None) -> tuple[int, str]:
    """How the server closes a connection whose client keeps saying this, or stays silent."""
    give_up = time.monotonic() + FOR_EVER
    try:
        while time.monotonic() < give_up:
            say() if say else talk.hear()
        raise AssertionError("the connection was not closed")
    except ConnectionClosed as closed:
        ended = closed.rcvd
    if ended:
        return ended.code, ended.reason
    return end_of(talk) if say else (1006, "without a word")


def test_whoever_reads_slowly_is_told_everything_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with crowded(tmp_path, monkeypatch, 20) as (served, a, b, ben), slow_client(served, ben["table"]) as slow:
        slow.say(type="join", token=ben["token"])
        made = make_news(served, a)
        for _ in range(25):
            a.ask(type="pause")
            a.ask(type="resume")
        assert b.until(a.version).table == a.table, "the others hear everything right away"
        slow.until(a.version)
        assert len(slow.told) < made + 50
        assert [told["type"] for told in slow.told].count("welcome") >= 2
        assert seen(slow) == seen(b)
        play(a, b, until="white")
        assert seen(slow.until(b.version)) == seen(b), "and then play goes on"
        assert slow.ask(**(slow.wish() or {}))["type"] == "ok"


def test_whoever_cannot_be_told_anew_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A connection that stays open but has gone silent would be worse."""

    async def down(*_: object) -> None:
        raise StoreUnavailable("the database does not answer")

    monkeypatch.setattr(host.Host, "resync", down)
    with crowded(tmp_path, monkeypatch, 5) as (served, a, _, ben):
        with slow_client(served, ben["table"]) as slow:
            slow.say(type="join", token=ben["token"])
            make_news(served, a)
            assert end_of(slow) == (1013, "please reconnect in a moment")
        with served.at(ben) as again:
            assert again.version >= a.version
    assert "the database does not answer" in caplog.text
    caplog.clear()


def test_whoever_never_reads_and_never_joins_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with crowded(tmp_path, monkeypatch, 5) as (served, _, _, ben), slow_client(served, ben["table"]) as slow:
        for _ in range(5000):
            slow.say(type="x")
            if served.counts()["rowlock_resyncs_total"]:
                break
        assert end_of(slow) == (4008, "reading too slowly")


@contextmanager
def join_in_time(served: Served, held: Message) -> Iterator[Talk]:
    """Join before the timeout; on a slow machine that may take more than one attempt."""
    for _ in range(100):
        with suppress(ConnectionClosed), ExitStack() as stack:
            joined = stack.enter_context(served.at(held))
            kept = stack.pop_all()
            break
    with kept:
        yield joined


def test_whoever_does_not_join_in_time_is_sent_away(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the client is silent or keeps sending other messages."""
    held = served.open("Ada")
    monkeypatch.setattr(sockets, "_PATIENCE", 0.3)
    with (
        join_in_time(served, held) as joined,
        served.talk(held["table"]) as noisy,
        served.talk(held["table"]) as silent,
    ):
        assert end_of(noisy, lambda: noisy.ask(type="start")) == (4001, "did not join in time")
        assert end_of(silent) == (4001, "did not join in time")
        assert joined.ask(type="resume")["type"] == "ok"


def test_writing_to_somebody_who_is_gone_is_no_mistake(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        node = Node(Settings(database=""), MemoryStore(), LocalBus())
        held = await node.host.open(protocol.NewTable(names=("Ada",)))
        events = iter(({"type": "websocket.receive", "text": '{"type": "join"}'}, {"type": "websocket.disconnect"}))
        tried = asyncio.Event()

        async def receive() -> Message:
            event = next(events)
            if event["type"] == "websocket.disconnect":
                await tried.wait()
            return event

        async def send(message: object) -> None:
            tried.set()
            raise ConnectionResetError

        await sockets.Connection(node, held.table, {"client": None}, receive, send).run()
        assert node.host.load[1] == 0
        await node.host.close()

    asyncio.run(story())
    gc.collect()  # a task that failed without being awaited logs it now
    assert not caplog.records


def vanish(talk: Talk) -> None:
    """Drop a connection the way a phone does when it falls into water."""
    talk.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    talk.socket.socket.close()


@pytest.mark.parametrize("phase", ["lobby", "roll", "white", "white, chosen", "color", "over"])
def test_whoever_vanishes_comes_back_to_the_same_seat(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, phase: str
) -> None:
    monkeypatch.setattr(host, "GRACE", 0.05)
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    before = served.counts()["rowlock_guests"]
    with served.at(ada) as a:
        with served.at(ben) as b:
            if phase != "lobby":
                a.ask(type="start")
                play(a, b, until=phase.split(",")[0])
            if phase == "white, chosen":
                assert b.ask(**(b.wish() or {}))["type"] == "ok"
            a.until(b.version)
            vanish(b)
        wait_until(lambda: served.counts()["rowlock_guests"] == before + 1)
        if phase != "over":
            while not a.table["seats"][(a.until(b.version).mine()["seat"] + 1) % 2]["away"]:
                a.hear()
        with served.talk(ben["table"]) as back:
            back.table = b.table
            assert back.ask(type="join", token=ben["token"], have=b.version)["type"] == "ok"
            a.ask(type="resume")
            back.until(a.version)
            a.until(back.version)
            assert back.mine()["seat"] == b.mine()["seat"]
            assert back.mine()["choice"] == b.mine()["choice"]
            if phase == "lobby":
                assert a.ask(type="start")["type"] == "ok"
            play(a, back)
            assert back.now == a.now
    gc.collect()  # a task that failed without being awaited logs it now
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


HALVES = {
    "nothing": b"",
    "a request": b"GET /api/tables/BCDFGH/socket HTTP/1.1\r\n",
    "the head of a frame": b"\x81",
    "half a message": b"\x81\xfe\x0f\xff\0\0\0\0half",
    "a ping": b"\x89\x80\0\0\0\0",
    "a close": b"\x88\x80\0\0\0\0",
    "noise": b"\xff\xff\xff\xff",
    "a frame without a mask": b"\x81\x05hello",
    "a first part without a second": b"\x01\x81\0\0\0\0x",
}


def test_whoever_breaks_off_or_breaks_the_protocol_harms_nobody(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    held = served.open("Ada")
    address, port = served.root.removeprefix("http://").split(":")
    shake = (
        f"GET /api/tables/{held['table']}/socket HTTP/1.1\r\nHost: {address}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    before = served.counts()["rowlock_guests"]
    with served.at(held) as talk:
        for half in HALVES.values():
            for sent in (shake + half, half, shake[: len(shake) // 2] + half):
                with socket.create_connection((address, int(port))) as connection:
                    connection.sendall(sent)
            assert talk.ask(type="resume")["type"] == "ok"
    wait_until(lambda: served.counts()["rowlock_guests"] == before)
    gc.collect()  # a task that failed without being awaited logs it now
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


def test_a_message_beyond_all_measure_ends_the_connection_and_no_other(served: Served) -> None:
    held = served.open("Ada")
    with served.at(held) as ada, served.at(held) as other:
        ada.say("x" * 1_000_000)
        assert ada.hear()["code"] == "too_large"
        assert end_of(ada, lambda: ada.say("x" * 1_100_000))[0] in (1009, 1006), "the network may swallow the reason"
        assert other.ask(type="resume")["type"] == "ok"


def test_a_message_in_many_frames_is_one_message(served: Served) -> None:
    with served.at(served.open("Ada")) as talk:
        talk.socket.send(iter(['{"type": "res', 'ume", ', '"id": 7', "7}"]))
        assert talk.hear() == {"type": "ok", "id": 77, "version": talk.version}


@pytest.mark.parametrize("message", [{"type": "resume"}, {"type": "join"}, {"type": "x"}])
def test_whoever_sends_much_at_once_is_answered_in_order(served: Served, message: Message) -> None:
    """Even if it all arrives in one piece: that is no sign of a slow reader."""
    with served.at(served.open("Ada")) as talk:
        texts = [json.dumps({**message, "id": 1000 + number}).encode() for number in range(400)]
        frames = [b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text for text in texts]
        talk.socket.socket.sendall(b"".join(frames))
        assert [talk.hear()["id"] for _ in range(400)] == list(range(1000, 1400))


# ── Who may open a socket ────────────────────────────────────────────────────────────────────────────────────────────


def opens(served: Served, origin: str | None, **options: Any) -> bool:
    try:
        with served.connect("BCDFGH", origin=origin, **options):
            return True
    except InvalidStatus as refused:
        return refused.response.status_code != 403


def test_pages_of_other_sites_may_not_open_a_socket(served: Served) -> None:
    host_and_port = served.root.removeprefix("http://")
    assert opens(served, None)
    assert opens(served, served.root)
    assert opens(served, f"https://{host_and_port}"), "a proxy may terminate TLS for us"
    for foreign in (
        "https://example.org",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        f"http://localhost:{host_and_port.split(':')[1]}",
        f"http://{host_and_port}.example.org",
        f"http://{host_and_port}@example.org",
        f"http://example.org/{host_and_port}",
        f"http://example.org?{host_and_port}",
        host_and_port,
        "null",
        "file://",
        "http://[",
        "http://[::1",
        "é",
        "//",
        "*",
    ):
        assert not opens(served, foreign), foreign


def test_the_host_is_what_the_browser_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=("games.example",)) as served:
        check_hosts(served)


def check_hosts(served: Served) -> None:
    """Check that the page's origin is compared with the host that was asked for."""
    assert not opens(served, "http://games.example")
    # A client that is not a browser can send any Host; a page's script cannot.
    request = "GET /api/tables/BCDFGH/socket HTTP/1.1\r\n{}Origin: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    address, port = served.root.removeprefix("http://").split(":")
    for host_line, origin, status in (
        ("Host: games.example\r\n", "http://games.example", "101"),
        ("Host: games.example:8620\r\n", "http://games.example", "403"),
        ("", "null", "403"),
        ("", "http://", "403"),
        ("Host:\r\n", "null", "403"),
    ):
        with socket.create_connection((address, int(port))) as connection:
            connection.sendall((request.format(host_line, origin) + key).encode())
            assert connection.recv(1000).split()[1].decode() == status, (host_line, origin)


def test_sites_that_are_named_may_open_a_socket(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://example.org", "https://other.example:8443")) as served:
        assert opens(served, "https://example.org")
        assert opens(served, "https://other.example:8443")
        assert opens(served, served.root)
        for foreign in (
            "http://example.org",
            "https://example.org:8443",
            "https://example.org/",
            "https://x.example.org",
        ):
            assert not opens(served, foreign), foreign


@pytest.mark.parametrize("path", ["/", "/socket", "/api/tables/BCDFGH", "/health", "/assets/page-1.js", "/%00", "/t/x"])
def test_there_are_no_sockets_elsewhere(served: Served, path: str) -> None:
    address = f"ws{served.url.removeprefix('http')}{path}"
    with pytest.raises(WebSocketException), connect(address, proxy=None, open_timeout=FOR_EVER):
        pass
