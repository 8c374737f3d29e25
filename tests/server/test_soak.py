"""Two minutes of everything at once: nothing acknowledged is lost, and nothing goes wrong."""

import random
from pathlib import Path

import pytest

from rowlock import Record
from rowlock.bench.soak.client import Client, Message, Site, Yours
from rowlock.bench.soak.company import Person, missing
from rowlock.bench.soak.server_process import Sample, ServerProcess
from rowlock.bench.soak.soak_report import slope_of
from rowlock.bench.soak.soak_run import Plan, soak
from rowlock.bench.soak.tally import Tally

MINUTES = 2
RECORD = """variant classic
seats Ada, Ben
1  34 2516  r7 - | y9
"""


def site(folder: Path) -> Site:
    return Site(ServerProcess(folder, port=1), Tally(), think=1.0)


@pytest.mark.slow
def test_two_minutes_of_everything_at_once() -> None:
    soaked = soak(Plan(60 * MINUTES, tables=6, think=0.8, seed=1, restarts=True), lambda window: None)
    assert soaked.lost == ()
    assert soaked.errors == {}, soaked.traceback
    assert soaked.is_sound
    assert len(soaked.windows) >= MINUTES
    assert soaked.actions > 100
    for event in ("restarts", "games", "reconnects"):
        assert soaked.events[event] >= 2, soaked.events
    for done in ("slow reader: sent", "fuzzer: messages", "fuzzer: wrong code", "fuzzer: half a request"):
        assert soaked.abuse[done] > 10, soaked.abuse
    assert soaked.abuse["fuzzer: large body"] > 10


def test_a_version_that_was_told_and_is_gone_is_lost(tmp_path: Path) -> None:
    client = Client(site(tmp_path), "", "CODE", "", random.Random(1))
    client.hear(Message("welcome", version=7))
    client.hear(Message("ok", id=1, version=8))
    assert not client.site.tally.lost
    client.hear(Message("welcome", version=7))
    assert len(client.site.tally.lost) == 1


@pytest.mark.parametrize(
    ("seat", "done", "lost"),
    [
        (0, {"1r": "", "1w": "r7", "1c": "y9"}, 0),
        (1, {"1w": "-"}, 0),
        (0, {"1w": "r6"}, 1),
        (1, {"1w": "r7", "2r": ""}, 2),
    ],
)
def test_acknowledged_moves_are_looked_up_in_the_record(
    tmp_path: Path, seat: int, done: dict[str, str], lost: int
) -> None:
    person = Person(site(tmp_path), "", "CODE", "", random.Random(1), yours=Yours(seat, []), done=done)
    assert len(missing(person, Record.parse(RECORD))) == lost


def test_unexpected_refusals_are_errors(tmp_path: Path) -> None:
    client = Client(site(tmp_path), "", "CODE", "", random.Random(1))
    client.hear(Message("refused", code="paused"))
    assert not client.site.tally.errors
    client.hear(Message("refused", code="too_many"))
    assert client.site.tally.errors == {"refused: too_many": 1}
    client.site.server.stopping = True
    client.hear(Message("refused", code="store_unavailable"))
    assert client.site.tally.errors == {"refused: too_many": 1}


def test_the_slope_is_that_of_the_process_that_lived_longest() -> None:
    short = [Sample(at, 1, 100.0 + at, 9) for at in range(100)]
    long = [Sample(100.0 + at, 2, 80.0 if at > 900 else at / 10, 9) for at in range(3700)]
    slope = slope_of([*short, *long])
    assert (slope.megabytes_per_hour, slope.error) == (0, 0)
    assert slope.minutes == pytest.approx(46.2, abs=0.1)
    assert slope_of([]).minutes == 0
