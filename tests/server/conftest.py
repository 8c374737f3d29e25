"""Every store there is, for one suite of tests."""

import itertools
from pathlib import Path

import pytest

from services import Postgres
from stores import Open, opens, remembers

DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
_numbers = itertools.count()


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return _empty(request.param, request)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> Open:
    """A database that is ready."""
    return opens(_empty(request.param, request))


@pytest.fixture(params=["memory", *DATABASES])
def store(request: pytest.FixtureRequest) -> Open:
    """Any store."""
    return remembers() if request.param == "memory" else opens(_empty(request.param, request))


def _empty(kind: str, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        return f"sqlite:///{folder}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    name = f"empty_{next(_numbers)}"
    server.execute(f"CREATE DATABASE {name}")
    return server.url(name)
