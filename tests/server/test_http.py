"""The HTTP API of a real server."""

import json
import re
import socket
from pathlib import Path

import httpx
import pytest

from dice_play import inputs
from rowlock import Record, replay, scores, variant, variants
from rowlock.cli import main
from rowlock.errors import StoreUnavailable
from rowlock.handbook import page
from rowlock.handbook.words import LANGUAGES
from rowlock.rules.dice.notation import parse_sheet
from rowlock.server.lost_page import TEXTS
from rowlock.table.fair import Proof, verify
from rowlock.table.host import Host
from rowlock.table.names import CODE_LETTERS
from serving import PAGE, Message, Served, limits, play, serving

pytestmark = pytest.mark.usefixtures("calm")

JSON = {"content-type": "application/json"}
OWN = """
id = "small"
name = "Small"
about = "Two rows are enough."
sheet = '''
red     2 3 4 5 6 7 8 9 10 11 [12]
yellow  2 3 4 5 6 7 8 9 10 11 [12]
green   12 11 10 9 8 7 6 5 4 3 [2]
blue    12 11 10 9 8 7 6 5 4 3 [2]
'''
"""


def problem(answer: httpx.Response, status: int, code: str, path: str = "") -> Message:
    """The body of an answer, which must be a refusal of this kind."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    told: Message = answer.json()
    assert set(told) == {"code", "message", "path"}
    assert (told["code"], told["path"]) == (code, path)
    assert told["message"]
    return told


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_opened_and_found_by_its_code(served: Served) -> None:
    answer = served.post("/api/tables", {"names": ["Ada"]})
    held = answer.json()
    assert answer.status_code == 201
    assert set(held) == {"table", "seats", "token"}
    assert re.fullmatch(f"[{CODE_LETTERS}]{{6}}", held["table"])
    assert re.fullmatch("[0-9a-f]{32}", held["token"])
    assert held["seats"] == [0]
    assert answer.headers["location"] == f"/api/tables/{held['table']}"
    assert answer.headers["cache-control"] == "no-store"
    seen = served.get(answer.headers["location"]).json()
    assert (seen["type"], seen["version"], seen["now"], seen["yours"]) == ("welcome", 2, None, [])
    assert seen["table"]["code"] == held["table"]
    assert seen["table"]["status"] == "lobby"
    assert [seat["name"] for seat in seen["table"]["seats"] if seat["name"]] == ["Ada"]


def test_a_code_may_be_typed_as_people_do(served: Served) -> None:
    code = served.open("Ada")["table"]
    for typed in (code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:3]}%20{code[3:].lower()}", f"-{code}-"):
        assert served.get(f"/api/tables/{typed}").json()["table"]["code"] == code
        with served.talk(typed) as talk:
            assert talk.ask(type="join")["type"] == "ok"
            assert talk.table["code"] == code


@pytest.mark.parametrize(
    "code", ["BCDFGH", "x", "AEIOUY", "B" * 5000, "%00", "%F0%9F%8E%B2", "%ff%fe", "%2e%2e", "%2E", "B'--", "*"]
)
def test_a_code_that_opens_nothing(served: Served, code: str) -> None:
    told = problem(served.get(f"/api/tables/{code}/record.json"), 404, "unknown_table")
    assert len(told["message"]) < 120
    problem(served.post(f"/api/tables/{code}/seats", {"name": "Ada"}), 404, "unknown_table")


def test_people_sit_down(served: Served) -> None:
    code = served.open("Ada")["table"]
    ben = served.post(f"/api/tables/{code.lower()}/seats", {"name": "  Ben \u202e\n "})
    assert ben.status_code == 201
    assert ben.json()["table"] == code
    assert ben.json()["seats"] == [1]
    cleo = served.post(f"/api/tables/{code}/seats", {"name": "Cleo", "seat": 5}).json()
    assert cleo["seats"] == [5]
    names = [seat["name"] for seat in served.get(f"/api/tables/{code}").json()["table"]["seats"]]
    assert names == ["Ada", "Ben", "", "", "", "Cleo", "", ""]
    problem(served.post(f"/api/tables/{code}/seats", {"name": "BEN"}), 409, "name_taken")
    problem(served.post(f"/api/tables/{code}/seats", {"name": "Dan", "seat": 5}), 409, "table_full")
    problem(served.post(f"/api/tables/{code}/seats", {"name": "Dan", "seat": -1}), 409, "table_full")
    problem(served.post(f"/api/tables/{code}/seats", {"name": "\u200b"}), 422, "table_refused")
    for number in range(5):
        served.sit(code, f"Guest {number}")
    problem(served.post(f"/api/tables/{code}/seats", {"name": "Zoe"}), 409, "table_full")


@pytest.mark.parametrize(
    "name", ["", " ", "\t\r\n", "\0", "\u202e\u2066", "x" * 21, "é" * 21, "a" + "\u0301\u0323" * 9000, ",,,", "#"]
)
def test_names_that_nobody_can_have(served: Served, name: str) -> None:
    problem(served.post("/api/tables", {"names": [name]}), 422, "table_refused")


def test_a_table_is_set_up_as_asked(served: Served) -> None:
    held = served.open("Ada", "Ben", variant="longo", dice="real", clock=30, bots=["otto", "otto"])
    assert held["seats"] == [0, 1]
    seen = served.get(f"/api/tables/{held['table']}").json()
    assert (seen["variant"]["id"], seen["table"]["dice"], seen["table"]["clock"]) == ("longo", "real", 30)
    assert seen["table"]["fair"] is None
    assert [seat["kind"] for seat in seen["table"]["seats"]][:5] == ["person", "person", "bot", "bot", "empty"]


BAD_TABLES: list[tuple[Message, int, str, str]] = [
    ({}, 400, "bad_message", "$.names"),
    ({"names": "Ada"}, 400, "bad_message", "$.names"),
    ({"names": [7]}, 400, "bad_message", "$.names[0]"),
    ({"names": ["Ada"], "seed": "00"}, 400, "bad_message", "$.seed"),
    ({"names": ["Ada"], "dice": "loaded"}, 400, "bad_message", "$.dice"),
    ({"names": ["Ada"], "clock": "5"}, 400, "bad_message", "$.clock"),
    ({"names": ["Ada"], "bots": "otto"}, 400, "bad_message", "$.bots"),
    ({"names": []}, 422, "bad_setup", ""),
    ({"names": ["Ada", "ada"]}, 409, "name_taken", ""),
    ({"names": list("ABCDEFGHI")}, 409, "table_full", ""),
    ({"names": ["Ada"], "clock": 1}, 422, "bad_setup", ""),
    ({"names": ["Ada"], "clock": -30}, 422, "bad_setup", ""),
    ({"names": ["Ada"], "clock": 1e300}, 422, "bad_setup", ""),
    ({"names": ["Ada"], "bots": ["deep blue"]}, 422, "bad_setup", ""),
    ({"names": ["Ada"], "bots": ["otto"] * 5000}, 422, "bad_setup", ""),
    ({"names": ["Ada"], "variant": "chess"}, 404, "unknown_variant", ""),
    ({"names": ["Ada"], "variant": "\0"}, 404, "unknown_variant", ""),
    ({"names": ["Ada"], "toml": "id ="}, 422, "variant_invalid", ""),
    ({"names": ["Ada"], "toml": "id = " + "[" * 3000}, 422, "variant_invalid", ""),
    ({"names": ["Ada"], "toml": OWN, "variant": "classic"}, 422, "bad_setup", ""),
    ({"names": ["Ada"], "record": "hello"}, 422, "notation", ""),
    ({"names": ["Ada"], "record": "variant classic\nseats Ada\n1  34 2516  r9"}, 422, "bad_setup", ""),
]


@pytest.mark.parametrize("number", range(len(BAD_TABLES)))
def test_a_table_that_cannot_be_opened(served: Served, number: int) -> None:
    body, status, code, path = BAD_TABLES[number]
    problem(served.post("/api/tables", body), status, code, path)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{code}/seats"])
def test_bodies_that_are_no_request(served: Served, path: str) -> None:
    path = path.format(code=served.open("Ada")["table"])
    for body in (b"", b"hello", b"\xff", b"[]", b"7", b"{", b"[" * 60_000, b'{"a":' * 9_000):
        problem(served.ask("POST", path, content=body, headers=JSON), 400, "bad_message", "$")
    problem(served.ask("POST", path, content=b" " * 65_537, headers=JSON), 413, "too_large", "$")
    problem(served.ask("POST", path, content=(b"x" * 1000 for _ in range(100)), headers=JSON), 413, "too_large", "$")


def test_a_variant_that_would_take_long_to_read_is_refused_at_once(served: Served) -> None:
    """Parsing a dotted TOML key takes time quadratic in the number of its parts."""
    problem(served.post("/api/tables", {"names": ["Ada"], "toml": ".".join("a" * 30_000) + " = 1"}), 422, "bad_setup")


def test_a_request_that_breaks_off_is_nobodys_fault(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    host, port = served.root.removeprefix("http://").split(":")
    for part in (
        "POST /api/tables HTTP/1.1\r\n",
        'POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"',
    ):
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(part.encode())
    assert served.get("/health").status_code == 200
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# ── Records ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_that_has_not_started_has_no_record(served: Served) -> None:
    code = served.open("Ada")["table"]
    for ending in ("txt", "json"):
        problem(served.get(f"/api/tables/{code}/record.{ending}"), 422, "table_refused")


def test_white_choices_that_lie_face_down_are_not_in_the_record(served: Served) -> None:
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada) as a, served.at(ben) as b:
        a.ask(type="start")
        play(a, b, until="white")
        b.until(a.version)
        seat = a.mine()["seat"]
        crosses = next(move for move in a.mine()["legal"] if move != "-")
        version = a.ask(type="choose", decision=a.now and a.now["decision"], move=crosses)["version"]
        assert a.mine()["choice"] == crosses
        view = served.get(f"/api/tables/{ada['table']}/record.json").json()
        text = served.get(f"/api/tables/{ada['table']}/record.txt").text
        assert view["text"] == text
        shown = Record.parse(text)
        assert len(shown.turns) == 1
        assert shown.turns[0].white == (None, None)
        assert not any(list(replay(shown))[-1].sheets[seat].crosses)
        assert "# seed" not in text
        assert view["over"] is False
        b.until(version)
        b.ask(**(b.wish() or {}))
        play(a, b, until="color")
        landed = Record.parse(served.get(f"/api/tables/{ada['table']}/record.txt").text)
        assert str(landed.turns[0].white[seat]) == crosses


@pytest.fixture(scope="module")
def ended(served: Served) -> Message:
    """A table whose playthrough is over."""
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada, salt="0a") as a, served.at(ben) as b:
        a.ask(type="start")
        play(a, b)
        return {**ada, "now": a.now, "seats": a.table["seats"], "fair": a.table["fair"]}


def test_the_record_of_a_table_that_is_over_proves_its_dice(
    served: Served, ended: Message, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = served.get(f"/api/tables/{ended['table']}/record.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'inline; filename="{ended["table"]}.txt"'
    record, proof = Record.parse(answer.text), Proof.parse(answer.text)
    assert proof
    verify(inputs(answer.text), proof)
    assert proof.commitment == ended["fair"]["commitment"]
    last = list(replay(record))[-1]
    assert last.is_over
    assert [str(sheet) for sheet in last.sheets] == ended["now"]["scene"]["sheets"]
    view = served.get(f"/api/tables/{ended['table']}/record.json").json()
    assert view == {
        "table": ended["table"],
        "variant": "classic",
        "toml": "",
        "seats": [seat["name"] for seat in ended["seats"]],
        "over": True,
        "scores": list(scores(last)),
        "text": answer.text,
    }
    (tmp_path / "record.txt").write_text(answer.text)
    with pytest.raises(SystemExit) as end:
        main(["verify", str(tmp_path / "record.txt")])
    assert end.value.code == 0
    assert ended["fair"]["commitment"] in capsys.readouterr().out


def test_a_record_is_continued_at_a_new_table(served: Served, ended: Message) -> None:
    text = served.get(f"/api/tables/{ended['table']}/record.txt").text
    turns = [line for line in text.splitlines() if re.match(r"\d", line)]
    half = text.split(turns[len(turns) // 2])[0]
    names = Record.parse(text).names
    held = served.open(names[0], record=half)
    view = served.get(f"/api/tables/{held['table']}/record.json").json()
    assert view["seats"] == list(names)
    assert Record.parse(view["text"]).turns == Record.parse(half).turns


def test_a_home_made_variant_travels_with_its_record(served: Served) -> None:
    held = served.open("Ada", bots=["otto"], toml=OWN)
    with served.at(held) as ada:
        ada.ask(type="start")
    view = served.get(f"/api/tables/{held['table']}/record.json").json()
    assert (view["variant"], view["toml"]) == ("small", OWN)
    assert served.get(f"/api/tables/{held['table']}").json()["variant"]["name"] == "Small"


# ── Replays ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("variant", variants())
def test_a_replay_of_a_table_and_of_its_record(served: Served, variant: str) -> None:
    held = served.open("Ada", "Ben", variant=variant)
    with served.at(held) as ada:
        ada.ask(type="start")
        play(ada)
        end = ada.now
    told = served.get(f"/api/tables/{held['table']}/replay").json()
    assert told["moments"][-1]["now"] == end
    assert (told["over"], told["variant"]["id"], told["table"]) == (True, variant, held["table"])
    assert told["record"] == served.get(f"/api/tables/{held['table']}/record.txt").text
    again = served.post("/api/replays", {"record": told["record"]})
    assert again.status_code == 200
    assert again.json()["moments"] == told["moments"]


def test_white_choices_that_lie_face_down_are_in_no_replay(served: Served) -> None:
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    path = f"/api/tables/{ada['table']}/replay"
    with served.at(ada) as a, served.at(ben) as b:
        a.ask(type="start")
        play(a, b, until="white")
        before = served.get(path).json()
        crosses = next(move for move in a.mine()["legal"] if move != "-")
        version = a.ask(type="choose", decision=a.now and a.now["decision"], move=crosses)["version"]
        assert a.mine()["choice"] == crosses
        assert served.get(path).json() == before
        assert "# seed" not in before["record"]
        b.until(version)
        b.ask(**(b.wish() or {}))
        play(a, b, until="color")
    landed = {"type": "crossed", "seat": a.mine()["seat"], "field": crosses, "by_bonus": False}
    assert landed in served.get(path).json()["moments"][-1]["events"]


def test_a_replay_of_a_home_made_variant_needs_its_text(served: Served) -> None:
    record = "variant small\nseats Ada\n"
    assert served.post("/api/replays", {"record": record, "toml": OWN}).json()["variant"]["name"] == "Small"
    problem(served.post("/api/replays", {"record": record}), 404, "unknown_variant")
    problem(served.post("/api/replays", {"record": record, "toml": "id ="}), 422, "variant_invalid")


def test_a_replay_of_what_is_none(served: Served) -> None:
    problem(served.get(f"/api/tables/{served.open('Ada')['table']}/replay"), 422, "table_refused")
    problem(served.post("/api/replays", {"record": "hello"}), 422, "notation")
    problem(
        served.post("/api/replays", {"record": "variant classic\nseats Ada\n1  34 2516  r8"}), 422, "record_illegal"
    )
    problem(served.post("/api/replays", {}), 400, "bad_message", "$.record")
    problem(served.post("/api/replays", {"record": "#" * 70_000}), 413, "too_large", "$")


def test_a_score_pad_is_worked_out_from_its_marks(served: Served) -> None:
    told = served.post("/api/pads", {"variant": "classic", "marks": ["r2", "r3", "p", "b!"], "explain": "b5"}).json()
    assert (told["sheet"], told["score"], told["closed"]) == ("r2.r3 - - - p1", -2, ["blue"])
    assert (told["why"]["reason"], told["why"]["facts"]) == ("closed", {"row": "blue"})
    assert served.post("/api/pads", {}).json()["variant"]["id"] == variants()[0]
    assert served.post("/api/pads", {"toml": OWN}).json()["variant"]["name"] == "Small"


def test_bad_marks_are_refused_and_named(served: Served) -> None:
    refused = problem(served.post("/api/pads", {"marks": ["r5", "r4"]}), 422, "illegal_move")
    assert refused["message"].startswith("mark 2, r4: ")
    problem(served.post("/api/pads", {"marks": ["r5", "x"]}), 422, "notation")
    problem(served.post("/api/pads", {"marks": ["p"] * 1000}), 422, "bad_setup")
    problem(served.post("/api/pads", {"variant": "chess"}), 404, "unknown_variant")
    problem(served.post("/api/pads", {"marks": [5]}), 400, "bad_message", "$.marks[0]")
    problem(served.post("/api/pads", {"marks": ["p" * 70_000]}), 413, "too_large", "$")


# ── Sheets, variants, health ─────────────────────────────────────────────────────────────────────────────────────────


def is_sheet(answer: httpx.Response, ending: str, name: str) -> bool:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'inline; filename="{name}.{ending}"'
    if ending == "svg":
        return answer.headers["content-type"] == "image/svg+xml" and answer.text.startswith("<svg ")
    return answer.headers["content-type"] == "application/pdf" and answer.content.startswith(b"%PDF-")


@pytest.mark.parametrize("ending", ["svg", "pdf"])
def test_sheets_to_print(served: Served, ending: str) -> None:
    for name in variants():
        assert is_sheet(served.get(f"/api/variants/{name}/sheet.{ending}"), ending, name)
    code = served.open("Ada", variant="longo")["table"]
    assert is_sheet(served.get(f"/api/tables/{code.lower()}/sheet.{ending}"), ending, "longo")
    strange = OWN.replace('"Small"', '"Größe 骰 💥 <b>&\\" \\u0007"')
    code = served.open("Ada", toml=strange)["table"]
    assert is_sheet(served.get(f"/api/tables/{code}/sheet.{ending}"), ending, "small")
    problem(served.get(f"/api/variants/chess/sheet.{ending}"), 404, "unknown_variant")


def test_a_sheet_that_fits_no_paper(served: Served) -> None:
    starred = OWN.replace("7", "7*").replace("sheet =", 'bar = "' + "R Y G B " * 400 + '"\nsheet =')
    code = served.open("Ada", toml=starred)["table"]
    assert is_sheet(served.get(f"/api/tables/{code}/sheet.svg"), "svg", "small")
    problem(served.get(f"/api/tables/{code}/sheet.pdf"), 422, "bad_setup")


def test_sheets_are_there_in_two_forms(served: Served) -> None:
    code = served.open("Ada")["table"]
    for ending in ("png", "SVG", "svg.exe", "%00"):
        problem(served.get(f"/api/tables/{code}/sheet.{ending}"), 400, "bad_message", "$.ending")
        problem(served.get(f"/api/variants/classic/sheet.{ending}"), 400, "bad_message", "$.ending")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_a_language(served: Served, language: str) -> None:
    for name in variants():
        answer = served.get(f"/api/variants/{name}/rules", params={"lang": language})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
        assert answer.headers["content-language"] == language
        assert answer.text == page(variant(name), language)


@pytest.mark.parametrize(
    ("asked", "language"), [("", "en"), ("tlh", "en"), ("DE", "de"), ("de-AT", "de"), ("../de", "en")]
)
def test_the_rules_in_the_nearest_language(served: Served, asked: str, language: str) -> None:
    answer = served.get("/api/variants/classic/rules", params={"lang": asked})
    assert answer.headers["content-language"] == language
    assert served.get("/api/variants/classic/rules").headers["content-language"] == "en"


def test_the_rules_of_a_table(served: Served) -> None:
    code = served.open("Ada", toml=OWN)["table"]
    assert served.get(f"/api/tables/{code}/rules").text.startswith("# Small\n")
    problem(served.get("/api/tables/BCDFGH/rules"), 404, "unknown_table")
    problem(served.get("/api/variants/chess/rules"), 404, "unknown_variant")


def test_the_printed_variants(served: Served) -> None:
    listed = served.get("/api/variants").json()
    assert [view["id"] for view in listed] == list(variants())
    classic = next(view for view in listed if view["id"] == "classic")
    assert [row["name"] for row in classic["rows"]] == ["red", "yellow", "green", "blue"]
    assert classic["name"] == variant("classic").name


def test_the_bots_that_can_be_seated(served: Served) -> None:
    names = served.get("/api/bots").json()
    assert names == served.get(f"/api/tables/{served.open('Ada', bots=names)['table']}").json()["bots"]
    assert names


def test_health_is_the_databases(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert served.get("/health").json() == {"status": "ok"}

    async def down(self: object, table: str, after: int = 0) -> list[str]:
        raise StoreUnavailable("the database does not answer")

    monkeypatch.setattr("rowlock.server.database.DatabaseStore.load", down)
    problem(served.get("/health"), 503, "store_unavailable")


def test_counts_for_prometheus(served: Served) -> None:
    before = served.counts()
    with served.at(served.open("Ada")) as talk:
        talk.ask(type="pause")
        after = served.counts()

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more('rowlock_requests_total{outcome="201"}') == 1
    assert more('rowlock_messages_total{outcome="ok"}') == 1
    assert more('rowlock_messages_total{outcome="table_refused"}') == 1
    assert after["rowlock_guests"] >= 1
    assert after["rowlock_tables"] >= 1
    assert after["process_max_resident_memory_bytes"] > 1e6


# ── Other requests ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_head_is_an_answer_without_its_body(served: Served) -> None:
    code = served.open("Ada")["table"]
    for path in ("/health", f"/api/tables/{code}", "/api/variants", "/api/openapi.json"):
        head, whole = served.ask("HEAD", path), served.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "POST"])
def test_methods_that_nothing_answers_to(served: Served, method: str) -> None:
    code = served.open("Ada")["table"]
    for path in ("/health", f"/api/tables/{code}", "/api/openapi.json", "/"):
        answer = served.ask(method, path)
        problem(answer, 405, "method_not_allowed")
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}
    if method != "POST":
        answer = served.ask(method, "/api/tables")
        problem(answer, 405, "method_not_allowed")
        assert answer.headers["allow"] == "POST"


@pytest.mark.parametrize(
    "path", ["/api", "/api/table", "/api/tables/BCDFGH/secrets", "/nothing", "/%00", "/%ff", "/assets/../../run.py"]
)
def test_paths_where_nothing_is(served: Served, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = served.ask(method, path)
        assert answer.status_code == 404
        if method == "GET":
            problem(answer, 404, "not_found")


def test_what_nobody_thought_of_is_logged_and_told_without_details(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look(self: Host, table_id: str) -> object:
        raise KeyError(f"a secret of {table_id}")

    monkeypatch.setattr(Host, "look", look)
    before = served.counts().get('rowlock_requests_total{outcome="500"}', 0)
    told = problem(served.get("/api/tables/BCDFGH"), 500, "unavailable")
    assert "secret" not in json.dumps(told)
    logged = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(logged) == 1
    assert logged[0].exc_info
    assert served.counts()['rowlock_requests_total{outcome="500"}'] == before + 1
    caplog.clear()


# ── The page for people who follow a broken link ─────────────────────────────────────────────────────────────────────

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def test_a_browser_gets_a_page_where_nothing_is_and_programs_get_json(served: Served) -> None:
    for path in ("/nothing", "/api/nothing", "/assets/gone.js"):
        answer = served.get(path, headers={"accept": BROWSER})
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert '<a href="/">Go to the start page</a>' in answer.text
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")
        for accept in ("*/*", "application/json", "text/htmlx", "image/avif,*/*;q=0.8", ""):
            problem(served.get(path, headers={"accept": accept}), 404, "not_found")
    assert served.get("/lost.css").headers["content-type"].startswith("text/css")
    problem(served.ask("POST", "/nothing", headers={"accept": BROWSER}), 405, "method_not_allowed")
    problem(served.get("/api/tables/BCDFGH", headers={"accept": BROWSER}), 404, "unknown_table")


def test_the_page_leads_to_the_base_path_from_inside_and_outside(tmp_path: Path) -> None:
    with serving(tmp_path, base_path="/games") as games:
        for path in ("/games/nothing", "/nothing", "/"):
            answer = games.client.get(games.root + path, headers={"accept": BROWSER})
            assert answer.status_code == 404
            assert 'href="/games/"' in answer.text
            assert 'href="/games/lost.css"' in answer.text
        assert games.get("/lost.css").status_code == 200


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("pl, fr;q=0.3, it;q=0.7", "it"),
        ("NL", "nl"),
        ("es;q=x, fr;q=0.1", "fr"),
        ("pl", "en"),
        ("", "en"),
    ],
)
def test_the_page_speaks_the_language_of_its_reader(served: Served, wanted: str, language: str) -> None:
    answer = served.get("/nothing", headers={"accept": BROWSER, "accept-language": wanted})
    assert answer.headers["content-language"] == language
    assert f'<html lang="{language}">' in answer.text
    assert set(TEXTS) == set(LANGUAGES)


def test_the_page_repeats_nothing_of_the_request(served: Served) -> None:
    bait = "<script>alert(1)</script>"
    headers = {"accept": BROWSER, "accept-language": f'{bait}, "><b>', "referer": bait}
    plain = served.get("/nothing", headers={"accept": BROWSER}).text
    for path in (f"/{bait}", f"/nothing?{bait}", "/%3Cscript%3Ealert(1)%3C/script%3E", f"/assets/{bait}"):
        assert served.get(path, headers=headers).text == plain


# ── A base path behind a proxy ───────────────────────────────────────────────────────────────────────────────────────


def test_everything_lies_under_the_base_path(tmp_path: Path) -> None:
    with serving(tmp_path, base_path="/games") as games:
        bare = games.client.get(f"{games.root}/games")
        assert (bare.status_code, bare.headers["location"]) == (307, f"{games.root}/games/")
        assert games.get("/").text == PAGE["index.html"]
        assert games.get("/assets/page-1.js").text == PAGE["assets/page-1.js"]
        answer = games.post("/api/tables", {"names": ["Ada"]})
        held = answer.json()
        assert answer.headers["location"] == f"/games/api/tables/{held['table']}"
        assert games.client.get(games.root + answer.headers["location"]).status_code == 200
        with games.at(held) as ada:
            assert ada.table["code"] == held["table"]
        assert games.get("/health").status_code == 200
        assert games.get("/api/openapi.json").json()["servers"] == [{"url": "/games"}]
        assert games.get(f"/t/{held['table'].lower()}").status_code == 200
        for outside in ("/", "/health", f"/api/tables/{held['table']}", "/icon.svg", "/gamesx", "/games/games/"):
            problem(games.client.get(games.root + outside), 404, "not_found")


# ── Limits ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_smaller_body_may_be_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(body=100)) as tight:
        assert tight.post("/api/tables", {"names": ["Ada"]}).status_code == 201
        problem(tight.post("/api/tables", {"names": ["Ada"], "toml": "x" * 100}), 413, "too_large", "$")


def test_sheets_of_states_are_notation(served: Served, ended: Message) -> None:
    for text in ended["now"]["scene"]["sheets"]:
        assert str(parse_sheet(text, variant("classic"))) == text
