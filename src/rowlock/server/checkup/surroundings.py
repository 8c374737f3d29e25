"""Checks of a server's environment: the cache, the limits of the system, redis and the page."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from rowlock.errors import SetupError
from rowlock.server.address import is_file
from rowlock.server.checkup.disk_space import can_write_in, check_space
from rowlock.server.checkup.finding import Finding, Installation

FEW_FILES = 4096
"""Warn if fewer open files are allowed: every connection is one."""


def compiling(installation: Installation) -> Iterator[Finding]:
    """Is compiled code kept for the next start?"""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        yield Finding("note", "compiling", "NUMBA_DISABLE_JIT is set: the strongest bot is slower")
    elif not can_write_in(installation.cache):
        yield Finding(
            "warning",
            "compiling",
            f"compiled code cannot be kept in {installation.cache}, so every start compiles for up to a minute",
            "Set ROWLOCK_CACHE to a folder that the server's user can write to, or CacheDirectory= in its systemd unit",
        )
    else:
        yield from check_space("compiling", installation.cache, f"compiled code in {installation.cache}")


def open_files(installation: Installation) -> Iterator[Finding]:
    """How many connections does the system allow?"""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = hard == resource.RLIM_INFINITY
    found = f"the limit is {soft:,}, and can be raised to {'any number' if unlimited else f'{hard:,}'}"
    if unlimited or hard >= FEW_FILES:
        yield Finding("ok", "open files", found)
    else:
        advice = "Every connection is an open file: raise the limit with LimitNOFILE=65536 in the server's systemd unit"
        yield Finding("warning", "open files", found, advice)


def redis(installation: Installation) -> Iterator[Finding]:
    """Can nodes notify each other?"""
    if not installation.redis:
        return
    if is_file(installation.database):
        yield Finding(
            "warning",
            "redis",
            "redis is for several nodes, and those share a PostgreSQL database, not a file",
            "Leave out --redis, or name a PostgreSQL database",
        )
    if silence := _silence(installation.redis):
        yield Finding("problem", "redis", silence, "Check the address, and that the redis server is running")
    else:
        yield Finding("ok", "redis", "redis answers")


def _silence(url: str) -> str:
    """Why redis does not answer, empty if it does; SetupError if the address is invalid."""
    from redis import Redis
    from redis.exceptions import RedisError

    from rowlock.server.redis_bus import HOW, PATIENCE

    try:
        with Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE) as client:
            client.ping()
    except (ValueError, TypeError):
        # Leave out the reason: it may quote part of the password.
        raise SetupError(f"this is not a redis address. {HOW}") from None
    except (RedisError, OSError) as error:
        return str(error).rstrip(".")
    return ""


def page(installation: Installation) -> Iterator[Finding]:
    """Has the page been built?"""
    if (installation.page / "index.html").is_file():
        yield Finding("ok", "page", "built")
    else:
        yield Finding(
            "warning",
            "page",
            f"not built: {installation.page} has no index.html",
            "Install rowlock from a wheel, or let ./go play build the page",
        )


CHECKS = (compiling, open_files, redis, page)
