"""How much one address, one connection and one table may ask for."""

import gc
import time
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from rowlock import variant
from rowlock.errors import TooMany
from rowlock.server import limits as limits_module
from rowlock.server.http import SECONDS_PER_FIELD
from rowlock.server.limits import Buckets, Limits, Rate, source
from serving import Served, limits, serving

pytestmark = pytest.mark.usefixtures("calm")


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Key:
    """A bucket key that can be weakly referenced."""


# ── Buckets and places ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Hand()
    buckets = Buckets(Rate(burst=3, per_second=0.5), clock)
    for _ in range(3):
        buckets.take("ada")
    for _ in range(5):
        with pytest.raises(TooMany):
            buckets.take("ada")
    buckets.take("ben")
    clock.now += 1.9
    with pytest.raises(TooMany):
        buckets.take("ada")
    clock.now += 0.2
    buckets.take("ada")
    clock.now += 1e6
    for _ in range(3):
        buckets.take("ada")
    with pytest.raises(TooMany):
        buckets.take("ada")


def test_what_is_refunded_can_be_taken_again_but_never_more_than_there_was() -> None:
    buckets = Buckets(Rate(burst=2, per_second=0), Hand())
    buckets.take("ada", 2)
    with pytest.raises(TooMany):
        buckets.take("ada")
    buckets.refund("ada")
    buckets.take("ada")
    buckets.refund("ada", 100)
    buckets.take("ada", 2)
    with pytest.raises(TooMany):
        buckets.take("ada", 0.5)


def test_buckets_that_are_full_again_are_forgotten() -> None:
    clock = Hand()
    buckets = Buckets(Rate(burst=3, per_second=1), clock)
    keys = [Key() for _ in range(100)]
    seen = [weakref.ref(key) for key in keys]
    for key in keys:
        buckets.take(key)
    del keys, key
    gc.collect()
    assert all(ref() for ref in seen), "buckets that are not full yet are kept"
    clock.now += 2
    buckets.take("somebody else")
    gc.collect()
    assert not any(ref() for ref in seen)


def test_there_is_an_end_to_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "_MOST_BUCKETS", 3)
    buckets = Buckets(Rate(burst=1, per_second=0), Hand())
    for key in "abcd":
        buckets.take(key)
    for key in "bcd":
        with pytest.raises(TooMany):
            buckets.take(key)
    buckets.take("a")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1::/56"),
        ("2001:db8:1:ff:bbbb::2", "2001:db8:1::/56"),
        ("2001:db8:1:100:bbbb::2", "2001:db8:1:100::/56"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/56"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_whom_something_is_counted_to(host: str, counted: str) -> None:
    assert source((host, 1234)) == counted


def test_nobody_in_particular() -> None:
    assert source(None) == ""


def test_people_do_not_meet_the_limits() -> None:
    """A family behind one address plays on; a program that guesses codes needs years to try them all."""
    usual = Limits()
    assert usual.messages.burst >= 60
    assert usual.messages.per_second >= 8 * 2
    assert usual.table_messages.per_second >= 8 * usual.messages.per_second / 2
    assert usual.spectators >= 50
    guesses_in_a_day = usual.misses.burst + usual.misses.per_second * 86400
    assert 20**6 / guesses_in_a_day > 3650


# ── A server with limits ─────────────────────────────────────────────────────────────────────────────────────────────

Tight = Callable[..., Served]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hand:
    """The clock of servers started after this."""
    clock = Hand()
    monkeypatch.setattr("rowlock.server.node.monotonic", clock)
    monkeypatch.setattr("rowlock.server.sockets.monotonic", clock)
    return clock


@pytest.fixture
def tight(tmp_path: Path, clock: Hand) -> Iterator[Tight]:
    """Starts a server with these limits and no others, on a stopped clock."""
    with ExitStack() as stack:

        def start(options: dict[str, object] | None = None, **chosen: object) -> Served:
            return stack.enter_context(serving(tmp_path, limits=limits(**chosen), uvicorn_options=options))

        yield start


def test_requests_from_one_address(tight: Tight, clock: Hand) -> None:
    served = tight(requests=Rate(3, 1))
    for _ in range(3):
        assert served.get("/health").status_code == 200
    for path in ("/health", "/api/tables/BCDFGH", "/api/variants"):
        answer = served.get(path)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert int(answer.headers["retry-after"]) > 0
    assert served.post("/api/tables", {"names": ["Ada"]}).status_code == 429
    clock.now += 1
    assert served.get("/health").status_code == 200


def test_tables_from_one_address(tight: Tight, clock: Hand) -> None:
    served = tight(tables=Rate(2, 0.1))
    served.open("Ada")
    assert served.post("/api/tables", {"names": "Ada"}).status_code == 400, "an unreadable request does not count"
    served.open("Ada")
    answer = served.post("/api/tables", {"names": ["Ada"]})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert served.get("/health").status_code == 200
    clock.now += 10
    served.open("Ada")


def test_replays_for_one_address(tight: Tight, clock: Hand) -> None:
    served = tight(replays=Rate(2, 0.1))
    held = served.open("Ada")
    with served.at(held) as ada:
        ada.ask(type="start")
    replay = served.get(f"/api/tables/{held['table']}/replay").json()
    record = {"record": replay["record"]}
    assert served.post("/api/replays", record).status_code == 200
    for answer in (served.post("/api/replays", record), served.get(f"/api/tables/{held['table']}/replay")):
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert served.get(f"/api/tables/{held['table']}/record.txt").status_code == 200
    clock.now += 10
    assert served.post("/api/replays", record).status_code == 200


def test_score_pads_of_home_made_variants_for_one_address(tight: Tight) -> None:
    served = tight(replays=Rate(1, 0.1))
    assert served.post("/api/pads", {"toml": "id ="}).status_code == 422
    assert served.post("/api/pads", {"toml": "id ="}).status_code == 429
    assert served.post("/api/pads", {"variant": "classic"}).status_code == 200


def test_what_tables_of_one_address_keep(tight: Tight, clock: Hand) -> None:
    served = tight(stored=Rate(40_000, 1))
    record = "variant classic\nseats Ada\n1  11 1111\n" + "#" * 30_000
    assert served.post("/api/tables", {"names": ["Ben"], "record": record}).status_code == 422, "nothing is stored"
    served.open("Ada", record=record)
    answer = served.post("/api/tables", {"names": ["Ada"], "record": record})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    served.open("Ada")
    clock.now += 30_000
    served.open("Ada", record=record)


def test_sheets_and_rules_for_one_address(tight: Tight, clock: Hand) -> None:
    """Drawings that take long cost more, so nobody can keep a core busy."""
    fields = len(variant("classic").layout.fields)
    served = tight(work=Rate(2.5 * fields * SECONDS_PER_FIELD["pdf"], 0.1))

    def status(what: str) -> int:
        return served.get(f"/api/variants/classic/{what}").status_code

    assert [status("sheet.pdf") for _ in range(3)] == [200, 200, 429]
    assert (status("sheet.svg"), status("rules"), status("sheet.png")) == (200, 200, 400)
    assert [status("sheet.svg") for _ in range(10)][-1] == 429
    clock.now += 0.45
    assert status("sheet.pdf") == 200
    assert served.get("/api/variants").status_code == 200


def test_nobody_tries_all_codes(tight: Tight, clock: Hand) -> None:
    """Guesses over HTTP and over sockets count together. Everything that needs no code still works."""
    served = tight(misses=Rate(4, 0.1))
    held = served.open("Ada")
    assert served.get("/api/tables/BCDFGH").status_code == 404
    assert served.post("/api/tables/BCDFGJ/seats", {"name": "Eve"}).status_code == 404
    with served.talk("BCDFGK") as talk:
        assert talk.ask(type="join")["code"] == "unknown_table"
        assert served.get("/api/tables/nonsense/record.txt").status_code == 404
        assert talk.ask(type="join")["code"] == "too_many"
    for path in (held["table"], "BCDFGL", f"{held['table']}/record.txt", f"{held['table']}/sheet.svg"):
        assert served.get(f"/api/tables/{path}").status_code == 429, "nobody learns whether it exists"
    assert served.post(f"/api/tables/{held['table']}/seats", {"name": "Eve"}).status_code == 429
    with served.talk(held["table"]) as talk:
        assert talk.ask(type="join")["code"] == "too_many"
        clock.now += 10
        assert talk.ask(type="join")["type"] == "ok"
    assert served.get("/health").status_code == served.get("/metrics").status_code == 200
    served.open("Ben")


def test_nobody_tries_all_tokens(tight: Tight) -> None:
    served = tight(misses=Rate(3, 0))
    held = served.open("Ada")
    with served.talk(held["table"]) as talk:
        for number in range(3):
            assert talk.ask(type="join", token=f"{number:032x}")["code"] == "not_seated"
        assert talk.ask(type="join", token=f"{3:032x}")["code"] == "too_many"


def test_whoever_holds_a_seat_gets_in_though_others_at_the_same_address_have_guessed(tight: Tight) -> None:
    served = tight(misses=Rate(2, 0))
    held = served.open("Ada")
    for code in ("BCDFGH", "BCDFGJ", "BCDFGK"):
        served.get(f"/api/tables/{code}")
    with served.talk("BCDFGL") as talk:
        assert talk.ask(type="join", token=held["token"])["code"] == "too_many", "nobody learns that there is no table"
    for _ in range(3):
        with served.talk(held["table"]) as talk:
            assert talk.ask(type="join", token=held["token"])["type"] == "ok"


def test_no_guess_keeps_an_address_waiting_for_more_than_a_minute() -> None:
    usual = Limits()
    assert 1 / usual.misses.per_second <= 60


def test_what_is_no_guess_does_not_count_as_one(tight: Tight) -> None:
    served = tight(misses=Rate(1, 0))
    held = served.open("Ada")
    for _ in range(3):
        assert served.get(f"/api/tables/{held['table']}").status_code == 200
        assert served.get(f"/api/tables/{held['table']}/record.txt").status_code == 422
        assert served.get("/api/variants/chess/sheet.svg").status_code == 404
        assert served.get("/nothing").status_code == 404
        with served.at({"table": held["table"]}) as watcher:
            assert watcher.ask(type="start")["code"] == "not_seated"
    assert served.get("/api/tables/BCDFGH").status_code == 404


def test_many_guesses_at_once_are_no_mistake_of_ours(tight: Tight) -> None:
    served = tight(misses=Rate(2, 0))
    with ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(lambda number: served.get(f"/api/tables/BCDFG{number}").status_code, "BCDFGHJK" * 10))
    assert (answers.count(404), answers.count(429)) == (2, 78), "none slips through before the first are charged"
    assert served.get("/api/tables/BCDFGH").status_code == 429


def test_messages_on_one_connection(tight: Tight, clock: Hand) -> None:
    served = tight(messages=Rate(5, 1))
    ada = served.open("Ada")
    with served.at(ada) as talk, served.at(ada) as other:
        for _ in range(4):
            assert talk.ask(type="resume")["type"] == "ok"
        for _ in range(3):
            assert talk.ask(type="resume")["code"] == "too_many"
        assert talk.refused("nonsense")["code"] == "too_many"
        assert other.ask(type="resume")["type"] == "ok"
        clock.now += 1
        assert talk.ask(type="resume")["type"] == "ok"
        assert talk.ask(type="resume")["code"] == "too_many"


def test_messages_to_one_table(tight: Tight, clock: Hand) -> None:
    """All its seats share the budget; spectators cannot use it up."""
    served = tight(table_messages=Rate(4, 1))
    ada, other = served.open("Ada"), served.open("Cleo")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada) as a, served.at(ben) as b, served.at({"table": ada["table"]}) as watcher:
        for _ in range(20):
            assert watcher.ask(type="pause")["code"] == "not_seated"
        for talk in (a, b, a, b):
            assert talk.ask(type="resume")["type"] == "ok"
        for talk in (a, b):
            assert talk.ask(type="resume")["code"] == "too_many"
        with served.at(other) as c:
            assert c.ask(type="resume")["type"] == "ok"
        clock.now += 1
        assert b.ask(type="resume")["type"] == "ok"


def test_reactions_of_one_person(tight: Tight, clock: Hand) -> None:
    """A second connection has no more of them, and other people and messages are not concerned."""
    served = tight(reactions=Rate(3, 0.5))
    ada = served.open("Ada")
    ben = served.sit(ada["table"], "Ben")
    with served.at(ada) as a, served.at(ada) as again, served.at(ben) as b:
        told = [talk.ask(type="react", reaction="lucky") for talk in (a, a, again, a, again)]
        assert [answer.get("code", "ok") for answer in told] == ["ok", "ok", "ok", "too_many", "too_many"]
        assert b.ask(type="react", reaction="ouch")["type"] == "ok"
        assert a.ask(type="start")["type"] == "ok"
        clock.now += 2
        assert a.ask(type="react", reaction="lucky")["type"] == "ok"


def test_whoever_asks_too_much_waits_for_the_refusal(tight: Tight) -> None:
    """Also on a socket, where nothing more is read until then."""
    served = tight(requests=Rate(3, 0), messages=Rate(1, 0), penalty=0.2)
    with served.at(served.open("Ada")) as talk:
        for refuse in (lambda: served.get("/health").status_code == 429, lambda: talk.ask(type="resume")["code"]):
            begun = time.monotonic()
            assert refuse()
            assert time.monotonic() - begun >= 0.15  # timers count from the loop's last reading of the clock


def test_joins_take_from_the_budget_of_requests(tight: Tight, clock: Hand) -> None:
    served = tight(requests=Rate(5, 1))
    held = served.open("Ada")
    with served.talk(held["table"]) as talk:
        assert talk.refused(type="join", token=f"{1:032x}")["code"] == "not_seated"
        assert talk.refused(type="join", token=f"{2:032x}")["code"] == "not_seated"
        assert talk.ask(type="join", token=held["token"])["type"] == "ok"
        assert served.get("/health").status_code == 429
        turned_away(served, held["table"])
        clock.now += 2
        with served.at(held):
            assert served.get("/health").status_code == 429


def turned_away(served: Served, code: str, **options: object) -> None:
    """Check that a socket is refused because the limit is used up."""
    with pytest.raises(InvalidStatus) as refused, served.connect(code, **options):
        pass
    assert refused.value.response.status_code == 403


def test_only_a_proxy_may_say_who_asks(tight: Tight) -> None:
    """Otherwise anybody could claim a new address for every guess."""
    served = tight(requests=Rate(2, 0))
    answers = [served.get("/health", headers={"X-Forwarded-For": f"198.51.100.{n}"}).status_code for n in range(4)]
    assert answers == [200, 200, 429, 429]


def test_behind_a_proxy_everybody_has_an_address(tight: Tight) -> None:
    served = tight({"proxy_headers": True}, requests=Rate(2, 0))

    def asked(forwarded: str) -> int:
        return served.get("/health", headers={"X-Forwarded-For": forwarded}).status_code

    assert [asked("198.51.100.1") for _ in range(3)] == [200, 200, 429]
    assert asked("198.51.100.2") == 200
    assert asked("203.0.113.9, 198.51.100.1") == 429, "what the proxy saw counts, not what a client told it"
    assert [asked(f"2001:db8::{n}") for n in range(3)] == [200, 200, 429]
    for _ in range(2):
        with served.connect("BCDFGH", additional_headers={"X-Forwarded-For": "198.51.100.7"}):
            pass
    turned_away(served, "BCDFGH", additional_headers={"X-Forwarded-For": "198.51.100.7"})
    with served.connect("BCDFGH", additional_headers={"X-Forwarded-For": "198.51.100.8"}):
        pass
