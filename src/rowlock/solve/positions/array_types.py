"""The types of the solver's arrays, and the casts that keep compiled code to one integer type."""

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
    """A 64-bit constant for compiled code (see `table_offsets`)."""
    return np.int64(number)  # type: ignore[return-value]


@inlined
def wide(number: int) -> int:
    """Widen an entry of the tables to 64 bits before passing it on: arguments have to be of one type."""
    return np.int64(number)  # type: ignore[return-value]
