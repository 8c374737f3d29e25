"""`rowlock players`: the available players."""

from __future__ import annotations

from rowlock.cli.shared import Flag, print_json


def list_players(*, json: Flag = False) -> None:
    """List the available players, one per line.

    Parameters
    ----------
    json
        Print them as JSON.

    """
    from rowlock.players.registry import players

    if json:
        print_json(players())
        return
    wide = max(map(len, players()))
    for name, about in players().items():
        print(f"{name:<{wide}} {about}")
