"""Compile a function, and keep its machine code on disk so that the next start need not compile again.

Numba's own cache looks at the one file that a function stands in and cannot be made where nothing can be written. Ours
looks at all sources that it stands on, reads where it may not write, and does without where there is nothing at all.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from pickle import UnpicklingError
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from rowlock.files import cache_folder

if TYPE_CHECKING:
    from numba.core.typing.templates import Signature

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function as machine code, made when it is first called. It gives the interpreter free while it runs."""
    return _compiled(function)


def lean(function: F) -> F:
    """The same for a function that makes no array and keeps none: references to those handed in are not counted."""
    return _compiled(function, _nrt=False)


def inlined(function: F) -> F:
    """The same, and so often called that its callers shall hold a copy of it."""
    return _compiled(function, _nrt=False, forceinline=True)


def numeric(function: F) -> F:
    """The same for sums of floats whose order does not matter: they may be taken in any."""
    return _compiled(function, _nrt=False, fastmath=True)


def _compiled(function: F, **options: bool) -> F:
    # not set, numba would take it from whoever is compiled when this is first called, and inline all that it calls
    options = {"forceinline": False, **options}
    made: Any = numba.njit(nogil=True, error_model="numpy", **options)(function)  # type: ignore[call-overload]
    if made is not function:  # it is where compiling is switched off
        made._cache = _KernelCache(function)  # type: ignore[no-untyped-call]
    return cast(F, made)


def compiled_folder() -> Path:
    """Where the machine code is kept: in NUMBA_CACHE_DIR if that is set, else in the user's cache."""
    return Path(os.environ.get("NUMBA_CACHE_DIR") or cache_folder()) / "kernel"


_HOUSE = Path(__file__).parent.parent
_IMPORT = re.compile(r"^from rowlock\.([\w.]+) import (.+)$", re.M)


@cache
def _read(path: Path) -> bytes:
    """A source; most are imported by many."""
    return path.read_bytes()


@cache
def _imported(path: Path) -> frozenset[Path]:
    """The sources of ours that a source imports on top."""
    found: set[Path] = set()
    for module, names in _IMPORT.findall(_read(path).decode()):
        place = _HOUSE.joinpath(*module.split("."))
        places = [place, *(place / name.split()[0] for name in names.strip("() ").split(",") if name.strip())]
        found |= {source for source in (near.with_suffix(".py") for near in places) if source.is_file()}
    return frozenset(found)


@cache
def _sources(path: Path) -> frozenset[Path]:
    """A source and all of ours that it imports on top, and so on: machine code holds what it calls, too."""
    found, waiting = {path}, [path]
    while waiting:
        new = _imported(waiting.pop()) - found
        found |= new
        waiting += new
    return frozenset(found)


@cache
def _digest(path: Path) -> str:
    """What a source and all that it imports are, in short."""
    return hashlib.sha256(b"\0".join(_read(source) for source in sorted(_sources(path)))).hexdigest()[:16]


class _Place(_CacheLocator):
    def __init__(self, function: Callable[..., Any]) -> None:
        self._line = function.__code__.co_firstlineno
        self._digest = _digest(Path(function.__code__.co_filename))

    def get_cache_path(self) -> str:
        return str(compiled_folder() / self._digest)

    def get_source_stamp(self) -> str:
        return self._digest

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _Place:
        return cls(py_func)


class _Code(CompileResultCacheImpl):
    _locator_classes = [_Place]  # type: ignore[list-item]  # noqa: RUF012


class _KernelCache(FunctionCache):
    """A disk that cannot be read or written, or holds something damaged, is no reason not to play."""

    _impl_class = _Code

    def load_overload(self, sig: Signature, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except (OSError, EOFError, UnpicklingError):
            with suppress(OSError):
                self.flush()  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, sig: Signature, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
