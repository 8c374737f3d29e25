"""Prefetch a value before it is needed. Compiled, that is a single instruction that does not block."""

from __future__ import annotations

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from rowlock.solve.positions.array_types import Values

_NUMBER, _PLACE = ir.IntType(32), cgutils.voidptr_t
_TO_READ, _KEEP_NEAR, _DATA = (_NUMBER(flag) for flag in (0, 3, 1))


def fetch(values: Values, index: int) -> None:
    """Prefetch a value into the cache. Any index is allowed. Without the compiler this does nothing."""


def _instruction(typing_context: Any, values: Any, index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(values)(context, builder, arguments[0])
        place = builder.bitcast(builder.gep(array.data, [arguments[1]]), _PLACE)
        kind = ir.FunctionType(ir.VoidType(), [_PLACE, _NUMBER, _NUMBER, _NUMBER])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [_PLACE], kind)
        builder.call(prefetch, [place, _TO_READ, _KEEP_NEAR, _DATA])
        return context.get_dummy_value()

    return types.none(values, types.int64), generate


_prefetch: Any = intrinsic(_instruction)


@overload(fetch)
def _fetch(values: Any, index: Any) -> Any:
    def compiled(values: Any, index: Any) -> Any:
        _prefetch(values, index)

    return compiled
