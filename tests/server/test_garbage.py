"""Closed connections leave nothing behind: a server rarely collects garbage, so cycles would pile up like a leak."""

import gc
import time
from collections import Counter

import pytest

from serving import Served
from waiting import FOR_EVER

OURS = ("Connection", "GuardedHttp", "GuardedSocket", "Guest", "ServerProtocol", "Visit")
"""The objects that a server creates for each connection."""


def counted() -> Counter[str]:
    names = (type(thing).__name__ for thing in gc.get_objects())
    return Counter(name for name in names if name in OURS)


@pytest.mark.parametrize("joins", [True, False])
def test_a_socket_that_is_closed_leaves_nothing_for_the_garbage_collector(served: Served, joins: bool) -> None:
    held = served.open("Ada")
    gc.collect()
    gc.disable()
    try:
        before = counted()
        for _ in range(5):
            with served.talk(held["table"]) as talk:
                if joins:
                    assert talk.ask(type="join", token=held["token"])["type"] == "ok"
        give_up = time.monotonic() + FOR_EVER
        while (left := counted() - before) and time.monotonic() < give_up:
            time.sleep(0.05)
        assert not left
    finally:
        gc.enable()
