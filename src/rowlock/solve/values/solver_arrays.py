"""The arrays that the solver reads and writes, as one argument for compiled functions."""

from __future__ import annotations

from typing import NamedTuple

from rowlock.solve.positions.array_types import Floats, Ints, Table, Values


class SolverArrays(NamedTuple):
    """The arrays of one thread."""

    t: Table
    """The tables of the ranking."""
    values: Values
    """Shared by all threads: each writes its own positions and reads those solved before."""
    w: Ints
    """The workspace for integers."""
    f: Floats
    """The workspace for floats."""
