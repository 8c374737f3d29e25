"""HTTP handlers: tables, their records and sheets, variants, health and metrics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache, partial

from starlette.requests import Request
from starlette.responses import Response

from rowlock import protocol
from rowlock.advice import boards
from rowlock.advice.puzzle_views import puzzles_view
from rowlock.errors import MessageError, RowlockError, TooMany
from rowlock.rules.catalog import variant, variants
from rowlock.rules.pad.variant import Variant
from rowlock.server.answers import answer, body_of, etag_of, failed, refused, revalidated
from rowlock.server.exposition import CONTENT_TYPE, exposition
from rowlock.server.fair_worker import SOURCE
from rowlock.server.limits import source
from rowlock.server.node import Node
from rowlock.server.origins import check_site
from rowlock.server.wire import read_request, write
from rowlock.table import replaying
from rowlock.table.gameplay import Pace
from rowlock.table.names import read_code
from rowlock.table.score_pads import pad_view
from rowlock.table.table import Table
from rowlock.table.telling import variant_view, welcome

_log = logging.getLogger(__name__)

Asked = Callable[[Node, Request], Awaitable[Response]]

SECONDS_PER_FIELD = {"pdf": 1e-3, "svg": 1e-4, "rules": 3e-5}
"""The time that each field adds to drawing a sheet or writing its rules."""
ALL_ROLLS = 12
"""Looking at all rolls takes as long as this many ordinary questions to the coach."""
_ORDINARY_TABLE = 500
"""Bytes stored when a table is opened, besides a variant or record sent with the request."""


async def handle(asked: Asked, node: Node, request: Request) -> Response:
    """Call a handler within the limits, and turn errors into responses."""
    address = source(request.client)
    SOURCE.set(address)
    try:
        node.requests.take(address)
        check_site(request, node.settings.origins)
        with node.metrics.timing("rowlock_request_seconds"):
            response = await asked(node, request)
    except RowlockError as error:
        if isinstance(error, TooMany):
            await asyncio.sleep(node.settings.limits.penalty)
        response = refused(error)
    except Exception:
        _log.exception("a request could not be answered")
        response = failed()
    node.metrics.count("rowlock_requests_total", str(response.status_code))
    return response


async def open_table(node: Node, request: Request) -> Response:
    """Open a table."""
    new = read_request(await body_of(request, node.settings.limits.body), protocol.NewTable)
    node.tables.take(source(request.client))
    with _storing(node, request, _ORDINARY_TABLE + len((new.toml + new.record).encode())):
        held = await node.host.open(new)
    node.metrics.count("rowlock_seats_taken_total", by=len(held.seats))
    return answer(held, 201, {"location": f"{node.settings.base_path}/api/tables/{held.table}"})


@contextmanager
def _storing(node: Node, request: Request, size: int) -> Iterator[None]:
    """Charge an address for stored bytes; refund it if the request is refused."""
    node.stored.take(source(request.client), size)
    try:
        yield
    except RowlockError:
        node.stored.refund(source(request.client), size)
        raise


async def look(node: Node, request: Request) -> Response:
    """A table as seen by anybody with its code."""
    return answer(welcome(await _table(node, request), (), node.host.bots, Pace()))


async def sit(node: Node, request: Request) -> Response:
    """Sit down at a table."""
    new = read_request(await body_of(request, node.settings.limits.body), protocol.NewSeat)
    with node.guessing(source(request.client)):
        held = await node.host.sit(read_code(request.path_params["code"]), new)
    node.metrics.count("rowlock_seats_taken_total")
    return answer(held, 201)


async def record_text(node: Node, request: Request) -> Response:
    """A table's record as text."""
    view = replaying.record_view(await _table(node, request))
    headers = {"cache-control": "no-store", "content-disposition": f'inline; filename="{view.table}.txt"'}
    return Response(view.text, 200, headers, "text/plain; charset=utf-8")


async def record_json(node: Node, request: Request) -> Response:
    """A table's record as JSON."""
    return answer(replaying.record_view(await _table(node, request)))


async def table_replay(node: Node, request: Request) -> Response:
    """The replay of a table that has started, as far as its choices have landed."""
    node.replays.take(source(request.client))
    return answer(await node.offload(partial(replaying.replay_of, await _table(node, request))))


async def record_replay(node: Node, request: Request) -> Response:
    """The replay of any record, finished or not."""
    node.replays.take(source(request.client))
    new = read_request(await body_of(request, node.settings.limits.body), protocol.NewReplay)
    return answer(await node.offload(partial(replaying.replay_from, new)))


async def score_pad(node: Node, request: Request) -> Response:
    """A score pad with the marks that are sent; nothing is stored."""
    new = read_request(await body_of(request, node.settings.limits.body), protocol.NewPad)
    if new.toml:  # reading it takes longer than everything else
        node.replays.take(source(request.client))
    return answer(await node.offload(partial(pad_view, new)))


async def board(node: Node, request: Request) -> Response:
    """A position for the analysis board, and what it is worth."""
    new = read_request(await body_of(request, node.settings.limits.body), protocol.NewBoard)
    node.advice.take(source(request.client), ALL_ROLLS if new.rolls else 1)
    return answer(await node.offload(partial(boards.board, new)))


async def list_puzzles(node: Node, request: Request) -> Response:
    """The puzzles of a printed variant, with the answers."""
    body, etag = await node.offload(partial(_puzzles, variant(request.path_params["variant"]).id))
    return revalidated(request, body, etag, "application/json")


@cache
def _puzzles(name: str) -> tuple[bytes, str]:
    body = write(puzzles_view(name))
    return body, etag_of(body)


async def table_sheet(node: Node, request: Request) -> Response:
    """The sheet of a table's variant, for printing."""
    return await _sheet(node, request, (await _table(node, request)).variant)


async def variant_sheet(node: Node, request: Request) -> Response:
    """The sheet of a printed variant, for printing."""
    return await _sheet(node, request, variant(request.path_params["variant"]))


async def _sheet(node: Node, request: Request, drawn: Variant) -> Response:
    ending = request.path_params["ending"]
    if ending not in ("svg", "pdf"):
        raise MessageError("sheets are available as svg and pdf", path="$.ending")
    _charge_work(node, request, ending, drawn)
    headers = {"content-disposition": f'inline; filename="{drawn.id}.{ending}"'}
    if ending == "svg":
        return Response(await node.offload(partial(_svg, drawn)), 200, headers, "image/svg+xml")
    return Response(await node.offload(partial(_pdf, drawn)), 200, headers, "application/pdf")


def _charge_work(node: Node, request: Request, what: str, about: Variant) -> None:
    """Charge an address for the estimated time of drawing or writing, even if the result is cached."""
    fields = len(about.layout.fields) + len(about.bar)
    node.work.take(source(request.client), fields * SECONDS_PER_FIELD[what])


# Printing is imported on first use, as it would make up a quarter of the server's startup time; so is the handbook.
# Sheets are slow enough to draw that they are cached: nobody can keep a server busy by requesting one repeatedly.


@lru_cache(maxsize=64)
def _svg(drawn: Variant) -> str:
    from rowlock.printing.svg import svg

    return svg(drawn)


@lru_cache(maxsize=64)
def _pdf(drawn: Variant) -> bytes:
    from rowlock.printing.pdf import pdf

    return pdf(drawn)


async def table_rules(node: Node, request: Request) -> Response:
    """The rules of a table's variant in Markdown, in the reader's language or in English."""
    return await _rules(node, request, (await _table(node, request)).variant)


async def variant_rules(node: Node, request: Request) -> Response:
    """The rules of a printed variant in Markdown, in the reader's language or in English."""
    return await _rules(node, request, variant(request.path_params["variant"]))


async def _rules(node: Node, request: Request, told: Variant) -> Response:
    from rowlock.handbook.words import spoken

    _charge_work(node, request, "rules", told)
    language = spoken(request.query_params.get("lang", ""))
    text = await node.offload(partial(_page, told, language))
    return Response(text, 200, {"content-language": language}, "text/markdown; charset=utf-8")


@lru_cache(maxsize=128)
def _page(told: Variant, language: str) -> str:
    from rowlock.handbook import page

    return page(told, language)


async def list_variants(node: Node, request: Request) -> Response:
    """The printed variants, and how to draw them."""
    return answer([variant_view(variant(name)) for name in variants()])


async def list_bots(node: Node, request: Request) -> Response:
    """The bots that can be seated, from the weakest to the strongest."""
    return answer(list(node.host.bots))


async def health(node: Node, request: Request) -> Response:
    """Whether this node can serve: its database can be read and written."""
    await node.store.check()
    return answer({"status": "ok"})


async def metrics(node: Node, request: Request) -> Response:
    """Metrics for Prometheus."""
    return Response(exposition(node.metrics), 200, {"content-type": CONTENT_TYPE})


async def _table(node: Node, request: Request) -> Table:
    with node.guessing(source(request.client)):
        return await node.host.look(read_code(request.path_params["code"]))
