"""What a device accepts and refuses: the same as a server, with the same places."""

import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import protocol
from rowlock.device.decoding import KINDS, decode_message, decode_request, said_id
from rowlock.device.encoding import encode
from rowlock.errors import MessageError
from rowlock.server.wire import LONGEST_MESSAGE, message_id_of, read_message, read_request, write

REQUESTS = (protocol.NewTable, protocol.NewSeat, protocol.NewReplay)
ODD: tuple[Any, ...] = (True, 1.5, 2.0, -1, [], {}, ["x"], ["x", 7], [["x"]], {"x": 1}, None, "x", 7, "real", 10**300)
VALUES = st.sampled_from(ODD)


def outcome(read: Any, *of: Any) -> object:
    """What was read, or the code and place of the error."""
    try:
        return read(*of)
    except MessageError as error:
        return error.code, error.path, len(str(error)) < 300


@given(st.sampled_from([*KINDS]), st.data())
def test_messages_are_read_as_a_server_reads_them(tag: str, data: st.DataObject) -> None:
    names = [item.name for item in fields(KINDS[tag]) if item.name != "type"]
    filled = data.draw(st.dictionaries(st.sampled_from([*names, "other"]), VALUES))
    text = json.dumps({"type": tag, **filled})
    assert outcome(decode_message, text) == outcome(read_message, text)
    assert said_id(text) == message_id_of(text)


@given(st.sampled_from(REQUESTS), st.data())
def test_requests_are_read_as_a_server_reads_them(kind: type, data: st.DataObject) -> None:
    names = [item.name for item in fields(kind)]
    text = json.dumps(data.draw(st.dictionaries(st.sampled_from([*names, "other"]), VALUES)))
    assert outcome(decode_request, text, kind) == outcome(read_request, text.encode(), kind)


TEXTS = {
    "nothing": "",
    "no JSON": "hello",
    "half of a message": '{"type": "pause"',
    "two messages": '{"type": "pause"}{"type": "pause"}',
    "a number": "7",
    "a list": '[{"type": "pause"}]',
    "null": "null",
    "no type": "{}",
    "an unknown type": '{"type": "cheat"}',
    "a type of the server's": '{"type": "welcome"}',
    "a type that is no text": '{"type": ["pause"]}',
    "an unknown field": '{"type": "pause", "dice": "66 6666"}',
    "a field without a name": '{"type": "pause", "": 1}',
    "a long name of a field": f'{{"type": "pause", "{"x" * 3000}": 1}}',
    "an id": '{"type": "cheat", "id": 5}',
    "a field twice": '{"type": "remove", "seat": 1, "seat": 2}',
    "a number beyond all numbers": '{"type": "remove", "seat": 1e999}',
    "a number with many digits": '{"type": "remove", "seat": ' + "9" * 3900 + "}",
    "NaN": '{"type": "remove", "seat": NaN}',
    "lists in lists": "[" * 4000,
    "objects in objects": '{"a":' * 800,
    "half a surrogate": '{"type": "join", "token": "\\ud800"}',
    "a whole one": '{"type": "join", "token": "\\ud83d\\ude00"}',
    "a byte order mark": '\ufeff{"type": "pause"}',
    "NUL": "\0",
    "a line break in a text": '{"type": "join", "token": "\n"}',
}


@pytest.mark.parametrize("case", TEXTS)
def test_what_is_not_a_message_is_refused_as_by_a_server(case: str) -> None:
    text = TEXTS[case]
    assert len(text) <= LONGEST_MESSAGE
    assert outcome(decode_message, text) == outcome(read_message, text)
    assert said_id(text) == message_id_of(text)


def test_numbers_of_any_length_are_no_numbers() -> None:
    text = '{"name": "Ada", "seat": ' + "9" * 5000 + "}"
    assert outcome(decode_request, text, protocol.NewSeat) == ("bad_message", "$", True)


def test_values_are_written_as_a_server_writes_them() -> None:
    events = (protocol.Rolled(seat=1, roll="12 3456"), protocol.TableChanged())
    told = protocol.Yours(seat=1, legal=("r7", "-"))
    for value in (
        protocol.News(version=5, events=events, now=None, yours=(told,)),
        protocol.Refused(id=1, code="x", message="é 骰", facts={"row": "r"}),
        ["otto", "vera"],
        (),
    ):
        assert encode(value) == write(value).decode()
