"""Hypothesis profiles: quick by default, longer with ROWLOCK_EXAMPLES=1000, derandomized in CI.

Also fixtures for the services that tests share.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import services

settings.register_profile(
    "rowlock",
    max_examples=int(os.environ.get("ROWLOCK_EXAMPLES", "60")),
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("rowlock")


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL server shared by all tests; each creates its own database."""
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.RedisServer]:
    """A Redis server shared by all tests."""
    with services.redis_server() as running:
        yield running
