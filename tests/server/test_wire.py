"""Messages as text: what is accepted, and how the rest is refused, over a real socket too."""

import json
from collections.abc import Iterator
from dataclasses import MISSING, Field, asdict, fields, replace
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import protocol
from rowlock.errors import IllegalMove, MessageError, TooLarge, TooMany
from rowlock.server.frames import FrameWriter, text_of
from rowlock.server.wire import LONGEST_MESSAGE, message_id_of, read_message, read_request, write
from rowlock.table.refusals import refused_message
from serving import Served, Talk

pytestmark = pytest.mark.usefixtures("calm")

KINDS = get_args(protocol.ClientMessage)
VALUES = {
    "str": st.text(st.characters(codec="utf-8")),
    "int": st.integers(),
    "int | None": st.none() | st.integers(),
    "Reaction": st.sampled_from(get_args(protocol.Reaction)),
    "bool": st.booleans(),
}


def drawn(item: "Field[Any]") -> st.SearchStrategy[object]:
    return st.just(item.default) if item.name == "type" else VALUES[str(item.type)]


MESSAGES = st.one_of([st.builds(kind, **{item.name: drawn(item) for item in fields(kind)}) for kind in KINDS])


def plain(item: Field[Any]) -> object:
    """Some value of the field's type."""
    return {"int": 0, "int | None": 0, "bool": True, "Reaction": "lucky"}.get(str(item.type), "x")


@given(MESSAGES)
def test_every_message_is_read_as_it_was_written(message: protocol.ClientMessage) -> None:
    text = write(message)
    if len(text) <= LONGEST_MESSAGE:
        assert read_message(text) == message
        assert read_message(text.decode()) == message
        assert read_message(json.dumps(asdict(message), ensure_ascii=False)) == message


@pytest.mark.parametrize("kind", KINDS)
def test_what_has_a_default_may_be_left_out_and_nothing_else(kind: type) -> None:
    needed = {item.name: item for item in fields(kind) if item.default is MISSING}
    values = {name: plain(item) for name, item in needed.items()}
    tag = next(item.default for item in fields(kind) if item.name == "type")
    assert read_message(json.dumps({"type": tag, **values})) == kind(**values)
    for name in needed:
        with pytest.raises(MessageError) as refused:
            read_message(json.dumps({"type": tag, **{key: values[key] for key in values if key != name}}))
        assert refused.value.path == f"$.{name}"


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_has_one_type(kind: type) -> None:
    values = {item.name: plain(item) for item in fields(kind) if item.name != "type"}
    tag = next(item.default for item in fields(kind) if item.name == "type")
    for item in fields(kind):
        for wrong in (True, 1.5, [], {}, ["x"], {"x": 1}, None, "x", 7):
            fits = {"str": str, "int": int, "int | None": int | None, "bool": bool}.get(str(item.type), ())
            if isinstance(wrong, fits) and isinstance(wrong, bool) == (fits is bool):
                continue
            with pytest.raises(MessageError) as refused:
                read_message(json.dumps({"type": tag, **values, item.name: wrong}))
            assert refused.value.path == f"$.{item.name}", (item.name, wrong)


BAD: dict[str, tuple[str | bytes, str, str]] = {
    "nothing": ("", "bad_message", "$"),
    "no JSON": ("hello", "bad_message", "$"),
    "half of a message": ('{"type": "pause"', "bad_message", "$"),
    "two messages": ('{"type": "pause"}{"type": "pause"}', "bad_message", "$"),
    "a number": ("7", "bad_message", "$"),
    "a list": ('[{"type": "pause"}]', "bad_message", "$"),
    "null": ("null", "bad_message", "$"),
    "no type": ("{}", "bad_message", "$.type"),
    "an unknown type": ('{"type": "cheat"}', "bad_message", "$.type"),
    "a type of the server's": ('{"type": "welcome"}', "bad_message", "$.type"),
    "a type that is no text": ('{"type": ["pause"]}', "bad_message", "$.type"),
    "a type in capitals": ('{"type": "Pause"}', "bad_message", "$.type"),
    "an unknown field": ('{"type": "pause", "dice": "66 6666"}', "bad_message", "$.dice"),
    "a field without a name": ('{"type": "pause", "": 1}', "bad_message", "$."),
    "a long name of a field": (f'{{"type": "pause", "{"x" * 3000}": 1}}', "bad_message", f"$.{'x' * 40}"),
    "a missing field": ('{"type": "choose", "move": "-"}', "bad_message", "$.decision"),
    "a wrong type": ('{"type": "choose", "decision": "1w", "move": 7}', "bad_message", "$.move"),
    "true for a number": ('{"type": "remove", "seat": true}', "bad_message", "$.seat"),
    "a number with a point": ('{"type": "remove", "seat": 1.5}', "bad_message", "$.seat"),
    "a text for a number": ('{"type": "remove", "seat": "1"}', "bad_message", "$.seat"),
    "an id that is no number": ('{"type": "pause", "id": "one"}', "bad_message", "$.id"),
    "a number beyond all numbers": ('{"type": "remove", "seat": 1e999}', "bad_message", "$"),
    "NaN": ('{"type": "remove", "seat": NaN}', "bad_message", "$"),
    "lists in lists": ("[" * 4000, "bad_message", "$"),
    "objects in objects": ('{"a":' * 800, "bad_message", "$"),
    "a deep value": ('{"type": "pause", "x": ' + "[" * 900 + "]" * 900 + "}", "bad_message", "$.x"),
    "half a surrogate": ('{"type": "join", "token": "\\ud800"}', "bad_message", "$"),
    "a byte order mark": ('\ufeff{"type": "pause"}', "bad_message", "$"),
    "bytes that are no text": (b'{"type": "join", "token": "\xff\xfe"}', "bad_message", "$"),
    "bytes": (bytes(range(256)), "bad_message", "$"),
    "NUL": ("\0", "bad_message", "$"),
    "NUL after a message": ('{"type": "pause"}\0', "bad_message", "$"),
    "too long": (f'{{"type": "pause", "x": "{"x" * 4096}"}}', "too_large", "$"),
    "too long in bytes alone": (f'{{"type": "join", "token": "{"骰" * 1400}"}}', "too_large", "$"),
    "far too long": ("x" * 900_000, "too_large", "$"),
}


@pytest.mark.parametrize("bad", BAD)
def test_what_cannot_be_read_is_refused_with_its_place(bad: str) -> None:
    text, code, path = BAD[bad]
    with pytest.raises(MessageError) as refused:
        read_message(text)
    assert (refused.value.code, refused.value.path) == (code, path)
    assert len(str(refused.value)) < 300


@pytest.fixture(scope="module")
def joined(served: Served) -> Iterator[Talk]:
    """Somebody who waits for others to sit down."""
    with served.at(served.open("Ada")) as talk:
        yield talk


@pytest.mark.parametrize("bad", BAD)
def test_a_socket_refuses_what_cannot_be_read_and_stays_open(joined: Talk, bad: str) -> None:
    text, code, path = BAD[bad]
    told = joined.refused(text)
    assert (told["code"], told["path"], told["id"]) == (code, path, 0)
    assert told["message"]
    assert not any(word in told["message"] for word in ("Traceback", "rowlock.", "msgspec", ".py"))
    assert joined.ask(type="resume")["type"] == "ok"


def test_a_socket_refuses_before_anybody_has_joined(served: Served) -> None:
    with served.talk(served.open("Ada")["table"]) as talk:
        for text, code, path in BAD.values():
            told = talk.refused(text)
            assert (told["code"], told["path"]) == (code, path)
        assert talk.ask(type="join")["type"] == "ok"


def test_bytes_that_are_a_message_are_taken_as_one(joined: Talk) -> None:
    joined.say(b'{"type": "resume", "id": 77001}')
    assert joined.hear()["id"] == 77001


def test_a_message_of_exactly_the_size_that_is_taken() -> None:
    message = write(protocol.Join(token=""))
    fits = message.replace(b'""', b'"' + b"x" * (LONGEST_MESSAGE - len(message)) + b'"', 1)
    assert len(fits) == LONGEST_MESSAGE
    assert read_message(fits) == read_message(fits.decode())
    for text in (fits + b" ", (fits + b" ").decode()):
        with pytest.raises(TooLarge):
            read_message(text)


def test_numbers_may_be_large_and_texts_may_hold_anything(joined: Talk) -> None:
    huge = 10**300
    assert joined.ask(type="remove", seat=huge)["code"] == "seat_out_of_range"
    assert joined.ask(type="remove", seat=-huge)["code"] == "seat_out_of_range"
    joined.say(type="resume", id=huge)
    assert joined.hear()["id"] == huge
    for text in ("\0", "\u202e", "💥" * 50, "'; DROP TABLE tables; --", "\ud83d\ude00", "${jndi:x}", "%s%n"):
        assert joined.ask(type="choose", decision=text, move=text)["code"] in ("table_refused", "notation")
        assert joined.ask(type="add_bot", player=text)["code"] == "bad_setup"


def test_a_refusal_answers_the_message_it_is_about(joined: Talk) -> None:
    """A client that waits for the answer to a message gets it, even if the message makes no sense."""
    for text in ('{"type": "cheat", "id": 5}', '{"type": "choose", "id": 5}', '{"type": "pause", "id": 5, "x": 1}'):
        assert joined.refused(text)["id"] == 5
    for text in ('{"id": "5"}', '{"id": true}', '{"id": 1.5}', "5", "[5]", '{"id": 5'):
        assert message_id_of(text) == 0
    assert message_id_of('{"id": 5, "x": "' + "x" * 5000 + '"}') == 0, "an oversized message is not read"


def test_an_error_becomes_a_refusal() -> None:
    told = refused_message(IllegalMove("that row is closed", rule="C8", seat=1, move="r7"), 9)
    assert (told.id, told.code, told.rule, told.path) == (9, "illegal_move", "C8", "")
    assert (refused_message(TooMany("wait")).id, refused_message(TooMany("wait")).code) == (0, "too_many")
    assert refused_message(MessageError("no", path="$.x")).path == "$.x"


def test_requests_are_read_as_messages_are() -> None:
    assert read_request(b'{"name": "Ada"}', protocol.NewSeat) == protocol.NewSeat(name="Ada")
    for body, path in (
        (b"", "$"),
        (b"[]", "$"),
        (b'{"name": "Ada", "token": "x"}', "$.token"),
        (b'{"seat": 1}', "$.name"),
        (b'{"name": 7}', "$.name"),
        (b'{"name": "Ada", "seat": true}', "$.seat"),
        (b"[" * 60_000, "$"),
        (b'{"name": "Ada", "seat": ' + b"9" * 5000 + b"}", "$"),
    ):
        with pytest.raises(MessageError) as refused:
            read_request(body, protocol.NewSeat)
        assert refused.value.path == path, body[:40]
    for body, path in ((b'{"names": "Ada"}', "$.names"), (b'{"names": ["Ada", 7]}', "$.names[1]")):
        with pytest.raises(MessageError) as refused:
            read_request(body, protocol.NewTable)
        assert refused.value.path == path


def test_a_message_for_many_is_written_once() -> None:
    writer = FrameWriter()
    one, other = protocol.Ok(id=1, version=2), protocol.Ok(id=1, version=3)
    assert json.loads(text_of(writer(one))) == {"type": "ok", "id": 1, "version": 2}
    assert writer(one) is writer(one)
    assert json.loads(text_of(writer(other)))["version"] == 3
    assert json.loads(text_of(writer(one)))["version"] == 2


def test_news_that_share_where_things_stand_are_written_like_any_others() -> None:
    scene = protocol.DiceScene(phase="over", roll="", sheets=(), closed=(), results=())
    now = protocol.Now(turn=3, active=1, decision="", awaited=(), decided=(), scene=scene, scores=(7, 9))
    later = replace(now, turn=4)
    mine, yours = (protocol.Yours(seat=seat, legal=(f"r{seat}",)) for seat in (2, 3))
    events = (protocol.Rolled(seat=1, roll="12 3456"), protocol.TableChanged())
    table = protocol.TableView(
        code="ABCDEF",
        status="over",
        dice="real",
        every_die=False,
        clock=0,
        anyone_rolls=False,
        coach=False,
        hints=False,
        seats=(),
        host=None,
        others_start=None,
        asks_first=True,
        paused="",
        ranks=(),
        fair=None,
        rematch="",
    )
    writer = FrameWriter()
    for news in (
        protocol.News(version=5, events=events, now=now, yours=(mine,)),
        protocol.News(version=5, events=events, now=now, yours=(yours,)),
        protocol.News(version=6, events=(), now=later, yours=(), table=table),
        protocol.News(version=7, events=(), now=None, yours=(mine, yours)),
        protocol.News(version=8, events=(), now=now, yours=(yours,)),
    ):
        assert text_of(writer(news)) == write(news).decode(), news
