"""`rowlock serve`: run the server and its web page."""

from __future__ import annotations

import logging.config
import os
import re
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from rowlock.cli.shared import Flag
from rowlock.errors import SetupError

_log = logging.getLogger("rowlock.cli.serve")
_DAYS = 24 * 3600.0
_SHORTEST_TOKEN = 16


def serve(
    *,
    port: int = 8620,
    host: str | None = None,
    lan: Flag = False,
    open: Flag = False,
    database: str | None = None,
    redis: str = "",
    keep_days: float = 30,
    base_path: str = "",
    proxy_headers: Flag = False,
    origin: tuple[str, ...] = (),
    allow_host: tuple[str, ...] = (),
    status_token: Annotated[str, Parameter(env_var="ROWLOCK_STATUS_TOKEN", show_default=False)] = "",
    log: Literal["text", "json"] = "text",
) -> None:
    """Run the server and its web page.

    Parameters
    ----------
    port
        The port to listen on; 0 picks a free one.
    host
        The address to listen on; only this machine can connect by default.
    lan
        Let phones and computers on the same network join, and show a QR code for them.
    open
        Open the page in the browser.
    database
        Where to store tables: sqlite:///FILE or postgresql://USER@HOST/NAME. A file in your data folder by default.
    redis
        For several nodes on one PostgreSQL database: redis://HOST, through which they notify each other.
    keep_days
        How many days a table is kept after its last activity.
    base_path
        The path of the page behind a proxy, such as /games.
    proxy_headers
        Trust the client addresses that a proxy on this machine reports.
    origin
        Another site whose pages may connect, such as https://example.org.
    allow_host
        A host name by which people reach this server, such as play.example.org; IP addresses are always allowed.
    status_token
        Gives other machines access to /status. Better set in the environment, where other users cannot see it.
    log
        The format of the log lines on stderr: text, or one JSON object each.

    """
    import asyncio

    import uvicorn

    from rowlock.server import descriptors
    from rowlock.server.address import database_url
    from rowlock.server.address import shown as without_password
    from rowlock.server.app import application
    from rowlock.server.logs import log_config
    from rowlock.server.node import preflight
    from rowlock.server.process_metrics import VERSION
    from rowlock.server.settings import Settings
    from rowlock.server.uvicorn_setup import OPTIONS, tune
    from rowlock.server.warming import Warming

    if not re.fullmatch(r"(/[A-Za-z0-9_-]+)*", base_path):
        raise SetupError("--base-path: start each part with a slash, and use only letters, digits, - and _: /games")
    if not keep_days > 0:
        raise SetupError("--keep-days has to be above zero")
    if wrong := [site for site in origin if not re.fullmatch(r"https?://[^/?#\s]+", site)]:
        raise SetupError(f"--origin {wrong[0]}: write only the site, such as https://example.org")
    if wrong := [name for name in allow_host if not re.fullmatch(r"[A-Za-z0-9._-]+", name)]:
        raise SetupError(f"--allow-host {wrong[0]}: write only the name, such as play.example.org")
    if 0 < len(status_token) < _SHORTEST_TOKEN:
        raise SetupError(f"--status-token: use at least {_SHORTEST_TOKEN} characters, so that nobody can guess it")
    logging.config.dictConfig(log_config(log))
    listening = listen(host or ("0.0.0.0" if lan else "127.0.0.1"), port)
    shown = base_url(listening, lan=lan) + base_path
    settings = Settings(
        database=database or own_database(),
        redis=redis,
        base_path=base_path,
        origins=origin,
        hosts=allow_host,
        behind_proxy=proxy_headers,
        keep=keep_days * _DAYS,
        status_token=status_token,
    )
    descriptors.raise_limit()
    asyncio.run(preflight(settings))
    config = uvicorn.Config(
        application(settings), lifespan="on", proxy_headers=proxy_headers, log_config=None, **OPTIONS
    )
    server = uvicorn.Server(config)
    started, ended, warming = server.startup, server.shutdown, Warming()
    tune()

    async def start_and_greet(sockets: list[socket.socket] | None = None) -> None:
        await started(sockets)
        if server.started:
            place = without_password(database_url(settings.database))
            _log.info("rowlock %s started at %s, database %s", VERSION, shown, place)
            greet(shown, lan=lan, open_page=open)
            warming.start()

    async def stop(sockets: list[socket.socket] | None = None) -> None:
        warming.stop()
        await ended(sockets)

    server.startup = start_and_greet  # type: ignore[method-assign]
    server.shutdown = stop  # type: ignore[method-assign]
    server.run([listening])


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to this address; SetupError if that fails."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise SetupError(f"cannot listen on {host} port {port}: {reason.lower()}; try another --port") from None
    return listening


def base_url(listening: socket.socket, *, lan: bool) -> str:
    """The address to type into a browser; with `lan`, this machine's address on its network."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = own_address() if lan else "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """The machine's address on the local network, best effort; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def own_database() -> str:
    """The default database: a file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "rowlock"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder} cannot be created: {error.strerror}; choose a place with --database") from None
    return f"sqlite:///{folder / 'tables.db'}"


def greet(address: str, *, lan: bool, open_page: bool) -> None:
    """Print the address of the page, with `lan` also as a QR code for phones."""
    print(f"rowlock is at {address}")
    if lan:
        import segno

        print("Phones on the same network can scan this:")
        segno.make(address, error="m").terminal(out=sys.stdout, compact=True, border=2)
    else:
        print("Only this computer can reach it; --lan lets phones on the same network join.")
    print("Ctrl-C stops the server; tables are kept.", flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
