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

    from rowlock.server.migrate import migrate as upgrade_schema

    changed = asyncio.run(upgrade_schema(database))
    print("The database is now up to date." if changed else "The database was already up to date.")
