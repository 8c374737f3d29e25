"""Messages and requests as text: decoded and validated with msgspec; errors carry the path of what is wrong."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar, get_args

import msgspec

from rowlock import protocol
from rowlock.errors import MessageError, TooLarge
from rowlock.reviews import NewReview

LONGEST_MESSAGE = 4096
"""The size limit of a websocket message, in bytes."""

_KINDS: dict[str, type] = {
    str(item.default): kind for kind in get_args(protocol.ClientMessage) for item in fields(kind) if item.name == "type"
}
_KNOWN: dict[type, tuple[str, ...]] = {
    kind: tuple(item.name for item in fields(kind))
    for kind in (
        *_KINDS.values(),
        *(protocol.NewTable, protocol.NewSeat, protocol.NewReplay, protocol.NewPad, protocol.NewBoard, NewReview),
    )
}
"""The field names of everything that a client can send."""
_encode = msgspec.json.Encoder().encode
_Value = TypeVar("_Value")


def read_message(text: str | bytes) -> protocol.ClientMessage:
    """Decode a client's message; MessageError with the path of what is wrong."""
    if _size(text) > LONGEST_MESSAGE:
        raise TooLarge(f"a message may have at most {LONGEST_MESSAGE} bytes")
    data = _json(text)
    tag = data.get("type")
    kind = _KINDS.get(tag) if isinstance(tag, str) else None
    if kind is None:
        raise MessageError(f"unknown message type; known types are {', '.join(_KINDS)}", path="$.type")
    message: protocol.ClientMessage = _converted(data, kind)
    return message


def message_id_of(text: str | bytes) -> int:
    """The id of a message that is invalid or was not decoded, so that its sender learns what became of it."""
    try:
        said = _json(text).get("id") if _size(text) <= LONGEST_MESSAGE else None
    except MessageError:
        return 0
    return said if type(said) is int else 0


def read_request(body: bytes, kind: type[_Value]) -> _Value:
    """Decode the body of a request; MessageError with the path of what is wrong."""
    return _converted(_json(body), kind)


def _size(text: str | bytes) -> int:
    return len(text) if isinstance(text, bytes) or text.isascii() else len(text.encode(errors="surrogatepass"))


def _json(text: str | bytes) -> dict[str, Any]:
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise MessageError("this is not JSON") from None
    if not isinstance(data, dict):
        raise MessageError("this is not a JSON object")
    return data


def _converted(data: dict[str, Any], kind: type[_Value]) -> _Value:
    known = _KNOWN[kind]
    for key in data:
        if key not in known:
            raise MessageError(f"unknown field; known fields are {', '.join(known)}", path=f"$.{key[:40]}")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `")
        if missing := problem.partition("required field `")[2].strip("`"):
            path = f"$.{missing}"
        raise MessageError(problem, path=path.rstrip("`") or "$") from None


def write(value: object) -> bytes:
    """Encode any protocol value as JSON."""
    return _encode(value)
