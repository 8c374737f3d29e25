"""Bots on a server: which are offered, and that nobody waits while one is thinking."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import rowlock
from rowlock.server import node
from rowlock.table.bots import Bot, Bots
from serving import Served, Talk, play, serving
from waiting import FOR_EVER


class Pensive:
    """A bot that decides when it is told to."""

    def __init__(self) -> None:
        self.asked, self.go_on = threading.Event(), threading.Event()

    def decide(self, view: rowlock.View) -> rowlock.Move:
        self.asked.set()
        assert self.go_on.wait(FOR_EVER)
        return rowlock.Pass()


@pytest.fixture
def pensive() -> Iterator[Pensive]:
    bot = Pensive()
    yield bot
    bot.go_on.set()


@pytest.fixture
def served_with(pensive: Pensive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    bots: Bots = {"pensive": Bot("Pensive", pensive.decide)}
    monkeypatch.setattr(node, "bots", lambda: bots)
    with serving(tmp_path) as running:
        yield running


def start_and_roll(talk: Talk) -> None:
    """Start, and roll if it is our turn; a bot rolls by itself."""
    talk.ask(type="start")
    if wish := talk.wish():
        talk.say(**wish)


def test_five_are_offered_from_the_weakest_to_the_strongest(served: Served) -> None:
    assert served.get("/api/bots").json() == ["dot", "otto", "vera", "sage", "champion"]


@pytest.mark.parametrize("seats", [2, 5])
def test_somebody_plays_against_the_champion(served: Served, seats: int) -> None:
    held = served.open("Ada", bots=["champion"] * (seats - 1))
    with served.at(held) as ada:
        assert [seat["name"] for seat in ada.table["seats"][1:3]] == ["Nova", "Nova 2" if seats > 2 else ""]
        ada.ask(type="start")
        play(ada, until="white")
        assert ada.now
        assert ada.now["decided"] == list(range(1, seats))


def test_nobody_else_waits_for_a_bot_that_thinks(served_with: Served, pensive: Pensive) -> None:
    held = served_with.open("Ada", bots=["pensive"])
    with served_with.at(held) as ada:
        start_and_roll(ada)
        assert pensive.asked.wait(FOR_EVER)
        assert served_with.get("/health").json() == {"status": "ok"}
        other = served_with.open("Ben")
        with served_with.at(other) as ben:
            assert ben.ask(type="start")["type"] == "ok"
        assert ada.now
        assert ada.now["scene"]["phase"] == "roll"
        pensive.go_on.set()
        while ada.now["scene"]["phase"] == "roll":
            ada.hear()
        assert ada.now["decided"] == [1]


def test_a_server_ends_while_a_bot_thinks(served_with: Served, pensive: Pensive) -> None:
    held = served_with.open("Ada", bots=["pensive"])
    with served_with.at(held) as ada:
        start_and_roll(ada)
        assert pensive.asked.wait(FOR_EVER)
