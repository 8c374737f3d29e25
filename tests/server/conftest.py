"""Every kind of store, for one suite of tests, and a server for tests that need not have it to themselves."""

import itertools
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page

from services import Postgres, program
from serving import Served, serving
from shelves import BrowserShelf, PlainShelf, browser_shelves
from stores import Open, on_shelf, opens, remembers

DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
_numbers = itertools.count()


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return _empty(request.param, request)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> Open:
    """A migrated database."""
    return opens(_empty(request.param, request))


@pytest.fixture(params=["memory", "device", pytest.param("browser", marks=pytest.mark.slow), *DATABASES])
def store(request: pytest.FixtureRequest) -> Open:
    """Every kind of store."""
    if request.param == "memory":
        return remembers()
    if request.param == "device":
        return on_shelf(PlainShelf())
    if request.param == "browser":
        thread, page = request.getfixturevalue("browser_page")
        return on_shelf(BrowserShelf(thread, page, f"shelf {next(_numbers)}"))
    return opens(_empty(request.param, request))


@pytest.fixture(scope="session")
def browser_page() -> Iterator[tuple[ThreadPoolExecutor, Page]]:
    """A page in a real browser that can keep logs."""
    program("chromium", "chromium")
    with browser_shelves() as opened:
        yield opened


def _empty(kind: str, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        return f"sqlite:///{folder}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    name = f"empty_{next(_numbers)}"
    server.execute(f"CREATE DATABASE {name}")
    return server.url(name)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits that many tests share."""
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def calm(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail the test if the server has logged an error."""
    yield
    said = [record for record in caplog.get_records("call") if record.name != "websockets.client"]  # the test's own
    errors = [record for record in said if record.levelno >= logging.ERROR]
    assert not errors, f"{errors[0].name}: {errors[0].getMessage()} {errors[0].exc_info}"
