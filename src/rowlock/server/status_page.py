"""The status as an HTML page, for phone and desktop. No script, no inline style, nothing from other sites."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import nan

from rowlock.server.status import Latency, Status, Window

_REFRESH = 10
_CURVE = (120, 32)
"""Width and height of a sparkline, in its own units."""

LATENCIES = {
    "rowlock_message_seconds{action}": "Action",
    "rowlock_message_seconds{join}": "Join",
    "rowlock_request_seconds": "HTTP request",
    "rowlock_commit_seconds": "Group commit",
    "rowlock_fold_seconds": "Table rebuilt",
    "rowlock_offload_seconds": "Bot or other long task",
    "rowlock_loop_lag_seconds": "Event loop lag",
}
QUEUES = {
    "rowlock_writes_waiting": "Writes",
    "rowlock_offload_waiting": "Bots and other long tasks",
    "rowlock_outbox_messages": "Messages to clients",
    "rowlock_outbox_longest": "… to the slowest client",
}


def status_page(status: Status) -> str:
    """The whole page."""
    body = "".join(section(status) for section in (_header, _tiles, _latency, _counts, _state, _warnings))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="refresh" content="{_REFRESH}"><meta name="robots" content="noindex">'
        f'<title>{escape(_headline(status))} · rowlock</title><link rel="stylesheet" href="status.css"></head>'
        f"<body><main>{body}</main></body></html>"
    )


# ── Sections ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _headline(status: Status) -> str:
    if not status.database_health.healthy:
        return "Database unavailable"
    if status.windows[0].writes_failed:
        return "Writes failing"
    return "All well" if status.bus_connected else "Redis unavailable"


def _header(status: Status) -> str:
    headline = _headline(status)
    state = "good" if headline == "All well" else "bad"
    return (
        f'<header><h1>rowlock <small>{escape(status.version)}</small></h1><p class="state {state}">{headline}</p>'
        f"<p>Up {duration(status.uptime)}, since {_moment(status.started)}</p></header>"
    )


def _tiles(status: Status) -> str:
    minute, hour = status.windows[0], status.hour
    actions = sum(minute.messages.values()) / max(minute.seconds, 1.0)
    answered = minute.latency.get("rowlock_message_seconds{action}")
    lag = minute.latency["rowlock_loop_lag_seconds"]
    values = status.values
    tiles = (
        _tile("Actions / s", actions, [past.actions for past in hour], "{:.1f}".format),
        _tile("Action, p99", answered.p99 if answered else None, [past.action_p99 for past in hour], seconds),
        _tile("Loop lag, p99", lag.p99, [past.lag_p99 for past in hour], seconds),
        _tile("Tables", values["rowlock_tables"], [past.tables for past in hour], "{:.0f}".format),
        _tile("Connections", values["rowlock_guests"], [past.guests for past in hour], "{:.0f}".format),
        _tile("Memory", _memory(status), [past.memory for past in hour], megabytes),
    )
    return f'<ul class="tiles">{"".join(tiles)}</ul>'


def _tile(name: str, now: float | None, hour: Sequence[float], written: Callable[[float], str]) -> str:
    value = "–" if now is None else written(now)
    peak = f"peak {written(max(hour))}" if hour else "no history yet"
    return f"<li><h3>{name}</h3><p>{value}</p>{_curve(hour)}<small>{peak}</small></li>"


def _latency(status: Status) -> str:
    rows = [
        (name, *(_quantiles(window.latency.get(metric)) for window in status.windows))
        for metric, name in LATENCIES.items()
    ]
    return _table("Latency", _spans(status.windows, "median <b>p99</b>"), rows)


def _counts(status: Status) -> str:
    windows = status.windows
    writes = (
        ["stored", *(window.writes for window in windows)],
        ["failed", *(window.writes_failed for window in windows)],
    )
    waiting = [[name, status.values.get(metric, 0)] for metric, name in QUEUES.items()]
    tables = (
        _table("Messages by outcome", _spans(windows), _by_label([window.messages for window in windows])),
        _table("HTTP requests by status", _spans(windows), _by_label([window.requests for window in windows])),
        _table("Writes", _spans(windows), writes),
        _table("Waiting now", (), waiting),
    )
    return f'<div class="pair">{"".join(tables)}</div>'


def _by_label(counts: Sequence[Mapping[str, int]]) -> list[list[object]]:
    labels = sorted({label for counted in counts for label in counted}, key=lambda label: (label != "ok", label))
    return [[label, *(counted.get(label, 0) for counted in counts)] for label in labels] or [["none"]]


def _state(status: Status) -> str:
    health, values = status.database_health, status.values
    since = _moment(health.since)
    state = f"healthy since {since}" if health.healthy else f"unavailable since {since}: {health.reason}"
    connected = "connected" if status.bus_connected else "unavailable"
    limit = f"{values.get('process_open_fds', nan):.0f} of {values['process_max_fds']:.0f}"
    facts = (
        ("Database", f"{status.database}, {state}"),
        ("Redis", f"{status.bus}, {connected}" if status.bus else "none: this is the only node"),
        ("Memory", f"{megabytes(_memory(status))}, peak {megabytes(values['process_max_resident_memory_bytes'])}"),
        ("File descriptors", limit),
        ("Python", status.python),
    )
    return _table("Server", (), facts, "facts")


def _warnings(status: Status) -> str:
    items = "".join(
        f'<li class="{escape(warned.level.lower())}"><p>{_moment(warned.time)} {escape(warned.level)} '
        f"{escape(warned.logger)}</p><p>{escape(warned.message)}</p></li>"
        for warned in status.warnings
    )
    return f"<section><h2>Latest warnings</h2>{f'<ol>{items}</ol>' if items else '<p>None.</p>'}</section>"


# ── Parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Markup(str):
    """Text that is already HTML."""

    __slots__ = ()


def _cell(value: object) -> str:
    return value if isinstance(value, Markup) else escape(f"{value:.0f}" if isinstance(value, float) else str(value))


def _table(title: str, head: Sequence[str], rows: Iterable[Sequence[object]], kind: str = "figures") -> str:
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{_cell(name)}</th>{"".join(f"<td>{_cell(cell)}</td>" for cell in cells)}</tr>'
        for name, *cells in rows
    )
    thead = f"<thead><tr>{top}</tr></thead>" if head else ""
    return f'<section><h2>{title}</h2><table class="{kind}">{thead}<tbody>{body}</tbody></table></section>'


def _spans(windows: Iterable[Window], corner: str = "") -> list[str]:
    return [corner, *(f"{window.minutes} min" for window in windows)]


def _quantiles(latency: Latency | None) -> str:
    if latency is None or latency.p50 is None or latency.p99 is None:
        return "–"
    return Markup(f"{seconds(latency.p50)} <b>{seconds(latency.p99)}</b>")


def _curve(values: Sequence[float]) -> str:
    """A sparkline of the last hour, from zero to its peak. Minutes before the first measurement stay empty."""
    width, height = _CURVE
    scale = (height - 4) / (max(values, default=0.0) or 1.0)
    first = 60 - len(values)
    points = " ".join(
        f"{width * (first + index) / 59:.1f},{height - 2 - scale * value:.1f}" for index, value in enumerate(values)
    )
    return (
        f'<svg viewBox="0 0 {width} {height}" preserveAspectRatio="none" aria-hidden="true">'
        f'<path d="M0 {height - 1}H{width}"/><polyline points="{points}"/></svg>'
    )


def _memory(status: Status) -> float:
    return status.values.get("process_resident_memory_bytes", status.values["process_max_resident_memory_bytes"])


def _moment(timestamp: str) -> str:
    return f"{timestamp[:10]} {timestamp[11:19]} UTC"


def seconds(value: float) -> str:
    """Format a short duration.

    >>> seconds(0.000042), seconds(0.0123), seconds(0.196), seconds(2.5)
    ('42 µs', '12 ms', '196 ms', '2.5 s')
    """
    size, unit = next(
        (size, unit) for size, unit in ((1, "s"), (1e-3, "ms"), (1e-6, "µs")) if value >= size or size < 1e-3
    )
    return f"{value / size:.0f} {unit}" if value >= 9.95 * size else f"{value / size:.1f} {unit}"


def duration(value: float) -> str:
    """Format a long duration.

    >>> duration(59.9), duration(3700), duration(90061)
    ('59 s', '1 h 1 min', '1 d 1 h')
    """
    whole = int(value)
    parts = ((whole // 86400, "d"), (whole // 3600 % 24, "h"), (whole // 60 % 60, "min"), (whole % 60, "s"))
    first = next((index for index, (count, _) in enumerate(parts) if count), len(parts) - 1)
    return " ".join(f"{count} {unit}" for count, unit in parts[first : first + 2] if count or unit == "s")


def megabytes(value: float) -> str:
    """Format an amount of memory.

    >>> megabytes(204_000_000)
    '204 MB'
    """
    return f"{value / 1e6:.0f} MB"
