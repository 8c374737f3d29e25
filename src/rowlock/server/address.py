"""Addresses of databases as people write them. A password never leaves this module in a text."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from rowlock.errors import SetupError

DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""What an address may begin with, and the driver that serves it."""

HOW = "Write sqlite:///tables.db for a file, or postgresql://user:password@host/name for a server"


def database_url(text: str) -> URL:
    """The address with its driver, or SetupError.

    >>> database_url("postgres://ada:pw@db.example/rowlock?sslmode=require").query
    immutabledict({'ssl': 'require'})
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # Without the reason: it may quote a part of the password.
        raise SetupError(f"this is no address of a database. {HOW}") from None
    if url.drivername not in DRIVERS:
        raise SetupError(f"databases of the kind {url.drivername}:// are not known here. {HOW}")
    url = url.set(drivername=DRIVERS[url.drivername])
    return _file(url) if is_file(url) else _service(url)


def is_file(url: URL) -> bool:
    """Whether the database is a file that we look after, not a server that somebody runs."""
    return url.get_backend_name() == "sqlite"


def file_path(url: URL) -> Path:
    """The file of a database that is one."""
    return Path(url.database or "").resolve()


def shown(url: URL) -> str:
    """The address for messages: no password, and no settings, which may hold one."""
    return URL.create(url.get_backend_name(), url.username, None, url.host, url.port, url.database).render_as_string()


def _file(url: URL) -> URL:
    if url.host:
        raise SetupError(f"the address of a file has three slashes. {HOW}")
    if not url.database or url.database == ":memory:":
        raise SetupError(f"the address names no file. {HOW}")
    if url.query or url.database.startswith("file:"):
        raise SetupError(f"the address of a file takes no settings. {HOW}")
    return url


def _service(url: URL) -> URL:
    if "@" in f"{url.host}{url.database}":
        raise SetupError(f"the address has an @ too many; in a password write %40 for @ and %2F for /. {HOW}")
    # asyncpg has another name for what everybody else calls sslmode.
    return url.set(query={{"sslmode": "ssl"}.get(key, key): value for key, value in url.query.items()})
