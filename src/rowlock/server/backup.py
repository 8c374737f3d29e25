"""Back up a database into a single SQLite file while servers are using it."""

from __future__ import annotations

from pathlib import Path

from rowlock.errors import SetupError
from rowlock.server.address import database_url, file_path, is_file
from rowlock.server.database_copy import copy_file, copy_service
from rowlock.server.durable import atomically
from rowlock.server.soundness import Contents


def backup(url: str, file: Path) -> Contents:
    """Back up the database at this address into a new file, which appears once it is complete, checked and on disk."""
    address = database_url(url)
    if file.exists():
        raise SetupError(f"{file} already exists, and a backup overwrites nothing: name a new file")
    with atomically(file) as part:
        return copy_file(file_path(address), part) if is_file(address) else copy_service(address, part)
