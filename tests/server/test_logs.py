"""What a server logs: lines with time and level, or JSON, and never a secret."""

import asyncio
import json
import logging
import logging.config
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hosting import ManualClock
from rowlock.cli import main
from rowlock.server.logs import KEPT, JsonFormatter, Recent, TextFormatter, log_config, redacted
from rowlock.server.node import Node
from rowlock.server.settings import Settings
from rowlock.table.bus import LocalBus
from rowlock.table.store import MemoryStore
from waiting import run, until

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (INFO|WARNING|ERROR) [a-z_.]+ \S.*")
TOKEN = "0123456789abcdef" * 2


def record(message: str, *arguments: object, **extra: object) -> logging.LogRecord:
    made = logging.LogRecord("rowlock.server.node", logging.WARNING, __file__, 1, message, arguments, None)
    made.created = 1795000000.123
    vars(made).update(extra)
    return made


def failed(message: str) -> logging.LogRecord:
    made = record(message)
    try:
        raise KeyError(f"a secret: {TOKEN}")
    except KeyError:
        made.exc_info = sys.exc_info()
    return made


def test_a_line_has_time_level_and_logger() -> None:
    line = TextFormatter().format(record("could not delete unused tables: %s", "disk full"))
    assert line == "2026-11-18T11:06:40.123Z WARNING rowlock.server.node could not delete unused tables: disk full"
    assert LINE.fullmatch(line)


def test_a_message_cannot_pass_for_two_lines() -> None:
    line = TextFormatter().format(record("name %s", "x\n2026 ERROR\r\x1b[31m\u2028y"))
    assert line.endswith(r"name x\n2026 ERROR\r\x1b[31m\u2028y")
    assert len(line.splitlines()) == 1


def test_a_traceback_follows_its_line_without_secrets() -> None:
    first, *rest = TextFormatter().format(failed("a request failed")).splitlines()
    assert first.endswith("a request failed")
    assert rest[0].startswith("Traceback")
    assert rest[-1] == "KeyError: 'a secret: [redacted]'"


def test_json_has_one_object_a_line_with_extra_fields() -> None:
    line = JsonFormatter().format(record('says "%s"\n', "hi", table="KXWPQM", tries=3, place=Path("x")))
    assert "\n" not in line
    assert json.loads(line) == {
        "time": "2026-11-18T11:06:40.123Z",
        "level": "WARNING",
        "logger": "rowlock.server.node",
        "message": 'says "hi"\n',
        "table": "KXWPQM",
        "tries": 3,
        "place": "x",
    }


def test_json_has_the_exception_without_secrets() -> None:
    told = json.loads(JsonFormatter().format(failed(f"GET /status?token={TOKEN[:9]}")))
    assert told["exception"].endswith("KeyError: 'a secret: [redacted]'")
    assert told["message"] == "GET /status?token=[redacted]"
    assert "exception" not in json.loads(JsonFormatter().format(record("x")))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"token {TOKEN} is wrong", "token [redacted] is wrong"),
        (f'{{"seed":"{TOKEN * 2}"}}', '{"seed":"[redacted]"}'),
        ("redis://:pw@cache/0", "redis://[redacted]@cache/0"),
        ("postgresql://ada@db/x and mail@example.org", "postgresql://ada@db/x and mail@example.org"),
        ("?token=abc&x=1", "?token=[redacted]&x=1"),
        ("table KXWPQM at version 17", "table KXWPQM at version 17"),
    ],
)
def test_secrets_are_redacted(text: str, shown: str) -> None:
    assert redacted(text) == shown


def test_the_latest_warnings_are_kept() -> None:
    recent = Recent()
    logger = logging.getLogger("rowlock.server.test_logs")
    with recent.listening():
        logger.info("not this")
        for number in range(KEPT + 5):
            logger.warning("warning %d %s", number, TOKEN)
        try:
            raise KeyError(TOKEN)
        except KeyError:
            logger.exception("it failed")
    logger.warning("nor this")
    kept = list(recent)
    assert len(kept) == KEPT
    assert (kept[0].level, kept[0].message) == ("ERROR", "it failed (KeyError)")
    assert kept[1].message == f"warning {KEPT + 4} [redacted]"
    assert TOKEN not in repr(kept)


@pytest.fixture
def untouched() -> Iterator[None]:
    """Restore the loggers after the test."""
    loggers = [logging.getLogger(name) for name in (None, "rowlock", "uvicorn")]
    before = [(logger, logger.level, logger.handlers[:]) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize("form", ["text", "json"])
def test_ours_and_uvicorns_go_the_same_way(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    logging.config.dictConfig(log_config(form))
    logging.getLogger("rowlock.server.node").info("one")
    logging.getLogger("uvicorn.error").warning("two")
    logging.getLogger("uvicorn.error").info("not this")
    logging.getLogger("rowlock.server.node").debug("nor this")
    out, err = capsys.readouterr()
    lines = err.splitlines()
    assert (out, len(lines)) == ("", 2)
    if form == "json":
        assert [json.loads(line)["message"] for line in lines] == ["one", "two"]
    else:
        assert all(LINE.fullmatch(line) for line in lines)


def test_tables_that_are_deleted_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store, clock = MemoryStore(), ManualClock()
        node = Node(Settings(database="", keep=10.0), store, LocalBus(), clock)
        await store.create("oak", ["a"], clock.now() - 11)
        tidying = asyncio.create_task(node.delete_old_tables())
        await until(lambda: node.metrics.values()["rowlock_forgotten_total", ""])
        tidying.cancel()

    with caplog.at_level(logging.INFO, "rowlock"):
        run(story())
    assert [entry.getMessage() for entry in caplog.records] == ["unused tables deleted: 1"]


@pytest.mark.parametrize("options", [("--log", "xml"), ("--status-token", "short")])
def test_options_that_make_no_sense(options: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--port", "0", *options])
    out, err = capsys.readouterr()
    assert options[0] in out + err
