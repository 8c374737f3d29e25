"""The rules of `packed` as machine code, called by compiled playthroughs."""

from __future__ import annotations

from rowlock.kernel.arrays import Ints
from rowlock.kernel.compiled import compiled_version_of, inlined, machine_code
from rowlock.packed import copying, landing, offers, points, step


@compiled_version_of(copying.copy)
@inlined
def copy(numbers: Ints, to: Ints, first: int, end: int) -> None:
    """Copy a range of numbers to the same indexes of another array."""
    for column in range(first, end):
        to[column] = numbers[column]


white_fields = machine_code(offers.white_fields)
color_fields = machine_code(offers.color_fields)
count = machine_code(offers.count)
fewest = machine_code(offers.fewest)

cross = machine_code(landing.cross)
triggers = machine_code(landing.triggers)
tied = machine_code(landing.tied)

sheet_of = machine_code(step.sheet_of)
legal_moves = machine_code(step.legal_moves)
land_white = machine_code(step.land_white)
land_color = machine_code(step.land_color)
choose = machine_code(step.choose)
after = machine_code(step.after)
put_dice = machine_code(step.put_dice)
roll_these = machine_code(step.roll_these)

score = machine_code(points.score)
