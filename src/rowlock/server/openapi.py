"""The OpenAPI description of the HTTP API, from the same list as its routes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields, make_dataclass
from functools import cache
from importlib.metadata import version
from types import GenericAlias
from typing import Any, get_args, get_type_hints

import msgspec

from rowlock import protocol
from rowlock.reviews import NewReview, ReviewView
from rowlock.server import http
from rowlock.server.http import Asked
from rowlock.server.reviewing import record_review
from rowlock.table.replaying import RecordView


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Why a request was refused."""

    code: str
    message: str
    path: str


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of the HTTP API."""

    method: str
    path: str
    asked: Asked
    gives: object = None
    """The type of the answer; None for text and files."""
    media: tuple[str, ...] = ("application/json",)
    takes: type | None = None
    query: tuple[str, ...] = ()
    """The names of the query parameters."""
    status: int = 200
    refuses: tuple[int, ...] = (429, 503)


_FOREIGN = 403
"""Any operation may be refused to a page from another site."""
_POSTED = (400, 404, 409, 413, 415, 422, 429, 503)
_TABLE = "/api/tables/{code}"
_TEXT = ("text/plain",)
_PROSE = ("text/markdown",)
_SHEET = ("image/svg+xml", "application/pdf")
OPERATIONS = (
    Operation(
        *("POST", "/api/tables", http.open_table, protocol.Held),
        takes=protocol.NewTable,
        status=201,
        refuses=_POSTED,
    ),
    Operation("GET", _TABLE, http.look, protocol.Welcome, refuses=(404, 429, 503)),
    Operation(
        *("POST", f"{_TABLE}/seats", http.sit, protocol.Held),
        takes=protocol.NewSeat,
        status=201,
        refuses=_POSTED,
    ),
    Operation("GET", f"{_TABLE}/record.txt", http.record_text, None, _TEXT, refuses=(404, 422, 429, 503)),
    Operation("GET", f"{_TABLE}/record.json", http.record_json, RecordView, refuses=(404, 422, 429, 503)),
    Operation("GET", f"{_TABLE}/sheet.{{ending}}", http.table_sheet, None, _SHEET, refuses=(400, 404, 422, 429, 503)),
    Operation(
        *("GET", f"{_TABLE}/rules", http.table_rules, None, _PROSE),
        query=("lang",),
        refuses=(404, 429, 503),
    ),
    Operation("GET", f"{_TABLE}/replay", http.table_replay, protocol.Replay, refuses=(404, 422, 429, 503)),
    Operation(
        *("POST", "/api/replays", http.record_replay, protocol.Replay),
        takes=protocol.NewReplay,
        refuses=(400, 404, 413, 415, 422, 429),
    ),
    Operation(
        *("POST", "/api/pads", http.score_pad, protocol.PadView),
        takes=protocol.NewPad,
        refuses=(400, 404, 413, 415, 422, 429),
    ),
    Operation(
        *("POST", "/api/reviews", record_review, ReviewView),
        takes=NewReview,
        refuses=(400, 404, 413, 415, 422, 429),
    ),
    Operation(
        *("POST", "/api/worths", http.board, protocol.BoardView),
        takes=protocol.NewBoard,
        refuses=(400, 404, 413, 415, 422, 429),
    ),
    Operation("GET", "/api/puzzles/{variant}", http.list_puzzles, protocol.PuzzlesView, refuses=(404, 429)),
    Operation("GET", "/api/bots", http.list_bots, list[str]),
    Operation("GET", "/api/variants", http.list_variants, list[protocol.VariantView]),
    Operation(
        "GET", "/api/variants/{variant}/sheet.{ending}", http.variant_sheet, None, _SHEET, refuses=(400, 404, 429)
    ),
    Operation(
        "GET", "/api/variants/{variant}/rules", http.variant_rules, None, _PROSE, query=("lang",), refuses=(404, 429)
    ),
    Operation("GET", "/health", http.health, dict[str, str]),
    Operation("GET", "/metrics", http.metrics, None, _TEXT),
)
"""All operations of the HTTP API."""

PARAMETERS = {
    "code": {"type": "string", "description": "The code of a table", "pattern": "^[A-Za-z -]{1,20}$"},
    "ending": {"type": "string", "enum": ["svg", "pdf"]},
    "variant": {"type": "string", "description": "The id of a printed variant"},
    "lang": {"type": "string", "description": "A language, such as de; English if it is not available"},
}


_REFERENCE = "#/components/schemas/{name}"
_EVENTS = get_args(protocol.Event)


class _Event:
    """Stands in for any event: msgspec cannot describe a union of dataclasses."""


def _any_event(kind: type) -> dict[str, Any]:
    assert kind is _Event, f"{kind} has no description"
    return {"anyOf": [{"$ref": _REFERENCE.format(name=event.__name__)} for event in _EVENTS]}


def _twin(kind: type, **changed: object) -> type:
    """The same dataclass, except for the types of some fields."""
    hints = {**get_type_hints(kind), **changed}
    return make_dataclass(
        kind.__name__, [(item.name, hints[item.name]) for item in fields(kind)], namespace={"__doc__": kind.__doc__}
    )


_MOMENT = _twin(protocol.Moment, events=tuple[_Event, ...])
_TWINS: dict[object, type] = {protocol.Replay: _twin(protocol.Replay, moments=GenericAlias(tuple, (_MOMENT, ...)))}


@cache
def openapi(base_path: str = "") -> dict[str, Any]:
    """The OpenAPI 3.1 description of a server at this path."""
    types = [operation.gives for operation in OPERATIONS] + [operation.takes for operation in OPERATIONS]
    named = _once(kind for kind in (*types, Problem) if kind is not None)
    schemas, components = msgspec.json.schema_components(
        [*(_TWINS.get(kind, kind) for kind in named), *_EVENTS], schema_hook=_any_event, ref_template=_REFERENCE
    )
    for part in components.values():
        if "properties" in part:
            part["additionalProperties"] = False
    references = {repr(kind): schema for kind, schema in zip(named, schemas[: len(named)], strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, references)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "rowlock",
            "version": version("rowlock"),
            "description": "Tables of the Qwixx family of dice games. Play over the socket at "
            "/api/tables/{code}/socket: docs/how-to/write-a-bot.md.",
        },
        "servers": [{"url": base_path or "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _once(kinds: Iterable[object]) -> list[object]:
    return list({repr(kind): kind for kind in kinds}.values())


def _described(operation: Operation, references: dict[str, Any]) -> dict[str, Any]:
    schema = {"schema": references[repr(operation.gives)]} if operation.gives else {}
    given = dict.fromkeys(operation.media, schema)
    problem = {"application/json": {"schema": references[repr(Problem)]}}
    described: dict[str, Any] = {
        "operationId": operation.asked.__name__,
        "summary": operation.asked.__doc__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
            for name in re.findall(r"{(\w+)}", operation.path)
        ]
        + [{"name": name, "in": "query", "schema": PARAMETERS[name]} for name in operation.query],
        "responses": {
            str(operation.status): {"description": "Done", "content": given},
            **{
                str(status): {"description": "Refused", "content": problem} for status in (_FOREIGN, *operation.refuses)
            },
        },
    }
    if operation.takes:
        taken = {"application/json": {"schema": references[repr(operation.takes)]}}
        described["requestBody"] = {"required": True, "content": taken}
    return described
