"""Migrate a database to the current schema."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from rowlock.errors import SetupError
from rowlock.server.address import database_url, shown
from rowlock.server.engines import setup_errors, writing

STEPS = Path(__file__).parent / "migrations"
VERSION_TABLE = "rowlock_version"
LOCK = 7_695_665
"""Id of the advisory lock held while migrating, so that other nodes wait. Nothing else in the database may use it."""


async def migrate(url: str) -> bool:
    """Migrate the database at this address, all or nothing; return whether there was anything to do."""
    address = database_url(url)
    connector = writing(address)
    try:
        with setup_errors(address):
            return await connector.run(lambda connection: upgrade_schema(connection, shown(address)))
    finally:
        await connector.close()


def upgrade_schema(connection: Connection, database: str) -> bool:
    """Apply the missing migrations inside the caller's transaction; return whether there were any."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if is_current(connection, database):
        return False
    scripts = _scripts()

    def missing(current: tuple[str, ...], _: MigrationContext) -> list[RevisionStep]:
        return list(scripts._upgrade_revs("head", current))  # type: ignore[arg-type]

    with EnvironmentContext(Config(), scripts, fn=missing) as environment:
        environment.configure(connection=connection, version_table=VERSION_TABLE)
        environment.run_migrations()
    return True


def is_current(connection: Connection, database: str) -> bool:
    """Whether no migration is missing; SetupError, naming the database, if it has migrations that we do not know."""
    scripts = _scripts()
    taken = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if unknown := set(taken) - {script.revision for script in scripts.walk_revisions()}:
        raise SetupError(
            f"the database {database} was used by a newer rowlock (schema {', '.join(sorted(unknown))}): "
            "upgrade rowlock, or name another database"
        )
    return set(taken) == set(scripts.get_heads())


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(STEPS), version_locations=[str(STEPS)])
