"""Reviews of records, computed in a process of their own."""

from __future__ import annotations

import gzip
import re
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from rowlock.coach.ready_judges import are_ready
from rowlock.errors import SetupError
from rowlock.reviews import NewReview
from rowlock.server.answers import body_of
from rowlock.server.limits import source
from rowlock.server.node import Node
from rowlock.server.wire import read_request

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
        packed = await node.reviewer(partial(node.review_process.ask, new.record, new.toml, plain=plain))
    return _packed(packed, request)


def _packed(packed: bytes, request: Request) -> Response:
    """Compressed JSON as a response. The middleware does not compress it again, which would hold up everybody."""
    headers = {"cache-control": "no-store", "vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), 200, headers, "application/json")
    return Response(packed, 200, headers | {"content-encoding": "gzip"}, "application/json")


def _choices(record: str) -> int:
    """About how many white choices a record has."""
    seats = _SEATS.search(record)
    return len(_TURN.findall(record)) * (1 + seats[1].count(",") if seats else 1)
