"""What functions are written with that run as they stand in plain Python, and as machine code in `kernel`.

They take lists or arrays of numbers, make none, and call nothing but each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

Numbers: TypeAlias = Any
"""A list or an array of whole numbers."""
Floats: TypeAlias = Any
"""A list or an array of floats."""

F = TypeVar("F", bound=Callable[..., Any])


def inlined(function: F) -> F:
    """Mark a function that is called so often that compiled callers hold a copy of it."""
    function.__dict__["is_inlined"] = True
    return function


def is_inlined(function: Callable[..., Any]) -> bool:
    """Whether the function is marked so."""
    return "is_inlined" in function.__dict__
