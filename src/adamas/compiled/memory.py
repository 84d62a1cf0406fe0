"""Memory without the cost of arrays, for loops that are run millions of times.

An array is counted whenever it is handed on, and an index is checked for being negative. A pointer
is one number: nothing is counted or checked, and functions that are given one compile faster. It
can be read and written by index; a part of it is a pointer again, which does not know its end.
Without the compiler all of this is arrays.
"""

import operator
from typing import Any

import numpy as np
from numba import extending
from numba import types as numba_types
from numba.core import cgutils as numba_code

from adamas.compiled import WHOLE, Floats, Ints

# What mypy knows of these is wrong or nothing.
intrinsic: Any = extending.intrinsic
overload: Any = extending.overload
types: Any = numba_types
cgutils: Any = numba_code


def pointer(array: Any) -> Any:
    """Where an array begins, or a pointer itself. Somebody else must keep the array alive."""
    return array


def ints(size: int) -> Ints:
    """Room for whole numbers until the function ends, not cleared; `size` is a constant."""
    return np.zeros(size, WHOLE)


def floats(size: int) -> Floats:
    """Room for floats until the function ends, not cleared; `size` is a constant."""
    return np.zeros(size)


@intrinsic
def _data(context: Any, array: Any) -> Any:  # noqa: ARG001 - the shape of an intrinsic
    def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        return context.make_array(array)(context, builder, arguments[0]).data

    return types.CPointer(array.dtype)(array), generate


@intrinsic(prefer_literal=True)
def _on_stack(context: Any, size: Any, word: Any) -> Any:  # noqa: ARG001
    def generate(context: Any, builder: Any, signature: Any, _: Any) -> Any:
        kind = context.get_data_type(signature.return_type.dtype)
        return cgutils.alloca_once(builder, kind, size=size.literal_value)

    return types.CPointer(word.dtype)(size, word), generate


@intrinsic
def _beyond(context: Any, start: Any, distance: Any) -> Any:  # noqa: ARG001
    def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:  # noqa: ARG001
        return builder.gep(arguments[0], [arguments[1]])

    return start(start, types.int64), generate


@overload(operator.getitem, strict=False)
def _part(start: Any, part: Any) -> Any:
    if isinstance(start, types.CPointer) and isinstance(part, types.SliceType):
        return lambda start, part: _beyond(start, part.start)
    return None


@overload(pointer, strict=False, inline="always")
def _pointer(array: Any) -> Any:
    if isinstance(array, types.CPointer):
        return lambda array: array
    return lambda array: _data(array)  # noqa: PLW0108 - the compiler asks for this name


@overload(ints, prefer_literal=True, strict=False, inline="always")
def _ints(size: Any) -> Any:  # noqa: ARG001
    return lambda size: _on_stack(size, WHOLE)


@overload(floats, prefer_literal=True, strict=False, inline="always")
def _floats(size: Any) -> Any:  # noqa: ARG001
    return lambda size: _on_stack(size, np.float64)
