"""`rowlock replay`: what can be done with a record."""

from __future__ import annotations

from pathlib import Path

from rowlock.cli.shared import Flag, print_json, refuse
from rowlock.errors import RowlockError, UnknownVariant
from rowlock.files import find_variant, load_record
from rowlock.rules.record import replay
from rowlock.rules.scoring import scores, winners


def replay_record(file: Path, *, variant: str | None = None, check: Flag = False, json: Flag = False) -> None:
    """Tell a recorded game turn by turn, with the final sheets and scores.

    Parameters
    ----------
    file
        The record.
    variant
        The TOML file of the variant, if the record is of one of your own.
    check
        Only check that every line is legal.
    json
        Print the result as JSON.

    """
    own = find_variant(variant) if variant else None
    try:
        record = load_record(file, own)
    except UnknownVariant as error:
        raise UnknownVariant(f"{error} (for one of your own add --variant FILE.toml)") from None
    try:
        states = list(replay(record))
    except RowlockError as error:
        refuse(f"{file}: {error}", 1)
    last = states[-1]
    if json:
        print_json(
            {
                "variant": record.variant.id,
                "seats": list(record.names),
                "turns": len(record.turns),
                "over": last.is_over,
                "closed": sorted(last.closed),
                "sheets": [str(sheet) for sheet in last.sheets],
                "scores": list(scores(last)),
                "winners": list(winners(last)) if last.is_over else [],
            }
        )
    elif check:
        points = ", ".join(f"{name} {total}" for name, total in zip(record.names, scores(last), strict=True))
        turns = "1 turn" if len(record.turns) == 1 else f"{len(record.turns)} turns"
        ending = "" if last.is_over else ", unfinished"
        print(f"{file}: every line is legal; {turns}{ending}; {points}")
    else:
        from rich.console import Console

        from rowlock.terminal.replay import tell_states

        tell_states(states, record.names, Console())
