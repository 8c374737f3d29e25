"""Server settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rowlock.server.limits import Limits

PAGE = Path(__file__).with_name("page")
"""Where the build puts the page."""
_DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the operator of a server can configure."""

    database: str
    """Where tables are kept: sqlite:///file or postgresql://…"""
    redis: str = ""
    """The redis address through which several nodes notify each other; empty for a single node."""
    base_path: str = ""
    """The path of the page behind a proxy, such as /games/rowlock."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use the API and open sockets here, such as https://example.org."""
    hosts: tuple[str, ...] = ()
    """Host names of the server, besides its IP addresses and the machine's own name."""
    behind_proxy: bool = False
    """Whether requests come through a proxy, which forwards those for the hosts it has been set up for."""
    keep: float = 30 * _DAY
    """Seconds that a table is kept after its last entry."""
    page: Path = PAGE
    """Where the built page is."""
    status_token: str = field(default="", repr=False)
    """Opens the status page from other machines; empty to keep it to this one."""
    limits: Limits = field(default_factory=Limits)
