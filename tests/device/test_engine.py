"""The engine of a device: the requests and messages of a server, answered without one."""

import json
import logging
from typing import Any

import pytest

from phones import Phone, opened, wish
from rowlock.device.engine import Engine
from rowlock.device.requests import HANDLERS
from rowlock.server.openapi import OPERATIONS
from serving import Served, serving
from waiting import run

ONLY_ON_A_SERVER = {
    ("GET", "/api/tables/{code}/sheet.{ending}"),
    ("GET", "/api/variants/{variant}/sheet.{ending}"),
    ("GET", "/health"),
    ("GET", "/metrics"),
}
"""Sheets to print, and what operators ask for."""


def test_every_request_is_answered_here_too() -> None:
    asked = {(operation.method, operation.path) for operation in OPERATIONS} - ONLY_ON_A_SERVER
    assert asked == {(method, f"/api/{path}") for method, path in HANDLERS}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server to compare with."""
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.mark.parametrize(
    "path",
    [
        *("bots", "variants", "variants/longo/rules", "variants/longo/rules?lang=de-AT", "variants/x/rules"),
        *("tables/nobody", "tables/BCDF/replay", "variants/mixx%20a/rules"),
        *("puzzles/classic", "puzzles/my-own"),
    ],
)
def test_a_device_answers_as_a_server_does(served: Served, path: str) -> None:
    answer = served.get(f"/api/{path}")
    code, text = run(Engine().ask(path, None))
    if answer.is_success:
        assert (code, text) == ("", answer.text)
    else:
        assert (code, text) == (answer.json()["code"], answer.json()["message"])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("tables", {"names": []}),
        ("tables", {"names": ["Ada"], "variant": "x"}),
        ("tables", {"names": ["Ada"], "bots": ["x"]}),
        ("tables/BCDF/seats", {"name": "Ada"}),
        ("replays", {"record": ""}),
        ("replays", {"record": "# rowlock\n"}),
    ],
)
def test_a_device_refuses_as_a_server_does(served: Served, path: str, body: object) -> None:
    answer = served.post(f"/api/{path}", body)
    assert not answer.is_success
    code, text = run(Engine().ask(path, json.dumps(body)))
    assert (code, text) == (answer.json()["code"], answer.json()["message"])


def test_what_it_does_not_know_is_refused() -> None:
    for path, body in (("nowhere", None), ("variants", "{}"), ("tables", None), ("tables//seats", "{}")):
        code, text = run(Engine().ask(path, body))
        assert (code, text) == ("bad_message", f"there is nothing at {path} on a device")
    assert run(Engine().ask("tables", "{"))[0] == "bad_message"


def test_one_phone_plays_for_three_to_the_end() -> None:
    async def story() -> None:
        engine = Engine()
        held, phone = await opened(engine, names=["Ada", "Ben", "Cleo"], anyone_rolls=True)
        assert (await phone.ask(type="start"))["type"] == "ok"
        while phone.now["scene"]["phase"] != "over":
            assert (await phone.ask(**wish(phone)))["type"] == "ok"
        record = json.loads((await engine.ask(f"tables/{held['table']}/record.json", None))[1])
        assert record["over"]
        assert record["scores"] == phone.now["scores"]
        code, text = await engine.ask("replays", json.dumps({"record": record["text"]}))
        assert not code
        assert json.loads(text)["moments"][-1]["now"]["scores"] == record["scores"]
        told = [await engine.ask(f"tables/{held['table']}{what}", None) for what in ("", "/record.txt", "/replay")]
        assert [code for code, _ in told] == ["", "", ""]
        assert told[1][1] == record["text"]
        assert (await engine.ask(f"tables/{held['table']}/rules?lang=fr", None))[1].startswith("#")
        await phone.line.close()
        await engine.host.close()

    run(story())


def test_bots_play_at_their_pace() -> None:
    async def story() -> None:
        engine = Engine()
        _, phone = await opened(engine, names=["Ada"], bots=["champion"])
        assert (await phone.ask(type="start"))["type"] == "ok"
        if phone.now["active"] == 0:
            assert (await phone.ask(type="roll", decision=phone.now["decision"]))["type"] == "ok"
        while phone.now["decided"] != [1]:  # it has chosen, and Ada has not
            await phone.hear()
        await phone.line.close()
        await engine.host.close()

    run(story())


def test_somebody_else_can_sit_down() -> None:
    async def story() -> None:
        engine = Engine()
        held, phone = await opened(engine, names=["Ada"])
        code, text = await engine.ask(f"tables/{held['table']}/seats", '{"name": "Ben"}')
        assert (code, json.loads(text)["seats"]) == ("", [1])
        await phone.line.close()
        await engine.host.close()

    run(story())


def test_a_line_refuses_what_a_socket_refuses(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        engine = Engine()
        elsewhere = Phone(engine, "BCDFGH")
        assert (await elsewhere.ask(type="join"))["code"] == "unknown_table"
        await elsewhere.line.close()
        stranger = Phone(engine, "OBCDFGH")
        assert (await stranger.ask(type="pause"))["path"] == "$.type"
        assert (await stranger.ask(type="join"))["code"] == "unknown_table"
        await stranger.line.close()
        held, phone = await opened(engine, names=["Ada"])
        assert (await phone.ask(type="join"))["message"] == "you have already joined"
        assert (await phone.ask(type="cheat"))["path"] == "$.type"
        assert (await phone.ask(type="explain", decision="1w", field="r7"))["code"] == "table_refused"
        watcher = Phone(engine, held["table"])
        assert (await watcher.ask(type="join"))["type"] == "ok"
        assert (await watcher.ask(type="pause"))["code"] == "not_seated"
        await watcher.line.close()
        await phone.line.close()
        await engine.host.close()

    run(story())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_why_a_field_cannot_be_crossed() -> None:
    async def story() -> None:
        engine = Engine()
        _, phone = await opened(engine, names=["Ada", "Ben"])
        await phone.ask(type="start")
        await phone.ask(type="roll", decision=phone.now["decision"])
        told = await phone.ask(type="explain", decision=phone.now["decision"], field="r12", seat=0)
        assert (told["type"], bool(told["reason"])) == ("explained", True)
        await phone.line.close()
        await engine.host.close()

    run(story())


def test_a_fault_of_the_engine_is_answered(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        engine = Engine()

        async def broken(*of: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(engine.host, "look", broken)
        monkeypatch.setattr(engine.host, "join", broken)
        assert (await engine.ask("tables/OBCDFGH", None))[0] == "unavailable"
        phone = Phone(engine, "OBCDFGH")
        assert (await phone.ask(type="join"))["code"] == "unavailable"
        await phone.line.close()

    run(story())
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 2
