"""Look at a server's database and what is around it, and say what to do. Nothing is written."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from rowlock.errors import SetupError
from rowlock.server.address import file_path, is_file, shown
from rowlock.server.checkup import logs, place, surroundings
from rowlock.server.checkup.finding import RESTORE, Finding, Installation
from rowlock.server.database import MIGRATE
from rowlock.server.readonly import look, reason
from rowlock.server.soundness import check_form

_Examined = TypeVar("_Examined", Installation, Connection)


def examine(installation: Installation) -> list[Finding]:
    """Everything there is to say."""
    return [
        *(finding for check in place.CHECKS for finding in _done(check, installation)),
        *_inside(installation),
        *(finding for check in surroundings.CHECKS for finding in _done(check, installation)),
    ]


def _inside(installation: Installation) -> list[Finding]:
    """What the database itself shows, if it can be read."""
    url = installation.database
    if is_file(url) and not os.access(file_path(url), os.R_OK):
        return []
    try:
        return look(url, partial(_form_and_logs, name=shown(url)))
    except SetupError as error:
        return [Finding("problem", "database", str(error))]
    except SQLAlchemyError as error:
        return [Finding("problem", "database", f"the file is damaged: {reason(error)}", RESTORE)]


def _form_and_logs(connection: Connection, *, name: str) -> list[Finding]:
    """The form and the pages come first: what is in others cannot be told."""
    try:
        current = check_form(connection, name)
    except SetupError as error:
        return [Finding("problem", "form", str(error))]
    if not current:
        return [_outdated(connection)]
    first = [Finding("ok", "form", "the database is up to date"), *_done(logs.pages, connection)]
    if has_problem(first):
        return first
    return [*first, *(finding for check in logs.CHECKS for finding in _done(check, connection))]


def _outdated(connection: Connection) -> Finding:
    if connection.dialect.name == "sqlite":
        return Finding("note", "form", "the database is of an older rowlock", "The server updates it when it starts")
    return Finding("problem", "form", "the database is of an older rowlock", MIGRATE)


def has_problem(findings: Iterable[Finding]) -> bool:
    """Whether something has to be done at once."""
    return any(finding.level == "problem" for finding in findings)


def _done(check: Callable[[_Examined], Iterator[Finding]], examined: _Examined) -> list[Finding]:
    """What a check finds. If it is damage that keeps it from looking, that is what was found."""
    try:
        return list(check(examined))
    except (OSError, SQLAlchemyError) as error:
        subject = check.__name__.replace("_", " ")
        return [Finding("problem", subject, f"could not be looked at: {reason(error)}", RESTORE)]
