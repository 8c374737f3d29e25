"""What the page sends, as protocol values. Accepts and refuses what a server does, without its JSON library."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import cache
from math import isinf
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from rowlock import protocol
from rowlock.errors import MessageError

KINDS: dict[str, type] = {
    str(item.default): kind for kind in get_args(protocol.ClientMessage) for item in fields(kind) if item.name == "type"
}
"""The messages of a client by their type."""
_Value = TypeVar("_Value")


def decode_message(text: str) -> protocol.ClientMessage:
    """Decode a client's message; MessageError with the path of what is wrong."""
    data = _object(text)
    tag = data.get("type")
    kind = KINDS.get(tag) if isinstance(tag, str) else None
    if kind is None:
        raise MessageError(f"unknown message type; known types are {', '.join(KINDS)}", path="$.type")
    message: protocol.ClientMessage = _converted(data, kind)
    return message


def decode_request(text: str, kind: type[_Value]) -> _Value:
    """Decode the body of a request; MessageError with the path of what is wrong."""
    return _converted(_object(text), kind)


def said_id(text: str) -> int:
    """The id of a message that is invalid, so that its sender learns what became of it."""
    try:
        said = _object(text).get("id")
    except MessageError:
        return 0
    return said if type(said) is int else 0


def _object(text: str) -> dict[str, Any]:
    try:
        text.encode()  # half a surrogate pair is no text
        data = json.loads(text, parse_constant=_refuse, parse_float=_finite)
        json.dumps(data, ensure_ascii=False).encode()  # nor is one behind an escape
    except (ValueError, RecursionError):
        raise MessageError("this is not JSON") from None
    if not isinstance(data, dict):
        raise MessageError("this is not a JSON object")
    return data


def _refuse(name: str) -> object:
    raise ValueError(f"{name} is not JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise ValueError(f"{digits} is beyond all numbers")
    return number


def _converted(data: dict[str, Any], kind: type[_Value]) -> _Value:
    known = [item.name for item in fields(kind)]  # type: ignore[arg-type]
    for key in data:
        if key not in known:
            raise MessageError(f"unknown field; known fields are {', '.join(known)}", path=f"$.{key[:40]}")
    checks = _checks(kind)  # type: ignore[arg-type]
    read = {name: checks[name](value, f"$.{name}") for name, value in data.items()}
    for item in fields(kind):  # type: ignore[arg-type]
        if item.name not in data and item.default is MISSING:
            raise MessageError(f"missing required field `{item.name}`", path=f"$.{item.name}")
    return kind(**read)


_Check = Callable[[Any, str], Any]
"""Gives the value as it belongs into a field, or raises MessageError with this path."""


@cache
def _checks(kind: type) -> dict[str, _Check]:
    return {name: _check(hint) for name, hint in get_type_hints(kind).items()}


def _check(hint: Any) -> _Check:
    """The check for a type. These are all the types that the messages of a client are made of."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple:
        return _every(_check(inner[0]))
    if origin is Literal:
        return lambda value, path: value if value in inner else _expected(" or ".join(inner), path)
    if isinstance(hint, UnionType):
        (other,) = (one for one in inner if one is not NoneType)
        check = _check(other)
        return lambda value, path: None if value is None else check(value, path)
    return {str: _text, int: _whole, float: _number, bool: _truth}[hint]


def _every(check: _Check) -> _Check:
    def each(value: Any, path: str) -> tuple[Any, ...]:
        if not isinstance(value, list):
            _expected("an array", path)
        return tuple(check(one, f"{path}[{index}]") for index, one in enumerate(value))

    return each


def _text(value: Any, path: str) -> Any:
    return value if isinstance(value, str) else _expected("a text", path)


def _whole(value: Any, path: str) -> Any:
    return value if type(value) is int else _expected("a whole number", path)


def _number(value: Any, path: str) -> Any:
    return float(value) if type(value) in (int, float) else _expected("a number", path)


def _truth(value: Any, path: str) -> Any:
    return value if isinstance(value, bool) else _expected("true or false", path)


def _expected(what: str, path: str) -> Any:
    raise MessageError(f"expected {what}", path=path)
