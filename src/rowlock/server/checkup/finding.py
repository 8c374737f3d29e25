"""What a check looks at, and what it finds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from sqlalchemy.engine import URL

Level = Literal["ok", "note", "warning", "problem"]
"""How bad it is. A problem keeps people from playing, or loses what they played; a warning may become one."""

RESTORE = "Stop the server, and restore the newest backup: rowlock restore FILE"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, what was found, and what to do about it."""

    level: Level
    subject: str
    found: str
    advice: str = ""


@dataclass(frozen=True, slots=True)
class Installation:
    """A server as configured by its operator."""

    database: URL
    redis: str
    cache: Path
    """Where compiled code is kept."""
    page: Path
    """Where the built page is."""
