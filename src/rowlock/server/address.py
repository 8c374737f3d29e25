"""Database addresses as people write them. No text from this module contains a password."""

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
"""The URL schemes that an address may have, and their drivers."""

HOW = "Write sqlite:///tables.db for a file, or postgresql://user:password@host/name for a server"


def database_url(text: str) -> URL:
    """The address with its driver, or SetupError.

    >>> database_url("postgres://ada:pw@db.example/rowlock?sslmode=require").query
    immutabledict({'ssl': 'require'})
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # Leave out the reason: it may quote part of the password.
        raise SetupError(f"this is not a database address. {HOW}") from None
    if url.drivername not in DRIVERS:
        raise SetupError(f"{url.drivername}:// databases are not supported. {HOW}")
    url = url.set(drivername=DRIVERS[url.drivername])
    return _file(url) if is_file(url) else _service(url)


def is_file(url: URL) -> bool:
    """Whether the database is a file that we manage rather than a database server."""
    return url.get_backend_name() == "sqlite"


def file_path(url: URL) -> Path:
    """The path of a file database."""
    return Path(url.database or "").resolve()


def shown(url: URL) -> str:
    """The address for display: no password, and no options, which may contain one."""
    return URL.create(url.get_backend_name(), url.username, None, url.host, url.port, url.database).render_as_string()


def _file(url: URL) -> URL:
    if url.host:
        raise SetupError(f"the address of a file needs three slashes. {HOW}")
    if not url.database or url.database == ":memory:":
        raise SetupError(f"the address names no file. {HOW}")
    if url.query or url.database.startswith("file:"):
        raise SetupError(f"the address of a file takes no options. {HOW}")
    return url


def _service(url: URL) -> URL:
    if "@" in f"{url.host}{url.database}":
        raise SetupError(f"the address has one @ too many; in a password write %40 for @ and %2F for /. {HOW}")
    # asyncpg has another name for what everybody else calls sslmode.
    return url.set(query={{"sslmode": "ssl"}.get(key, key): value for key, value in url.query.items()})
