"""Asking the coach over a socket: answered to the seat alone, while play goes on, within limits."""

from pathlib import Path
from threading import Event

import pytest

from rowlock import protocol
from rowlock.advice import hints
from rowlock.rules.dice.view import View
from rowlock.server import node
from rowlock.server.limits import Rate
from serving import Served, limits, serving

pytestmark = pytest.mark.usefixtures("calm")


def test_a_seat_asks_and_is_told_what_its_moves_are_worth(served: Served) -> None:
    ben = served.open("Ben", dice="real")
    with served.at(ben) as b:
        b.ask(type="start", first=0)
        b.ask(type="roll", decision="1r", roll="34 2516")
        told = b.ask(type="advise", decision="1w")
        assert told["type"] == "advised"
        assert told["advice"]["alone"]
        assert {worth["move"] for worth in told["advice"]["moves"]} == {"r7", "y7", "g7", "b7", "-"}
        assert b.ask(type="advise", decision="1c")["code"] == "stale_decision"


def test_people_are_refused_until_the_host_allows_it(served: Served) -> None:
    ada = served.open("Ada", dice="real")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada) as a, served.at(ben) as b:
        assert b.ask(type="allow", coach=True)["code"] == "not_host"
        a.ask(type="start", first=0)
        a.ask(type="roll", decision="1r", roll="34 2516")
        assert a.ask(type="advise", decision="1w")["code"] == "coach_not_allowed"
        assert a.ask(type="allow", coach=True)["code"] == "table_refused"


def test_a_choice_does_not_wait_for_the_coach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, told = Event(), Event()

    def slowly(seen: View) -> protocol.Advice:
        asked.set()
        told.wait()
        return hints.hint(seen)

    monkeypatch.setattr(node, "hint", slowly)
    with serving(tmp_path) as served, served.at(served.open("Ada", dice="real")) as ada:
        ada.ask(type="start", first=0)
        ada.ask(type="roll", decision="1r", roll="34 2516")
        ada.say(type="advise", decision="1w", id=100)
        assert asked.wait()
        assert ada.ask(type="choose", decision="1w", move="-")["type"] == "ok"
        told.set()
        while (answer := ada.hear())["type"] != "advised":
            pass
        assert (answer["id"], answer["decision"]) == (100, "1w")


def test_whoever_asks_too_much_is_refused(tmp_path: Path) -> None:
    with (
        serving(tmp_path, limits=limits(advice=Rate(2, 0))) as served,
        served.at(served.open("Ada", dice="real")) as ada,
    ):
        ada.ask(type="start", first=0)
        ada.ask(type="roll", decision="1r", roll="34 2516")
        assert [ada.ask(type="advise", decision="1w").get("code", "") for _ in range(3)] == ["", "", "too_many"]
        assert ada.ask(type="choose", decision="1w", move="-")["type"] == "ok"


def test_a_position_is_judged_for_anybody(served: Served) -> None:
    told = served.post("/api/worths", {"edit": "roll 34 2516"})
    assert told.status_code == 200
    assert [advice["seat"] for advice in told.json()["advice"]] == [0, 1]
    wrong = served.post("/api/worths", {"edit": "cross 0 r12"})
    assert wrong.json()["impossible"]["facts"]["row"] == "red"
    assert served.post("/api/worths", {"state": "nonsense"}).json()["code"] == "notation"


def test_puzzles_are_sent_once_and_then_only_asked_about(served: Served) -> None:
    told = served.get("/api/puzzles/classic")
    assert told.status_code == 200
    assert told.json()["variant"]["id"] == "classic"
    assert told.json()["puzzles"][0]["answers"][0]["good"]
    assert told.headers["cache-control"] == "no-cache"
    again = served.get("/api/puzzles/classic", headers={"if-none-match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert served.get("/api/puzzles/longo", headers={"if-none-match": told.headers["etag"]}).status_code == 200


def test_a_variant_that_is_not_printed_has_no_puzzles(served: Served) -> None:
    told = served.get("/api/puzzles/my-own")
    assert (told.status_code, told.json()["code"]) == (404, "unknown_variant")
    assert served.get("/api/puzzles/").status_code == 404
