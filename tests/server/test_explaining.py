"""Asking over a socket why a field cannot be crossed: answered to the seat alone, clear when it cannot be answered."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from serving import Message, Served, Talk

pytestmark = pytest.mark.usefixtures("calm")

ROLL = "34 2516"
FIELDS = ("r2", "r7", "r12", "y7", "g2", "b12")


@contextmanager
def table(served: Served) -> Iterator[tuple[Talk, Talk, Message]]:
    """Two people at a table with real dice, after the first roll, and the answer that holds Ada's token."""
    ada = served.open("Ada", dice="real")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada) as a, served.at(ben) as b:
        assert a.ask(type="start", first=0)["type"] == "ok"
        assert a.ask(type="roll", decision="1r", roll=ROLL)["type"] == "ok"
        yield a, b, ada


def test_C5_a_seat_asks_and_nothing_changes(served: Served) -> None:
    with table(served) as (a, b, _):
        b.until(a.version)
        told = b.ask(type="explain", decision="1w", field="r8")
        assert told["type"] == "explained"
        assert (told["field"], told["reason"], told["rule"], told["facts"]) == (
            "r8",
            "white_sum",
            "C5",
            {"numbers": "7"},
        )
        version = b.version
        assert b.ask(type="explain", decision="1w", field="r7")["reason"] == ""
        assert a.ask(type="choose", decision="1w", move="-")["version"] == version + 1


def test_an_illegal_move_is_refused_for_the_reason_that_a_question_gets(served: Served) -> None:
    with table(served) as (a, _, _held):
        asked = a.ask(type="explain", decision="1w", field="r12")
        refused = a.ask(type="choose", decision="1w", move="r12")
        assert refused["type"] == "refused"
        assert (refused["reason"], refused["rule"]) == (asked["reason"], asked["rule"]) == ("too_few", "C7")
        assert refused["facts"] == {"field": "r12", **asked["facts"]}


def test_a_spectator_and_whoever_holds_another_seat_are_refused(served: Served) -> None:
    with table(served) as (_, b, ada), served.at({"table": ada["table"]}) as watcher:
        for seat in (None, 0, 1):
            assert watcher.ask(type="explain", decision="1w", field="r8", seat=seat)["code"] == "not_seated"
        assert b.ask(type="explain", decision="1w", field="r8", seat=0)["code"] == "not_seated"


@pytest.mark.parametrize(
    ("question", "code", "path"),
    [
        ({"field": "x9"}, "notation", ""),
        ({"field": ""}, "notation", ""),
        ({"field": "r7>b"}, "notation", ""),
        ({"field": "r" * 500}, "notation", ""),
        ({"field": 7}, "bad_message", "$.field"),
        ({"field": None}, "bad_message", "$.field"),
        ({}, "bad_message", "$.field"),
        ({"field": "r8", "seat": "0"}, "bad_message", "$.seat"),
        ({"field": "r8", "seat": 9}, "seat_out_of_range", ""),
        ({"field": "r8", "seat": -1}, "seat_out_of_range", ""),
        ({"field": "r8", "decision": "1r"}, "stale_decision", ""),
        ({"field": "r8", "decision": 1}, "bad_message", "$.decision"),
    ],
)
def test_what_cannot_be_answered_gets_a_clear_error(served: Served, question: Message, code: str, path: str) -> None:
    with table(served) as (a, _, _held):
        refused = a.ask(**{"type": "explain", "decision": "1w", **question})
        assert (refused["type"], refused["code"], refused["path"]) == ("refused", code, path)
        assert 0 < len(refused["message"]) < 200
        assert a.ask(type="explain", decision="1w", field="r8")["reason"] == "white_sum"  # the socket is still open


def test_answers_tell_nothing_about_what_others_have_chosen_face_down(served: Served) -> None:
    def answers(choice: str) -> list[Message]:
        with table(served) as (a, b, _):
            if choice:
                assert a.ask(type="choose", decision="1w", move=choice)["type"] == "ok"
                b.until(a.version)
            told = [b.ask(type="explain", decision="1w", field=field) for field in FIELDS]
            return [{key: value for key, value in one.items() if key != "id"} for one in told]

    undecided, *decided = (answers(choice) for choice in ("", "-", "r7", "y7", "b7"))
    assert len(undecided) == len(FIELDS)
    assert decided == [undecided] * 4
