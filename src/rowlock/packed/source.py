"""Types and a marker for functions that run as plain Python here, and as machine code in `kernel`.

They take lists or arrays of numbers, create none, and call only each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

Numbers: TypeAlias = Any
"""A list or an array of integers."""
Floats: TypeAlias = Any
"""A list or an array of floats."""

F = TypeVar("F", bound=Callable[..., Any])


def inlined(function: F) -> F:
    """Mark a function to be force-inlined into its compiled callers."""
    function.__dict__["is_inlined"] = True
    return function


def is_inlined(function: Callable[..., Any]) -> bool:
    """Whether the function is marked `inlined`."""
    return "is_inlined" in function.__dict__
