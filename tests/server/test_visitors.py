"""Nobody takes anybody else's place: silent sockets, spectators and seat holders are counted separately."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rowlock.errors import TooMany
from rowlock.server.limits import Limits
from rowlock.server.visitors import Visitors
from serving import Served, limits, serving

pytestmark = pytest.mark.usefixtures("calm")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with room for three silent sockets, two spectators per address and four per table."""
    chosen = limits(waiting=3, spectators_alike=2, spectators=4)
    with serving(tmp_path, limits=chosen, uvicorn_options={"proxy_headers": True}) as running:
        yield running


def from_address(number: int) -> dict[str, object]:
    return {"additional_headers": {"X-Forwarded-For": f"198.51.100.{number}"}}


def test_silent_sockets_take_no_place_at_a_table(served: Served) -> None:
    held = served.open("Ada")
    with ExitStack() as stack:
        for number in range(20):
            stack.enter_context(served.connect(held["table"], **from_address(number)))
        with served.at(held) as ada:
            assert ada.ask(type="resume")["type"] == "ok"


def test_the_oldest_silent_socket_makes_way_for_a_new_one_of_its_address(served: Served) -> None:
    held = served.open("Ada")
    with ExitStack() as stack:
        silent = [stack.enter_context(served.talk(held["table"])) for _ in range(3)]
        with served.at(held) as ada:
            with pytest.raises(ConnectionClosed) as closed:
                silent[0].hear()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4001
            assert silent[1].ask(type="join")["type"] == "ok"
            assert ada.ask(type="resume")["type"] == "ok"


def test_a_socket_whose_join_was_refused_counts_as_silent_again(served: Served) -> None:
    held = served.open("Ada")
    with ExitStack() as stack:
        refused = [stack.enter_context(served.talk(held["table"])) for _ in range(3)]
        for talk in refused:
            assert talk.ask(type="join", token="00" * 16)["code"] == "not_seated"
        stack.enter_context(served.talk(held["table"]))
        with pytest.raises(ConnectionClosed):
            refused[0].hear()


def test_spectators_of_one_address_are_few_and_a_seat_is_not_among_them(served: Served) -> None:
    held = served.open("Ada")
    watched = {"table": held["table"]}
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(served.at(watched))
        with served.talk(held["table"]) as third:
            refusal = third.ask(type="join")
            assert (refusal["code"], refusal["message"]) == (
                "too_many",
                "too many connections from your address at this table",
            )
            assert third.ask(type="join", token=held["token"])["type"] == "ok"
        with served.at({"table": served.open("Ben")["table"]}):
            pass


def test_a_table_full_of_spectators_keeps_no_player_out(served: Served) -> None:
    held = served.open("Ada")
    with ExitStack() as stack:
        for number in range(4):
            talk = stack.enter_context(served.talk(held["table"], **from_address(number)))
            assert talk.ask(type="join")["type"] == "ok"
        fifth = stack.enter_context(served.talk(held["table"], **from_address(5)))
        assert fifth.ask(type="join")["code"] == "too_many"
        assert fifth.ask(type="join", token=held["token"])["type"] == "ok"
        stack.enter_context(served.at(held))


def nobody() -> None:
    raise AssertionError("a socket that had joined was closed")


def test_places_are_given_back() -> None:
    visitors = Visitors(Limits(connections=1, spectators=1))
    for is_seated in (True, False):
        for _ in range(3):
            visit = visitors.arrive("a", nobody)
            visitors.join(visit, "T", is_seated=is_seated)
            with pytest.raises(TooMany):
                visitors.join(visitors.arrive("a", nobody), "T", is_seated=is_seated)
            visitors.leave(visit)
    visit = visitors.arrive("a", nobody)
    visitors.join(visit, "T", is_seated=False)
    visitors.undo_join(visit)
    visitors.join(visit, "T", is_seated=True)
    visitors.leave(visit)
    other = visitors.arrive("a", nobody)
    visitors.join(other, "T", is_seated=False)


def test_nothing_is_kept_of_those_who_left() -> None:
    visitors = Visitors(Limits())
    for is_seated in (True, False):
        visit = visitors.arrive("a", nobody)
        visitors.join(visit, "T", is_seated=is_seated)
        visitors.leave(visit)
    visitors.leave(visitors.arrive("b", nobody))
    assert not visitors._waiting
    assert not visitors._seated
    assert not visitors._watching


def test_an_address_has_as_many_places_for_seats_as_for_watching() -> None:
    visitors = Visitors(Limits(connections=2))
    for table in ("T", "U"):
        visitors.join(visitors.arrive("a", nobody), table, is_seated=False)
    with pytest.raises(TooMany, match="from your address"):
        visitors.join(visitors.arrive("a", nobody), "V", is_seated=False)
    visitors.join(visitors.arrive("a", nobody), "V", is_seated=True)
