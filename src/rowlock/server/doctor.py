"""Check a server's database and environment, and say what to do. Nothing is written."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from rowlock.errors import SetupError
from rowlock.server.address import file_path, is_file, shown
from rowlock.server.checkup import database_file, stored_logs, surroundings
from rowlock.server.checkup.finding import RESTORE, Finding, Installation
from rowlock.server.database import MIGRATE
from rowlock.server.readonly import query, reason
from rowlock.server.soundness import check_schema

_Examined = TypeVar("_Examined", Installation, Connection)


def examine(installation: Installation) -> list[Finding]:
    """Run every check."""
    return [
        *(finding for check in database_file.CHECKS for finding in _run_check(check, installation)),
        *_check_database(installation),
        *(finding for check in surroundings.CHECKS for finding in _run_check(check, installation)),
    ]


def _check_database(installation: Installation) -> list[Finding]:
    """Check the database itself, if it can be read at all."""
    url = installation.database
    if is_file(url) and not os.access(file_path(url), os.R_OK):
        return []
    try:
        return query(url, partial(_check_schema_and_logs, name=shown(url)))
    except SetupError as error:
        return [Finding("problem", "database", str(error))]
    except SQLAlchemyError as error:
        return [Finding("problem", "database", f"it cannot be read: {reason(error)}", RESTORE)]


def _check_schema_and_logs(connection: Connection, *, name: str) -> list[Finding]:
    """Check the schema and the pages first: the logs can be checked only if those are sound."""
    try:
        current = check_schema(connection, name)
    except SetupError as error:
        return [Finding("problem", "schema", str(error))]
    if not current:
        return [_outdated(connection)]
    first = [Finding("ok", "schema", "up to date"), *_run_check(stored_logs.pages, connection)]
    if has_problem(first):
        return first
    return [*first, *(finding for check in stored_logs.CHECKS for finding in _run_check(check, connection))]


def _outdated(connection: Connection) -> Finding:
    if connection.dialect.name == "sqlite":
        return Finding("note", "schema", "from an older rowlock", "The server updates it when it starts")
    return Finding("problem", "schema", "from an older rowlock", MIGRATE)


def has_problem(findings: Iterable[Finding]) -> bool:
    """Whether anything needs immediate action."""
    return any(finding.level == "problem" for finding in findings)


def _run_check(check: Callable[[_Examined], Iterator[Finding]], examined: _Examined) -> list[Finding]:
    """The findings of a check; failing to run is a finding, too."""
    subject = check.__name__.replace("_", " ")
    try:
        return list(check(examined))
    except OSError as error:
        return [Finding("problem", subject, f"cannot be checked: {error}", "Run this as the server's user")]
    except SQLAlchemyError as error:
        return [Finding("problem", subject, f"cannot be checked: {reason(error)}", RESTORE)]
