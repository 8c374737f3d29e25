"""The functions of `packed.bits` as machine code: one instruction each."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from rowlock.packed.bits import lowest, ones


def _instruction(name: str, *flags: Any) -> Any:
    """One instruction on a 64-bit word, by its LLVM name."""

    @intrinsic
    def call(typing_context: Any, word: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return getattr(builder, name)(arguments[0], *flags)

        return types.int64(types.int64), generate

    return call


_ctpop = _instruction("ctpop")
_cttz = _instruction("cttz", cgutils.false_bit)  # zero is allowed


@overload(ones)
def _ones(word: Any) -> Any:
    def compiled(word: Any) -> Any:  # pragma: no cover (only ever compiled)
        return _ctpop(word)

    return compiled


@overload(lowest)
def _lowest(word: Any) -> Any:
    def compiled(word: Any) -> Any:  # pragma: no cover (only ever compiled)
        return _cttz(word)

    return compiled
