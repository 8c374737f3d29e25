"""Server logging: one line per record on stderr, as text or as JSON, and the latest warnings for the operator."""

from __future__ import annotations

import json
import logging
import re
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

KEPT = 20
"""How many warnings are kept for the status page."""
_LONGEST = 300
_SECRET = re.compile(r"\b[0-9a-fA-F]{32,}\b|(?<=://)[^/\s@]*:[^/\s@]*(?=@)|(?<=token=)[^&\s]+")
"""Tokens, seeds and hashes, passwords in addresses, and tokens in queries."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


def redacted(text: str) -> str:
    """The text without secrets.

    >>> redacted("postgresql://ada:hunter2@db/rowlock refuses 0123456789abcdef0123456789abcdef")
    'postgresql://[redacted]@db/rowlock refuses [redacted]'
    """
    return _SECRET.sub("[redacted]", text)


def timestamp(seconds: float) -> str:
    """A moment in UTC, to the millisecond.

    >>> timestamp(1795000000.5)
    '2026-11-18T11:06:40.500Z'
    """
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class TextFormatter(logging.Formatter):
    """`2026-11-18T10:00:00.123Z WARNING rowlock.server.node …`, with a traceback on the lines below."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line. Control characters are escaped, so that no message can pass for two."""
        message = _CONTROL.sub(lambda found: ascii(found[0])[1:-1], record.getMessage())
        line = f"{timestamp(record.created)} {record.levelname} {record.name} {message}"
        trace = [self.formatException(record.exc_info)] if record.exc_info else []
        return redacted("\n".join([line, *trace]))


class JsonFormatter(logging.Formatter):
    """One JSON object per line: time, level, logger, message, exception if there is one, and any extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a JSON object."""
        extra = {name: value for name, value in vars(record).items() if name not in _STANDARD}
        told: dict[str, Any] = {
            **extra,
            "time": timestamp(record.created),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        # Redact before encoding, not after: a secret may end where a string does.
        return json.dumps({name: _safe(value) for name, value in told.items()}, ensure_ascii=False)


def _safe(value: object) -> object:
    return value if isinstance(value, int | float | bool | None) else redacted(str(value))


FORMATTERS = {"text": TextFormatter, "json": JsonFormatter}


def log_config(form: str) -> dict[str, Any]:
    """The configuration for `logging.config.dictConfig`, for our loggers and uvicorn's, as text or json."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": FORMATTERS[form]}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"},
        },
        "loggers": {"rowlock": {"level": "INFO"}, "uvicorn": {"level": "WARNING"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
    }


@dataclass(frozen=True, slots=True)
class Warned:
    """A warning or error that was logged."""

    time: str
    level: str
    logger: str
    message: str


class Recent(logging.Handler):
    """Keeps the latest warnings and errors, without secrets and without tracebacks."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._kept: deque[Warned] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        message = redacted(record.getMessage())
        if record.exc_info and record.exc_info[0]:
            message += f" ({record.exc_info[0].__name__})"
        self._kept.append(Warned(timestamp(record.created), record.levelname, record.name, message[:_LONGEST]))

    def __iter__(self) -> Iterator[Warned]:
        """The records, latest first."""
        return reversed(list(self._kept))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen to all loggers while the block runs."""
        root = logging.getLogger()
        root.addHandler(self)
        try:
            yield
        finally:
            root.removeHandler(self)
