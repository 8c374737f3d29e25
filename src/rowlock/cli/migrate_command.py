"""`rowlock migrate`: upgrade the schema of a PostgreSQL database."""

from __future__ import annotations


def migrate(database: str) -> None:
    """Upgrade the schema of a PostgreSQL database; SQLite files are upgraded automatically.

    Parameters
    ----------
    database
        postgresql://USER@HOST/NAME

    """
    import asyncio

    from rowlock.server.migrate import migrate as bring_up

    changed = asyncio.run(bring_up(database))
    print("The database is now up to date." if changed else "The database was already up to date.")
