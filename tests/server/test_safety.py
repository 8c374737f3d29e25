"""What must never happen: leaked secrets, files served from outside the page, missing headers, a 500 for nonsense."""

import hmac
import json
import logging
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from rowlock import Record
from rowlock.server.answers import HEADERS
from rowlock.server.limits import Rate
from rowlock.server.settings import PAGE as BUILT
from rowlock.table.host import Host
from rowlock.table.opening import hashed
from serving import PAGE, Message, Served, Talk, limits, make_page, play, serving
from waiting import FOR_EVER

pytestmark = pytest.mark.usefixtures("calm")


# ── Headers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_headers(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], (answer.request.url, name)
    assert "set-cookie" not in answer.headers
    assert "server" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_every_answer_has_the_headers(served: Served, tmp_path: Path) -> None:
    code = served.open("Ada")["table"]
    etag = served.get("/assets/page-1.js").headers["etag"]
    answers = {
        200: [served.get(path) for path in ("/", "/health", "/metrics", "/status", "/api/variants", "/t/bcdfgh")],
        201: [served.post("/api/tables", {"names": ["Ada"]})],
        206: [served.get("/icon.svg", headers={"range": "bytes=0-3"})],
        304: [served.get("/assets/page-1.js", headers={"if-none-match": etag})],
        400: [served.post("/api/tables", {}), served.get("/icon.svg", headers={"range": "bytes=x"})],
        404: [served.get("/nothing"), served.get("/api/tables/BCDFGH"), served.ask("HEAD", "/nothing")],
        405: [served.ask("PUT", "/api/tables"), served.ask("POST", "/assets/page-1.js")],
        413: [served.ask("POST", "/api/tables", content=b"x" * 100_000, headers={"content-type": "application/json"})],
        416: [served.get("/icon.svg", headers={"range": "bytes=999999-"})],
        422: [served.get(f"/api/tables/{code}/record.txt")],
    }
    with serving(tmp_path, limits=limits(requests=Rate(0, 0)), page=tmp_path / "nowhere") as other:
        answers |= {429: [other.get("/health")], 503: [other.get("/")]}
    for status, group in answers.items():
        for answer in group:
            assert answer.status_code == status, answer.request.url
            check_headers(answer)


def test_even_a_mistake_of_ours_has_the_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look(self: Host, table_id: str) -> object:
        raise KeyError("a secret")

    monkeypatch.setattr(Host, "look", look)
    page = make_page(tmp_path)
    with serving(tmp_path, page=page) as served:
        (page / "index.html").unlink()
        for path in ("/api/tables/BCDFGH", "/"):
            answer = served.get(path)
            assert (answer.status_code, answer.json()["code"]) == (500, "unavailable")
            assert "secret" not in answer.text
            check_headers(answer)
    assert len([record for record in caplog.records if record.exc_info]) == 2
    caplog.clear()


def test_the_policy_lets_no_foreign_or_inline_code_run() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert (policy["object-src"], policy["base-uri"], policy["frame-ancestors"]) == ("'none'",) * 3
    assert policy["form-action"] == "'self'"
    assert not re.search(r"unsafe-inline|'unsafe-eval'|\*|https?:", HEADERS["content-security-policy"])
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'", "devices run Python, but scripts evaluate nothing"
    assert not {"style-src", "connect-src", "worker-src"} & {
        name for name, allowed in policy.items() if allowed != "'self'"
    }


def test_the_built_page_keeps_to_the_policy(tmp_path: Path) -> None:
    if not (BUILT / "index.html").exists():
        pytest.skip("the page is not built; ./go test builds it")
    with serving(tmp_path, page=BUILT, base_path="/games") as served:
        html = served.get("/").text
        assert not re.search(r"<style|\bstyle=|\bon\w+=|<script(?![^>]*\bsrc=)|javascript:|<base", html)
        linked = re.findall(r'(?:src|href)="([^"]+)"', html)
        assert linked
        for link in linked:
            assert not re.match(r"https?:|//|data:", link), link
            asset = served.client.get(httpx.URL(served.url + "/").join(link))
            assert asset.status_code == 200
            if "/assets/" in link:
                assert "immutable" in asset.headers["cache-control"]


def test_only_files_whose_name_changes_are_kept_for_ever(served: Served) -> None:
    """Even if the whole page is in a folder called assets, as it is here."""
    assert "immutable" in served.get("/assets/page-1.js").headers["cache-control"]
    for path in ("/", "/icon.svg", "/index.html"):
        assert served.get(path).headers["cache-control"] == "no-cache"
    for path in ("/health", "/api/variants", "/api/tables/BCDFGH"):
        assert served.get(path).headers["cache-control"] == "no-store"


# ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def raw(served: Served, request: bytes) -> bytes:
    """The server's answer to exactly these bytes."""
    address, port = served.root.removeprefix("http://").split(":")
    with socket.create_connection((address, int(port)), FOR_EVER) as connection:
        try:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: connection.recv(65536), b""))
        except ConnectionError:  # the server has hung up
            return b""


PATHS = [
    "/../secret.txt",
    "/../../tables.db",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/%252e%252e/secret.txt",
    "/%c0%ae%c0%ae/secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/....//secret.txt",
    "/./../secret.txt",
    "//secret.txt",
    "///etc/passwd",
    "/%2fetc/passwd",
    "/etc/passwd",
    "/linked.txt",
    "/secret.txt%00",
    "/secret.txt%00.js",
    "/%00",
    "/%",
    "/%zz",
    "/%ff%fe",
    "/%u002e",
    "/\\..\\secret.txt",
    "/assets",
    "/assets/",
    "/index.html/",
    "/index.html/../../secret.txt",
    "/?%",
    "/#x",
    "/;x",
    "/~root",
    "/con",
    "/" + "a" * 300,
    "/" + "a" * 60_000,
    "/" + "a/" * 20_000,
    "/" + "%2e%2e%2f" * 2000 + "etc/passwd",
    "/t/" + "x" * 5000,
    "/t/%0d%0aSet-Cookie:%20x=1",
    "/t/%2f%2fexample.org",
    "/api/tables/%0d%0aX:%20y",
    "/api/tables/" + "%F0%9F%8E%B2" * 1000,
    "/api/tables/../../secret.txt",
    "/api/variants/..%2f..%2fsecret.txt/sheet.svg",
    "/api/variants/%00/sheet.svg",
    "http://example.org/",
    "http://example.org/../secret.txt",
    "*",
    "x",
    "",
]


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS"])
def test_no_path_leads_out_of_the_page(tmp_path: Path, method: str) -> None:
    page = make_page(tmp_path)
    (page / "linked.txt").symlink_to(page.parent / "secret.txt")
    with serving(tmp_path, page=page) as served:
        for path in PATHS:
            answer = raw(served, f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            assert re.match(rb"HTTP/1\.1 [234]\d\d |$", answer), (path[:60], answer[:60])
            body = answer.partition(b"\r\n\r\n")[2]
            assert body != b"secret", path
            assert b"root:" not in body
            assert b"set-cookie" not in answer.lower()
            assert b"SQLite" not in body
        assert served.get("/health").status_code == 200


POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
REQUESTS = {
    "many headers": b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
    + b"".join(b"X-%d: y\r\n" % n for n in range(2000))
    + b"\r\n",
    "a long header": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 60_000 + b"\r\n\r\n",
    "bytes in a header": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: \xff\xfe\xc3\xa9\r\n\r\n",
    "NUL in a header": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: \0\r\n\r\n",
    "a folded header": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n",
    "no host": b"GET /t/x HTTP/1.1\r\n\r\n",
    "two hosts": b"GET /health/ HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    "a strange host": b"GET /health/ HTTP/1.1\r\nHost: [::1:]:x@y/z?\r\n\r\n",
    "bytes as a host": b"GET /health/ HTTP/1.1\r\nHost: \xff\xe9\r\n\r\n",
    "a length below zero": POST + b"Content-Length: -1\r\n\r\n{}",
    "no length": POST + b"Content-Length: x\r\n\r\n{}",
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "chunks that are none": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "chunks and a length": POST + b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "an expectation": POST + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
    "an odd range": b"GET /icon.svg HTTP/1.1\r\nHost: localhost\r\nRange: bytes=5-1,-,9-\r\n\r\n",
    "many ranges": b"GET /icon.svg HTTP/1.1\r\nHost: localhost\r\nRange: bytes=" + b"0-1," * 2000 + b"0-1\r\n\r\n",
    "a date that is none": b"GET /icon.svg HTTP/1.1\r\nHost: localhost\r\nIf-Modified-Since: yesterday\r\n\r\n",
    "an old version": b"GET /health HTTP/1.0\r\n\r\n",
    "no version": b"GET /health\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "an upgrade to something else": b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: h2c\r\n\r\n",
    "a socket without a key": b"GET /api/tables/BCDFGH/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\n\r\n",
    "a socket with odd bytes": b"GET /api/tables/%ff/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nOrigin: \xff\xe9\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
}


@pytest.mark.parametrize("odd", REQUESTS)
def test_no_request_is_a_mistake_of_ours(served: Served, odd: str) -> None:
    answer = raw(served, REQUESTS[odd].replace(b"HTTP/1.1\r\n", b"HTTP/1.1\r\nConnection: close\r\n", 1))
    assert re.match(rb"HTTP/1\.[01] [1234]\d\d |$", answer), answer[:100]
    assert served.get("/health").status_code == 200


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Overheard:
    """Everything that anybody is told; the answers that hand out tokens are kept apart."""

    def __init__(self) -> None:
        self.given: list[Message] = []
        self.told: list[str] = []

    def held(self, answer: Message) -> Message:
        self.given.append(answer)
        self.told.append(json.dumps({**answer, "token": ""}))
        return answer

    def look(self, served: Served, code: str) -> None:
        """Collect everything about a table that is available over HTTP."""
        for path in ("", "/record.txt", "/record.json", "/sheet.svg", "/socket"):
            answer = served.get(f"/api/tables/{code}{path}")
            self.told += [answer.text, str(answer.headers)]
        for path in ("/", "/metrics", "/status", "/status.json", "/health", "/api/openapi.json", "/api/tables"):
            self.told.append(served.get(path).text)

    def hear(self, *talks: Talk) -> None:
        for talk in talks:
            self.told += map(json.dumps, talk.told)

    def holds(self, secret: str) -> bool:
        return any(secret in text for text in self.told)


def secrets_of(database: Path, table: str) -> tuple[str, set[str]]:
    """The seed and the token hashes of a table, as stored in the database."""
    connection = sqlite3.connect(database)
    try:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = [str(row) for (name,) in tables for row in connection.execute(f'SELECT * FROM "{name}"')]
    finally:
        connection.close()
    text = "".join(row for row in rows if table in row or '"sat"' in row)
    (seed,) = re.findall(r'"seed":\s*"([0-9a-f]{64})"', text)
    return seed, set(re.findall(r'"token":\s*"([0-9a-f]{64})"', text))


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Everything that rowlock logs, down to DEBUG; what the tests' own clients log does not matter."""
    with caplog.at_level(logging.DEBUG, "rowlock"):
        yield caplog


def test_secrets_are_told_to_nobody_else(tmp_path: Path, logged: pytest.LogCaptureFixture) -> None:
    overheard = Overheard()
    with serving(tmp_path) as served, ExitStack() as stack:
        ada = overheard.held(served.open("Ada"))
        ben = overheard.held(served.sit(ada["table"], "Ben"))
        cleo = overheard.held(served.sit(ada["table"], "Cleo"))
        code = ada["table"]
        a, b, c = (stack.enter_context(served.at(held)) for held in (ada, ben, cleo))
        watcher = stack.enter_context(served.at({"table": code}))
        eve = stack.enter_context(served.talk(code))
        for wrong in (ben["token"][::-1], "x"):
            assert eve.ask(type="join", token=wrong)["code"] == "not_seated"
        overheard.hear(eve)
        overheard.look(served, code)
        a.ask(type="start")
        overheard.look(served, code)
        for phase in ("white", "color", "roll"):
            play(a, b, c, until=phase)
            overheard.look(served, code)
        for talk in (a, b, c, watcher):
            talk.refused("nonsense")
            talk.refused(type="choose", decision="99w", move="-")
        seed, hashes = secrets_of(tmp_path / "tables.db", code)
        assert hashes == {hashed(held["token"]) for held in overheard.given}, "the database has only hashes"
        overheard.hear(a, b, c, watcher)
        assert not overheard.holds(seed)
        play(a, b, c)
        rematch = a.ask(type="rematch")
        assert rematch["type"] == "ok"
        watcher.until(rematch["version"])
        overheard.look(served, code)
        overheard.look(served, watcher.table["rematch"])
        overheard.hear(a, b, c, watcher)
        assert overheard.holds(seed), "everybody sees it after the end"
        with served.talk(watcher.table["rematch"]) as again:
            assert again.ask(type="join", token=ben["token"])["type"] == "ok"
            overheard.hear(again)
    overheard.told += [f"{record.getMessage()} {record.exc_info}" for record in logged.records]
    for held in overheard.given:
        assert not overheard.holds(held["token"])
        assert not overheard.holds(hashed(held["token"]))


def test_the_check_for_secrets_sees_them(served: Served) -> None:
    overheard = Overheard()
    held = served.open("Ada")
    with served.at(held) as talk:
        talk.refused(type="choose", decision=held["token"], move="-")
        talk.refused(type="add_bot", player=held["token"])
        overheard.hear(talk)
    assert overheard.holds(held["token"])


def scripted(served: Served, move: str) -> tuple[list[str], list[str]]:
    """What Ben, a watcher and HTTP are told before and after Ada's white choice lands, with real dice."""
    ada = served.open("Ada", dice="real")
    ben = served.sit(ada["table"], "Ben")
    told: list[str] = []
    with served.at(ada) as a, served.at(ben) as b, served.at({"table": ada["table"]}) as watcher:
        a.ask(type="start", first=0)
        a.ask(type="roll", decision="1r", roll="34 2516")
        version = a.ask(type="choose", decision="1w", move=move)["version"]
        for talk in (b, watcher):
            talk.until(version)
            told += map(json.dumps, talk.told)
        with served.at(ben) as late, served.at({"table": ada["table"]}, have=3) as later:
            told += map(json.dumps, [*late.told, *later.told])
        for path in ("", "/record.txt", "/record.json"):
            told.append(served.get(f"/api/tables/{ada['table']}{path}").text)
        told.append(json.dumps(b.ask(type="take_back", decision="1w")))
        b.ask(type="choose", decision="1w", move="-")
        after = [json.dumps(watcher.until(b.version).told[-1])]
    return [text.replace(ada["table"], "CODE") for text in told], after


def test_nobody_learns_of_a_choice_that_lies_face_down(served: Served) -> None:
    """Whatever Ada chooses, everybody else is told exactly the same until it lands."""
    passed, crossed = scripted(served, "-"), scripted(served, "r7")
    assert passed[0] == crossed[0]
    assert passed[1] != crossed[1]


def test_tokens_are_compared_in_constant_time(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []

    def spy(one: str, other: str) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    monkeypatch.setattr("rowlock.table.table.compare_digest", spy)
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    compared.clear()
    with served.talk(ada["table"]) as talk:
        assert talk.ask(type="join", token="0" * 32)["code"] == "not_seated"
    seats = {hashed(held["token"]) for held in (ada, ben)}  # other tables on this server may still be in use
    assert {pair for pair in compared if pair[0] in seats} == {(seat, hashed("0" * 32)) for seat in seats}


# ── Names ────────────────────────────────────────────────────────────────────────────────────────────────────────────

NAMES = {
    "  Ada\t\n Lovelace ": "Ada Lovelace",
    "A\u0301da": "Áda",
    "\u202eada\u2066": "ada",
    "A\0d\x07a\x1b[31m": "Ada[31m",
    "Ada, Ben # x": "Ada Ben x",
    "<script>1</script>": "<script>1</script>",
    "'\"&;%s{}": "'\"&;%s{}",
    "骰子 🎲": "骰子 🎲",
    "a\u200b\ufeffb": "ab",
    "Ada\r\n1  34 2516  r7": "Ada 1 34 2516 r7",
    "\u2028x\u2029y\x85z": "x y z",
}


def test_names_are_cleaned_wherever_they_are_shown(served: Served) -> None:
    for given, name in NAMES.items():
        ada = served.open(given, "Ben")
        with served.at(ada) as talk:
            assert talk.table["seats"][0]["name"] == name
            talk.ask(type="start")
        answer = served.get(f"/api/tables/{ada['table']}/record.txt")
        assert Record.parse(answer.text).names == (name, "Ben")
        assert answer.headers["content-type"].startswith("text/plain")
        assert served.get(f"/api/tables/{ada['table']}/record.json").json()["seats"] == [name, "Ben"]


def test_the_small_page_is_served_as_it_is(served: Served) -> None:
    for name, text in PAGE.items():
        assert served.get(f"/{name}").text == text
    assert served.get("/assets/page-1.js").headers["content-type"].startswith("text/javascript")
