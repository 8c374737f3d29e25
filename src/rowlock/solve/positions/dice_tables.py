"""Tables of dice: throws of the two white dice, and the numbers that a colored die makes with them."""

from __future__ import annotations

from itertools import combinations_with_replacement

from rowlock.solve.positions.array_types import Table
from rowlock.solve.positions.table_offsets import FACES, HIGHEST, LOWEST, NUMBERS, SIDES, THROWS, WEIGHT


def write_dice(t: Table, sides: int) -> None:
    """Write the tables for dice with this many sides."""
    t[SIDES] = sides
    throws = sorted(combinations_with_replacement(range(1, sides + 1), 2), key=sum)
    for number in range(NUMBERS + 1):
        t[THROWS + number] = sum(sum(throw) < number for throw in throws)
    for number in range(2, 2 * sides + 1):
        t[LOWEST + number] = max(1, number - sides) + 1
        t[HIGHEST + number] = min(sides, number - 1) + sides
    for index, throw in enumerate(throws):
        t[WEIGHT + index] = 1 if throw[0] == throw[1] else 2
        for number in range(2, 2 * sides + 1):
            shown = {number - white for white in throw if 1 <= number - white <= sides}
            t[FACES + index * NUMBERS + number] = sum(1 << (face - 1) for face in shown)
