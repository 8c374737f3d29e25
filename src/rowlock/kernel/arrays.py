"""The arrays that the kernel works on."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rowlock.errors import NotationError
from rowlock.packed import pack as packing
from rowlock.packed import tables as tabling
from rowlock.rules.dice.state import State
from rowlock.rules.pad.variant import Variant

Ints: TypeAlias = NDArray[np.int64]
Small: TypeAlias = NDArray[np.int16]
Words: TypeAlias = NDArray[np.uint64]


@lru_cache(maxsize=64)
def tables(variant: Variant) -> Ints:
    """Everything that the kernel knows about a variant, as a read-only array."""
    t = np.array(tabling.tables(variant), np.int64)
    t.flags.writeable = False
    return t


def pack(state: State) -> Ints:
    """A state packed for the kernel. All faces of its roll have to be known."""
    if state.roll and not state.roll.is_known:
        raise NotationError(f"{state.roll}: the kernel needs to know every face")
    return np.array(packing.pack(state), np.int64)
