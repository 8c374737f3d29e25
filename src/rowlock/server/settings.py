"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rowlock.server.limits import Limits

PAGE = Path(__file__).with_name("page")
"""Where the build puts the page."""
_DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that somebody who runs a server can choose."""

    database: str
    """Where tables are kept: sqlite:///file or postgresql://…"""
    redis: str = ""
    """How several nodes hear of each other; empty for one node alone."""
    base_path: str = ""
    """Where the page lies behind a proxy, such as /games/rowlock."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use the API and open sockets here, such as https://example.org."""
    hosts: tuple[str, ...] = ()
    """Names that the server is reached by, besides its addresses and the machine's own name."""
    behind_proxy: bool = False
    """Whether a proxy passes on requests, for hosts that it has been set up for."""
    keep: float = 30 * _DAY
    """Seconds after its last entry that a table is kept."""
    page: Path = PAGE
    """Where the built page is."""
    status_token: str = field(default="", repr=False)
    """Opens the status page from elsewhere than this machine; empty for nobody."""
    limits: Limits = field(default_factory=Limits)
