"""The arrays that the solver works on."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rowlock.kernel.arrays import Ints as Ints
from rowlock.kernel.compiled import inlined

Table: TypeAlias = NDArray[np.int32]
Floats: TypeAlias = NDArray[np.float64]
Values: TypeAlias = NDArray[np.float32] | NDArray[np.float64]


def constant(number: int) -> int:
    """A constant with 64 bits for compiled code (see `shape`)."""
    return np.int64(number)  # type: ignore[return-value]


@inlined
def wide(number: int) -> int:
    """A number of the tables with 64 bits: what is handed on has to be of one type (see `shape`)."""
    return np.int64(number)  # type: ignore[return-value]
