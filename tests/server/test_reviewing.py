"""Reviews over HTTP."""

from pathlib import Path

import pytest

from rowlock.coach.review_view import review_of_text
from rowlock.server import reviewing
from rowlock.server.limits import Rate
from rowlock.server.node import Node, Stopping
from rowlock.server.settings import Settings
from rowlock.server.wire import write
from rowlock.table.bus import LocalBus
from rowlock.table.store import MemoryStore
from serving import Served, limits, serving

pytestmark = pytest.mark.usefixtures("calm")

LAST = "variant classic\nseats Ada\n1  ?? ????  - | -\n2  66 1111  -"
"""One turn can be judged, and only its white choice is made. Alone, that is quick."""


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that were reviewed."""
    reviewed: list[str] = []

    def noting(record: str, *rest: object, **how: object) -> object:
        reviewed.append(record)
        return review_of_text("variant classic\nseats Ada\n", plain=True)

    monkeypatch.setattr(reviewing, "review_of_text", noting)
    reviewing.reviewed.cache_clear()
    return reviewed


def test_a_record_is_reviewed(served: Served) -> None:
    answer = served.post("/api/reviews", {"record": LAST})
    assert (answer.status_code, answer.content) == (200, write(review_of_text(LAST, plain=True)))
    told = answer.json()
    assert [(one["turn"], one["seat"]) for one in told["decisions"]] == [(2, 0)]
    assert (told["left_out"], told["over"]) == (2, False)


def test_the_same_record_is_reviewed_once(served: Served, counted: list[str]) -> None:
    for name in ("Ada", "Ada", "Ben"):
        record = f"variant classic\nseats {name}, Cleo\n"
        assert served.post("/api/reviews", {"record": record}).status_code == 200
    assert len(counted) == 2


@pytest.mark.parametrize(
    ("body", "status", "code", "path"),
    [
        ({}, 400, "bad_message", "$.record"),
        ({"record": "", "seat": 1}, 400, "bad_message", "$.seat"),
        ({"record": "hello"}, 422, "notation", ""),
        ({"record": "variant chess\nseats Ada\n"}, 404, "unknown_variant", ""),
        ({"record": "variant small\nseats Ada\n", "toml": "id ="}, 422, "variant_invalid", ""),
        ({"record": "variant classic\nseats Ada\n1  34 2516  r8"}, 422, "record_illegal", ""),
        ({"record": "#" * 70_000}, 413, "too_large", "$"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    served: Served, body: dict[str, object], status: int, code: str, path: str
) -> None:
    answer = served.post("/api/reviews", body)
    assert (answer.status_code, answer.json()["code"], answer.json()["path"]) == (status, code, path)


def test_a_game_that_would_take_minutes_is_refused(served: Served, counted: list[str]) -> None:
    turns = "".join(f"{turn}  34 2516  - - | -\n" for turn in range(1, 100))
    answer = served.post("/api/reviews", {"record": f"variant classic\nseats Ada, Ben\n{turns}"})
    assert (answer.status_code, answer.json()["code"], counted) == (422, "bad_setup", [])
    assert "rowlock review" in answer.json()["message"]


def test_long_games_use_up_the_time_of_an_address(tmp_path: Path, counted: list[str]) -> None:
    turns = "".join(f"{turn}  34 2516  - - | -\n" for turn in range(1, 11))
    seconds = 20 * reviewing.SECONDS_PER_CHOICE["plain"]
    with serving(tmp_path, limits=limits(reviews=Rate(1.5 * seconds, 0))) as served:
        statuses = [
            served.post("/api/reviews", {"record": f"variant classic\nseats {name}, Cleo\n{turns}"}).status_code
            for name in ("Ada", "Ben")
        ]
    assert statuses == [200, 429]


def test_a_server_that_stops_gives_up_its_reviews(tmp_path: Path) -> None:
    node = Node(Settings(database=f"sqlite:///{tmp_path}/tables.db"), MemoryStore(), LocalBus())
    node.go_on(1)
    node.close()
    with pytest.raises(Stopping):
        reviewing.reviewed("variant classic\nseats Ada\n1  34 2516  r7 | -\n", "", node.go_on, plain=True)
