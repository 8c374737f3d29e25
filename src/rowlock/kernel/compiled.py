"""Compile functions, and cache their machine code on disk so that the next start need not compile again.

Numba's own cache only checks the file that a function is defined in, and needs a writable folder. Ours checks all
sources that the function depends on, can read from a read-only folder, and does without one if there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from pickle import UnpicklingError
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from rowlock.kernel import instructions  # noqa: F401 (registers them with numba)
from rowlock.kernel.cache_folder import check_writable, compiled_folder
from rowlock.kernel.sources import digest
from rowlock.packed import bits
from rowlock.packed.source import F, is_inlined

if TYPE_CHECKING:
    from numba.core.typing.templates import Signature


def compiled(function: F) -> F:
    """The function as machine code, compiled on its first call. Releases the GIL while it runs."""
    return _compiled(function)


def lean(function: F) -> F:
    """Like `compiled`, without reference counting: for functions that neither create arrays nor keep any."""
    return _compiled(function, _nrt=False)


def inlined(function: F) -> F:
    """Like `lean`, and force-inlined into its callers."""
    return _compiled(function, _nrt=False, forceinline=True)


def numeric(function: F) -> F:
    """Like `lean`, for sums of floats that may be reordered."""
    return _compiled(function, _nrt=False, fastmath=True)


def _compiled(function: F, **options: bool) -> F:
    # if unset, numba inherits it from the caller being compiled at the first call, and inlines all that this calls
    options = {"forceinline": False, **options}
    made: Any = numba.njit(nogil=True, error_model="numpy", **options)(function)  # type: ignore[call-overload]
    if made is not function:  # it is if compiling is switched off
        made._cache = _KernelCache(function)  # type: ignore[no-untyped-call]
    return cast(F, made)


_machine_code: dict[Callable[..., Any], Any] = {bits.ones: bits.ones, bits.lowest: bits.lowest}
"""By plain function: what compiled code calls instead. Numba knows these two itself: see `instructions`."""


def machine_code(function: F) -> F:
    """The machine code of a plain function (see `packed.source`), with everything that it calls."""
    if function not in _machine_code:
        plain = cast(FunctionType, function)
        known = ((name, plain.__globals__.get(name)) for name in plain.__code__.co_names)
        calls = {name: machine_code(called) for name, called in known if isinstance(called, FunctionType)}
        made = inlined if is_inlined(function) else lean
        _machine_code[function] = made(with_calls(function, calls))
    return cast(F, _machine_code[function])


def compiled_version_of(plain: Callable[..., Any]) -> Callable[[F], F]:
    """Make compiled code call the decorated function where its source calls this plain one; both are hand-written."""

    def registered(function: F) -> F:
        _machine_code[plain] = function
        return function

    return registered


def with_calls(function: Callable[..., Any], calls: dict[str, Any]) -> FunctionType:
    """A copy of a plain function that calls these by their names, and is recompiled whenever one of them changes."""
    assert isinstance(function, FunctionType)
    copy = FunctionType(function.__code__, function.__globals__ | calls, function.__name__)
    called = [getattr(one, "py_func", one) for one in calls.values()]
    copy.__dict__["calls_code_in"] = {path for one in called for path in _written_in(one)}
    return copy


def _written_in(function: FunctionType) -> set[Path]:
    """The source files of a function and of all that `with_calls` made it call, and this file."""
    return {Path(__file__), Path(function.__code__.co_filename), *function.__dict__.get("calls_code_in", ())}


class NotCached(Exception):
    """A function is not in the cache on disk, and compiling was ruled out."""


_cached_only = ContextVar("_cached_only", default=False)


@contextmanager
def cached_only() -> Iterator[None]:
    """Compile nothing in this context: a first call loads machine code from disk, or raises NotCached."""
    token = _cached_only.set(True)
    try:
        yield
    finally:
        _cached_only.reset(token)


class _CacheLocation(_CacheLocator):
    def __init__(self, function: Callable[..., Any]) -> None:
        self._line = function.__code__.co_firstlineno
        self._digest = digest(*sorted(_written_in(cast(FunctionType, function))))

    def get_cache_path(self) -> str:
        return str(compiled_folder() / self._digest)

    def ensure_cache_path(self) -> None:
        check_writable(Path(self.get_cache_path()))

    def get_source_stamp(self) -> str:
        return self._digest

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _CacheLocation:
        return cls(py_func)


class _CacheFormat(CompileResultCacheImpl):
    _locator_classes = [_CacheLocation]  # type: ignore[list-item]  # noqa: RUF012


class _KernelCache(FunctionCache):
    """A cache that ignores disk errors and damaged files, and compiles instead."""

    _impl_class = _CacheFormat

    def load_overload(self, sig: Signature, target_context: Any) -> Any:
        found = self._load(sig, target_context)
        if found is None and _cached_only.get():
            raise NotCached(f"{self._name} is not in {self.cache_path}")
        return found

    def _load(self, sig: Signature, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except (OSError, EOFError, UnpicklingError):
            with suppress(OSError):
                self.flush()  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, sig: Signature, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
