"""Sheets small enough to solve the solo game by brute force, one for each feature and some combinations."""

from __future__ import annotations

import numpy as np

import rowlock
from rowlock import Variant
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.values.backward_induction import solve
from rowlock.solve.values.solved import Solved


def shrunken(
    rows: str,
    *,
    sides: int = 2,
    close_after: int = 1,
    penalties: int = 2,
    to_end: int = 2,
    more: str = "",
    pairs: str = "",
) -> Variant:
    """A variant with a small sheet."""
    earns = "".join(f'{letter} = "{kind}"\n' for letter, kind in (one.split("=") for one in pairs.split()))
    return rowlock.parse_variant(
        f"""
        id = "shrunken"
        name = "Shrunken"
        about = "Small enough to try everything."
        sides = {sides}
        close_after = {close_after}
        penalties_to_end = {penalties}
        rows_to_end = {to_end}
        {more}
        sheet = '''
{rows}
        '''
        """
        + (f"[pairs]\n{earns}" if pairs else "")
    )


SHEETS = {
    "three-sided dice": shrunken(
        "red 2 3 [4]\nyellow 3 [5]\ngreen 6 [5]\nblue [4]", sides=3, close_after=0, penalties=1
    ),
    "plain": shrunken("red 2 3 [4]\nyellow 2 3 [4]\ngreen 4 [2]\nblue 4 [2]"),
    "mixed numbers": shrunken("red 3 2 [4]\nyellow 2 3 [4]\ngreen 4 [2]\nblue 2 [3]", to_end=1),
    "mixed colors": shrunken("red Y2 [3]\nyellow R2 R4 [3]\ngreen B4 [2]\nblue G4 3 [2]"),
    "three rows end it": shrunken("red Y2 B3 [4]\nyellow R4 [2]\ngreen 3 R4 [2]\nblue Y2 [4]", to_end=3),
    "double fields": shrunken("red 2x2 3 [4]\nyellow 2x2 3 [4]\ngreen 4 [2x2]\nblue 4 [2]", more="most_scored = 3"),
    "two closing fields, lucky": shrunken(
        "red 2 3 [4]\nyellow 2 [3] [4]\ngreen 4 3 [2]\nblue 4 [2]", more='lucky = ["2/3"]'
    ),
    "lucky, three rows end it": shrunken(
        "red 2 3 [4]\nyellow 2 [3] [4]\ngreen 4 [2]\nblue [3]", close_after=0, to_end=3, more='lucky = ["2/4"]'
    ),
    "bar": shrunken("red 2* 3 [4]\nyellow 2 3* [4]\ngreen 4* 3 [2]\nblue 4 [2]", more='bar = "Y G R B R"'),
    "bar used up": shrunken(
        "red 2* 3* [4]\nyellow 2 3* [4]\ngreen 4* [2*]\nblue 4* [2]", to_end=3, more='bar = "Y G R"'
    ),
    "bar on plain fields": shrunken("red 2 4 [3]\nyellow 3* 2 [4]\ngreen 3* [2]\nblue 3 2 [4]", more='bar = "B Y R"'),
    "bar and double fields": shrunken(
        "red 2 3x2 4 [5]\nyellow 4* [6]\ngreen [2]\nblue 3* [6]",
        sides=3,
        close_after=0,
        penalties=1,
        more='bar = "R R"\n        most_scored = 5',
    ),
    "pairs that cross": shrunken(
        "red 2a 3 [4]\nyellow 2 3b [4]\ngreen 4a 3 [2]\nblue 4b [2]", pairs="a=two-in-fewest b=one-in-each"
    ),
    "pairs that count": shrunken(
        "red 2c 3d [4]\nyellow 2e 3 [4]\ngreen 4e [2d]\nblue 4c [2]",
        penalties=3,
        pairs="c=double-fewest d=thirteen e=no-penalties",
    ),
    "both halves in one row": shrunken(
        "red 2a 3a [4]\nyellow 3 [2]\ngreen 4b 2b [3]\nblue 3 [2]", pairs="a=two-in-fewest b=no-penalties"
    ),
    "everything": shrunken(
        "red 2*a 3 [4]\nyellow 2 3*b [4]\ngreen 4* [2]\nblue 4b [2a]",
        more='bar = "B R Y G"\n        lucky = ["2/3"]',
        pairs="a=two-in-fewest b=one-in-each",
    ),
}


def solved(
    variant: Variant, dtype: type[np.float32] | type[np.float64] = np.float64, *, finish_turn: bool = False
) -> Solved:
    """The solved game on a sheet, with its first pair of lucky numbers if it has any."""
    ranking = Ranking(variant, variant.lucky[0] if variant.lucky else None, finish_turn=finish_turn)
    return Solved(ranking, solve(ranking, dtype=dtype))
