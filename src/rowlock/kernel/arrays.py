"""The arrays that the kernel works on."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]
Small: TypeAlias = NDArray[np.int16]
Words: TypeAlias = NDArray[np.uint64]
