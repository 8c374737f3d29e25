"""The dice game under a table: what tests look at that a host never does."""

from rowlock.rules.dice.dice_game import DiceGame, DiceInputs, DicePlaythrough
from rowlock.rules.pad.variant import Variant
from rowlock.table.table import Table


def dice(table: Table) -> DicePlaythrough:
    """The playthrough of a table that plays the dice game and has started."""
    assert isinstance(table.play, DicePlaythrough)
    return table.play


def inputs(record: str, own: Variant | None = None) -> DiceInputs:
    """What a record holds."""
    return DiceGame().read(record, own)
