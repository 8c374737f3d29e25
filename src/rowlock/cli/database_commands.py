"""`rowlock backup`, `rowlock restore` and `rowlock doctor`: maintenance of a server's database."""

from __future__ import annotations

import sys
import textwrap
from collections import Counter
from pathlib import Path
from time import localtime, strftime
from typing import TYPE_CHECKING

from rowlock.cli.serve_command import own_database
from rowlock.cli.shared import Flag, print_json

if TYPE_CHECKING:
    from rowlock.server.checkup.finding import Finding, Level
    from rowlock.server.soundness import Contents

WIDTH = 80
"""The width of the output in columns."""


def backup(file: Path, *, database: str | None = None, json: Flag = False) -> None:
    """Back up a database to a new file, even while servers are using it.

    Parameters
    ----------
    file
        The backup: a SQLite file that must not exist yet.
    database
        What to back up: sqlite:///FILE or postgresql://USER@HOST/NAME. Your own server's file by default.
    json
        Print the result as JSON.

    """
    from rowlock.server.backup import backup as save
    from rowlock.server.checkup.disk_space import size

    saved = save(database or own_database(), file)
    if json:
        print_json({"file": str(file), "bytes": file.stat().st_size, **_as_json(saved)})
    else:
        print(f"Saved {_described(saved)} to {file}, {size(file.stat().st_size)}.")


def restore(file: Path, *, database: str | None = None, replace: Flag = False, json: Flag = False) -> None:
    """Replace a database with a backup; no server may be using it.

    Parameters
    ----------
    file
        A backup made by `rowlock backup`.
    database
        What to replace: sqlite:///FILE or postgresql://USER@HOST/NAME. Your own server's file by default.
    replace
        Delete the tables already in a PostgreSQL database. A SQLite file is always kept under another name.
    json
        Print the result as JSON.

    """
    from rowlock.server.restore import restore as put_back

    restored = put_back(file, database or own_database(), replace=replace)
    if json:
        print_json({"kept": restored.kept and str(restored.kept), **_as_json(restored.contents)})
        return
    print(f"Restored {_described(restored.contents)}.")
    if restored.kept:
        print(f"The previous database was kept as {restored.kept}.")


def doctor(*, database: str | None = None, redis: str = "", json: Flag = False) -> None:
    """Check a database and its environment, and give advice; exits with 1 if there is a problem.

    Parameters
    ----------
    database
        What to check: sqlite:///FILE or postgresql://USER@HOST/NAME. Your own server's file by default.
    redis
        The Redis server that several nodes share: redis://HOST.
    json
        Print the findings as JSON.

    """
    from dataclasses import asdict

    from rowlock.kernel.cache_folder import compiled_folder
    from rowlock.server.address import database_url
    from rowlock.server.checkup.finding import Installation
    from rowlock.server.doctor import examine, has_problem
    from rowlock.server.settings import PAGE

    address = database_url(database or own_database())
    findings = examine(Installation(address, redis, compiled_folder(), PAGE))
    if json:
        print_json([asdict(finding) for finding in findings])
    else:
        for finding in findings:
            print(_shown(finding))
        print(_summary(Counter(finding.level for finding in findings)))
    sys.exit(has_problem(findings))


def _shown(finding: Finding) -> str:
    """A finding in columns: its level, its subject, what was found, and advice."""
    first = f"{finding.level:<8} {finding.subject:<16} "
    lines = [f"{first}{finding.found}.", *([f"{'':<{len(first)}}{finding.advice}."] if finding.advice else [])]
    return "\n".join(
        textwrap.fill(line, WIDTH, subsequent_indent=" " * len(first), break_on_hyphens=False) for line in lines
    )


def _summary(levels: Counter[Level]) -> str:
    bad = [_count(levels[level], level) for level in ("problem", "warning") if levels[level]]
    return f"\nThere {'is' if bad[0].startswith('1 ') else 'are'} {' and '.join(bad)}." if bad else "\nAll is well."


def _as_json(contents: Contents) -> dict[str, object]:
    return {"tables": contents.tables, "entries": contents.entries, "newest": contents.newest}


def _described(contents: Contents) -> str:
    held = f"{_count(contents.tables, 'table')} and {_count(contents.entries, 'entry', 'entries')}"
    if contents.newest is None:
        return held
    return f"{held} (newest: {strftime('%Y-%m-%d %H:%M:%S', localtime(contents.newest))})"


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number:,} {one if number == 1 else many or one + 's'}"
