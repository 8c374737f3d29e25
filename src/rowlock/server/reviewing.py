"""Reviews of records, computed in a thread of their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial

from starlette.requests import Request
from starlette.responses import Response

from rowlock.coach.ready_judges import are_ready
from rowlock.coach.review_view import review_of_text
from rowlock.errors import SetupError
from rowlock.reviews import NewReview, ReviewView
from rowlock.server.answers import answer, body_of
from rowlock.server.limits import source
from rowlock.server.node import Node
from rowlock.server.wire import read_request
from rowlock.table.opening import home_made

SECONDS_PER_CHOICE = {"compiled": 0.002, "plain": 0.25}
"""The time that each white choice adds to a review, and what comes with it."""
_TURN = re.compile(r"^\s*\d+\s", re.MULTILINE)
_SEATS = re.compile(r"^\s*seats\s(.*)$", re.MULTILINE)
LONGEST = 40.0
"""Seconds of a review. Whoever needs more has `rowlock review`."""


async def record_review(node: Node, request: Request) -> Response:
    """The review of any record: what each decision cost, and what was luck. An unfinished one up to where it is."""
    new = read_request(await body_of(request, node.settings.limits.body), NewReview)
    plain = not are_ready()
    seconds = _choices(new.record) * SECONDS_PER_CHOICE["plain" if plain or new.toml else "compiled"]
    if seconds > LONGEST:
        raise SetupError("this game is too long to be reviewed here; `rowlock review` has no such limit")
    node.reviews.take(source(request.client), seconds)
    with node.metrics.timing("rowlock_offload_seconds"):
        return answer(await node.reviewer(partial(reviewed, new.record, new.toml, node.go_on, plain=plain)))


def _choices(record: str) -> int:
    """About how many white choices a record has."""
    seats = _SEATS.search(record)
    return len(_TURN.findall(record)) * (1 + seats[1].count(",") if seats else 1)


@lru_cache(maxsize=64)
def reviewed(record: str, toml: str, go_on: Callable[[float], None], *, plain: bool) -> ReviewView:
    """The review of a record, cached: people look at theirs more than once."""
    return review_of_text(record, home_made(toml), plain=plain, told=go_on)
