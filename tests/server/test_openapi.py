"""The OpenAPI description: it is well formed, complete, and true to what a server answers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from starlette.routing import Mount, Route, Router

from rowlock import variants
from rowlock.server.app import application
from rowlock.server.openapi import OPERATIONS, openapi
from rowlock.server.settings import Settings
from serving import Message, Served, play

pytestmark = pytest.mark.usefixtures("calm")

DESCRIBED = openapi()
GOLDEN = Path(__file__).parent.parent / "golden"


def references(value: object) -> Iterator[str]:
    """Every $ref in a value."""
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for part in value.values():
            yield from references(part)
    elif isinstance(value, list):
        for part in value:
            yield from references(part)


def validator(schema: Message) -> Any:
    return jsonschema_rs.Draft202012Validator({**schema, "components": DESCRIBED["components"]})


def test_the_description_is_well_formed() -> None:
    assert DESCRIBED["openapi"] == "3.1.0"
    assert set(DESCRIBED["info"]) >= {"title", "version"}
    schemas = DESCRIBED["components"]["schemas"]
    for schema in schemas.values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})
    assert set(references(DESCRIBED)) == {f"#/components/schemas/{name}" for name in schemas}, "none missing or unused"
    names = [operation["operationId"] for path in DESCRIBED["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names)) == len(OPERATIONS)
    for path, operations in DESCRIBED["paths"].items():
        for operation in operations.values():
            assert operation["summary"]
            in_path = [part for part in operation["parameters"] if part["in"] == "path"]
            assert [part["name"] for part in in_path] == re.findall(r"{(\w+)}", path)
            assert all(part["required"] for part in in_path)
            assert all(part["schema"] for part in operation["parameters"])
            assert {"429", "503"} & set(operation["responses"])


def test_the_description_is_what_the_server_answers_with(served: Served) -> None:
    answer = served.get("/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == json.loads(json.dumps(DESCRIBED))
    assert openapi("/games")["servers"] == [{"url": "/games"}]
    assert openapi("/games")["paths"] == DESCRIBED["paths"]


def test_everything_that_is_answered_is_described() -> None:
    (mount,) = application(Settings(database="sqlite:///none.db")).routes
    assert isinstance(mount, Mount)
    assert isinstance(mount.app, Router)
    routed = {
        (method.lower(), route.path)
        for route in mount.app.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    told = {(method, path) for path, operations in DESCRIBED["paths"].items() for method in operations}
    assert {path for _, path in routed - told} <= {
        *("/", "/t/{code}", "/t/{code}/replay", "/t/{code}/tv", "/lost.css", "/api/openapi.json"),
        *("/status", "/status.json", "/status.css"),  # for the operator alone
        *("/offline/manifest.json", "/offline/{name}"),  # files of the page
    }
    assert told <= routed


class Checked:
    """A client that validates every answer against the description."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self.statuses: set[tuple[str, int]] = set()

    def __call__(self, method: str, path: str, body: object = None, **parts: str) -> Any:
        answer = self._served.ask(method, path.format(**parts), **({} if body is None else {"json": body}))
        described = DESCRIBED["paths"][path][method.lower()]["responses"][str(answer.status_code)]["content"]
        media = answer.headers["content-type"].split(";")[0]
        assert media in described
        if schema := described[media].get("schema"):
            problems = [str(error) for error in validator(schema).iter_errors(answer.json())]
            assert not problems, (path, problems)
        self.statuses.add((path, answer.status_code))
        return answer.json() if media == "application/json" else answer.content


@pytest.mark.parametrize("variant", variants())
def test_answers_are_as_described(served: Served, variant: str) -> None:
    ask = Checked(served)
    table, seats = "/api/tables/{code}", "/api/tables/{code}/seats"
    known = [view["id"] for view in ask("GET", "/api/variants")]
    ada = ask("POST", "/api/tables", {"names": ["Ada"], "variant": variant})
    code = ada["table"]
    ask("GET", table, code=code)
    ben = ask("POST", seats, {"name": "Ben"}, code=code)
    ask("POST", seats, {"name": "Ben"}, code=code)
    ask("POST", seats, {"name": ""}, code=code)
    ask("POST", seats, {"names": ""}, code=code)
    ask("POST", seats, {"name": "Cleo"}, code="BCDFGH")
    ask("POST", "/api/tables", {"names": []})
    ask("POST", "/api/tables", {"names": ["Ada"], "variant": "chess"})
    for what in ("record.txt", "replay"):
        ask("GET", f"{table}/{what}", code=code)
    for record in ("", "variant chess\nseats Ada\n", "variant classic\nseats Ada\n1  34 2516  r8"):
        ask("POST", "/api/replays", {"record": record})
        ask("POST", "/api/reviews", {"record": record})
    ask("POST", "/api/replays", {"text": ""})
    for marks in ([], ["r!", "b!"], ["p"] * 5, ["r5", "r4"], ["x"]):
        ask("POST", "/api/pads", {"variant": variant, "marks": marks, "explain": "r2"})
    ask("POST", "/api/pads", {"variant": "chess"})
    ask("POST", "/api/reviews", {"text": ""})
    ask("POST", "/api/reviews", {"record": "variant classic\nseats Ada\n1  34 2516  r7 | -"})
    with served.at(ada) as a, served.at(ben) as b:
        a.ask(type="start")
        for phase in ("roll", "white", "color", "over"):
            play(a, b, until=phase)
            ask("GET", table, code=code)
            ask("GET", f"{table}/record.json", code=code)
            ask("GET", f"{table}/record.txt", code=code)
            replay = ask("GET", f"{table}/replay", code=code)
            ask("POST", "/api/replays", {"record": replay["record"]})
        a.ask(type="rematch")
        ask("GET", table, code=code)
    for ending in ("svg", "pdf", "png"):
        ask("GET", f"{table}/sheet.{{ending}}", code=code, ending=ending)
        ask("GET", "/api/variants/{variant}/sheet.{ending}", variant=known[-1], ending=ending)
    board = ask("POST", "/api/worths", {"variant": variant, "edit": "roll 34 2516"})
    ask("POST", "/api/worths", {"state": board["state"], "edit": "cross 0 nonsense"})
    ask("POST", "/api/worths", {"variant": "chess"})
    ask("POST", "/api/worths", {"position": ""})
    ask("GET", "/api/puzzles/{variant}", variant=variant)
    ask("GET", "/api/puzzles/{variant}", variant="chess")
    ask("GET", f"{table}/rules", code=code)
    ask("GET", "/api/variants/{variant}/rules", variant=variant)
    ask("GET", "/api/variants/{variant}/rules", variant="chess")
    for path in (table, f"{table}/record.json", f"{table}/record.txt", f"{table}/replay", f"{table}/rules"):
        ask("GET", path, code="BCDFGH")
    ask("GET", "/api/bots")
    ask("GET", "/health")
    ask("GET", "/metrics")
    assert {path for path, _ in ask.statuses} == set(DESCRIBED["paths"])


def test_the_check_of_answers_sees_what_is_not_described() -> None:
    held = validator({"$ref": "#/components/schemas/Held"})
    assert held.is_valid({"table": "BCDFGH", "seats": [0], "token": "x"})
    for wrong in ({"table": "BCDFGH", "seats": [0]}, {"table": "BCDFGH", "seats": ["0"], "token": "x"}, {}):
        assert not held.is_valid(wrong)
    assert not held.is_valid({"table": "BCDFGH", "seats": [0], "token": "x", "seed": "y"})
    moments = validator({"$ref": "#/components/schemas/Replay"})
    replay = json.loads((GOLDEN / "protocol.json").read_text("utf-8"))["http"]["Replay"]
    assert moments.is_valid(replay)
    for event in ({"type": "unheard_of", "seat": 0}, {"type": "passed", "seat": 0, "move": "r7"}):
        assert not moments.is_valid({**replay, "moments": [{**replay["moments"][0], "events": [event]}]})
