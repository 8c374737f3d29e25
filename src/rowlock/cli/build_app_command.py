"""`rowlock build-app`: the page as an app for static hosts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from rowlock.cli.app_folder import write_app
from rowlock.errors import SetupError


def build_app(*, output: Annotated[Path, Parameter(alias="-o")]) -> None:
    """Write the page as an app that needs no server: for any host of static files, below any path.

    It plays everything on the device of its visitors. Only online tables are missing.

    Parameters
    ----------
    output
        The folder to write: a new or empty one, or one with an earlier app, which is replaced.

    """
    from rowlock.server.settings import PAGE
    from rowlock.server.static_app import ENTRIES, static_app

    files = static_app(PAGE)
    if files is None:
        raise SetupError("the page has not been built: run ./go rowlock build-app in a checkout, or install a wheel")
    write_app(output, files, ENTRIES)
    megabytes = sum(map(len, files.values())) / 1e6
    print(f"Wrote {output}: {len(files)} files, {megabytes:.1f} MB. Put them on any host that has HTTPS.")
    print(f"To try it here: python3 -m http.server -b 127.0.0.1 -d {output} 8000, then open http://127.0.0.1:8000")
