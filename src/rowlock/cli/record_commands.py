"""`rowlock replay` and `rowlock verify`: the commands for records."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from rowlock.cli.shared import Flag, print_json, refuse
from rowlock.errors import NotationError, RowlockError, UnknownVariant
from rowlock.files import find_variant, load_record_text, load_records
from rowlock.rules.dice.record import Record, replay
from rowlock.rules.dice.standings import scores, winners


def replay_record(file: Path, *, variant: str | None = None, check: Flag = False, json: Flag = False) -> None:
    """Replay a recorded game turn by turn, with the final sheets and scores.

    Parameters
    ----------
    file
        The record.
    variant
        The TOML file, if the record uses a variant of your own.
    check
        Only check that every line is legal.
    json
        Print the result as JSON.

    """
    if check and not json and _several(file):
        _check_all(file, variant)
        return
    record, _ = _read(file, variant)
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
        ending = "" if last.is_over else ", unfinished"
        print(f"{file}: every line is legal; {_turns(len(record.turns))}{ending}; {points}")
    else:
        from rich.console import Console

        from rowlock.rules.dice.dice_game import DicePlaythrough
        from rowlock.terminal.replay import tell_record

        tell_record([DicePlaythrough(state, record) for state in states], Console())


def verify(file: Path, *, variant: str | None = None, json: Flag = False) -> None:
    """Check that a table's dice are those it committed to, and that every line of the record is legal.

    Parameters
    ----------
    file
        The record that the table offers after the game.
    variant
        The TOML file, if the record uses a variant of your own.
    json
        Print the result as JSON.

    """
    from rowlock.rules.games import game_of_record
    from rowlock.table import fair

    record, text = _read(file, variant)
    try:
        proof = fair.Proof.parse(text)
    except NotationError as error:
        raise NotationError(f"{file}: {error}") from None
    if proof is None:
        raise NotationError(
            f"{file}: there is no commitment to these dice; only dice that a table rolled can be verified"
        )
    problem = None
    try:
        fair.verify(game_of_record(text).read(text, record.variant), proof)
    except RowlockError as error:
        problem = str(error)
    turns = max(0, len(record.turns) - proof.from_turn + 1)
    if json:
        print_json({"fair": not problem, "turns": turns, "commitment": proof.commitment, "problem": problem})
        sys.exit(1 if problem else 0)
    if problem:
        refuse(f"{file}: {problem}", 1)
    print(f"{file}: every line is legal, and the dice of {_turns(turns)} follow from the seed.")
    if turns < len(record.turns):
        print(f"The first {_turns(len(record.turns) - turns)} came from elsewhere: their dice cannot be checked.")
    salts = ", ".join(f"{name} {salt or 'none'}" for name, salt in zip(record.names, proof.salts, strict=True))
    print(f"The commitment to the seed is {proof.commitment}, and the salts are: {salts}.")
    print("Compare them with the commitment that the table showed before it began, and with your own salt.")


def _read(file: Path, variant: str | None) -> tuple[Record, str]:
    own = find_variant(variant) if variant else None
    try:
        return load_record_text(file, own)
    except UnknownVariant as error:
        raise UnknownVariant(f"{error} (for one of your own add --variant FILE.toml)") from None


def _several(file: Path) -> bool:
    """Whether the file holds more than one record; an unreadable file holds none."""
    try:
        return len(re.findall(r"^variant ", file.read_text(encoding="utf-8-sig"), re.M)) > 1
    except (OSError, UnicodeError):
        return False


def _check_all(file: Path, variant: str | None) -> None:
    """Check a file with several records, such as `rowlock simulate` writes."""
    count = 0
    for record in load_records(file, find_variant(variant) if variant else None):
        count += 1
        try:
            for _ in replay(record):
                pass
        except RowlockError as error:
            refuse(f"{file}, record {count}: {error}", 1)
    print(f"{file}: {count} records, every line is legal")


def _turns(number: int) -> str:
    return "1 turn" if number == 1 else f"{number} turns"
