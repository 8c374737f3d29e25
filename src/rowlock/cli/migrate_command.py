"""`rowlock migrate`: a PostgreSQL database brought up to date."""

from __future__ import annotations


def migrate(database: str) -> None:
    """Bring a PostgreSQL database up to date; SQLite files are brought up to date by themselves.

    Parameters
    ----------
    database
        postgresql://USER@HOST/NAME

    """
    import asyncio

    from rowlock.server.migrate import migrate as bring_up

    changed = asyncio.run(bring_up(database))
    print("The database is up to date now." if changed else "The database was up to date.")
