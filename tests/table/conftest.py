"""Table tests are coroutines: each runs in its own event loop, and no background task may fail silently."""

import asyncio
import inspect
import logging
from collections.abc import Iterator

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine test."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(pyfuncitem.obj(**arguments))
    return True


@pytest.fixture(autouse=True)
def _nothing_fails_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    errors = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not errors, errors[0].getMessage() + str(errors[0].exc_info)
