"""Reactions over a socket: shown to everybody at the table, by people with a seat, from a fixed set."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from serving import Message, Served, Talk

pytestmark = pytest.mark.usefixtures("calm")


@contextmanager
def table(served: Served) -> Iterator[tuple[Talk, Talk, Talk]]:
    """Two people in the lobby, and a spectator."""
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada) as a, served.at(ben) as b, served.at({"table": ada["table"]}) as watcher:
        yield a, b, watcher


def reaction(talk: Talk) -> Message:
    """The next reaction that somebody hears of."""
    while (told := talk.hear())["type"] != "reacted":
        assert told["type"] != "refused"
    return told


def test_a_reaction_is_told_to_everybody_and_says_no_more_than_who_and_which(served: Served) -> None:
    with table(served) as (a, b, watcher):
        a.until(b.version)
        answer = b.ask(type="react", reaction="well_played")
        assert (answer["type"], answer["version"]) == ("ok", b.version)
        told = {"type": "reacted", "seat": 1, "reaction": "well_played"}
        assert told in b.told
        assert [reaction(a), reaction(watcher)] == [told] * 2


def test_a_spectator_is_refused_and_told_why(served: Served) -> None:
    with table(served) as (_, _b, watcher):
        for seat in (None, 0, 1):
            refused = watcher.refused(type="react", reaction="lucky", seat=seat)
            assert (refused["code"], refused["message"]) == ("not_seated", "you are only watching; take a seat first")


@pytest.mark.parametrize(
    ("message", "code", "path"),
    [
        ({}, "bad_message", "$.reaction"),
        ({"reaction": "you all cheat"}, "bad_message", "$.reaction"),
        ({"reaction": ""}, "bad_message", "$.reaction"),
        ({"reaction": "Lucky"}, "bad_message", "$.reaction"),
        ({"reaction": 3}, "bad_message", "$.reaction"),
        ({"reaction": None}, "bad_message", "$.reaction"),
        ({"reaction": "lucky", "text": "hi"}, "bad_message", "$.text"),
        ({"reaction": "lucky", "seat": "0"}, "bad_message", "$.seat"),
        ({"reaction": "lucky", "seat": 1}, "not_seated", ""),
        ({"reaction": "lucky", "seat": 9}, "seat_out_of_range", ""),
    ],
    ids=str,
)
def test_only_what_is_in_the_set_and_only_for_oneself(served: Served, message: Message, code: str, path: str) -> None:
    with table(served) as (a, _b, _watcher):
        refused = a.ask(type="react", **message)
        assert (refused["type"], refused["code"], refused["path"]) == ("refused", code, path)
        assert 0 < len(refused["message"]) < 200
        assert a.ask(type="react", reaction="lucky")["type"] == "ok"
