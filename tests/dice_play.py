"""The dice game behind a table: internals that tests look at and a host never does."""

from rowlock.rules.dice.dice_game import DiceGame, DiceInputs, DicePlaythrough
from rowlock.rules.pad.variant import Variant
from rowlock.table.table import Table


def dice(table: Table) -> DicePlaythrough:
    """The playthrough of a started table of the dice game."""
    assert isinstance(table.play, DicePlaythrough)
    return table.play


def inputs(record: str, own: Variant | None = None) -> DiceInputs:
    """The inputs in a record's text."""
    return DiceGame().read(record, own)
