"""What all compiled code shares: the decorator, the types of its arrays, and random numbers.

Kernels import from here, never from Numba itself: compiled code is kept in a folder named after a
hash of everything that it is made of (see `cache`), and that is set before the first function is
decorated.
"""

from functools import partial
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from adamas.compiled.cache import cache_folder

WHOLE: Any = np.int64 if numba.config.DISABLE_JIT else np.int32  # type: ignore[attr-defined]
"""The numbers of kernels: half a word is enough, and twice as many are read at a time.

Compiled arithmetic has whole words all the same; that of NumPy, without the compiler, would not.
"""
WORD: Any = np.int64
"""A seat or a number that is read from memory becomes one of these before it is handed on: for half
a word, whatever gets it would be compiled a second time."""
Ints = NDArray[np.signedinteger[Any]]
Floats = NDArray[np.float64]

MOST_ACTIONS, MOST_SEATS = 128, 8
"""Room for what a kernel's `legal` and `score` write."""

numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]

njit: Any = partial(numba.njit, cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)
"""Compile when first called, keep the result, and let other threads run meanwhile.

Division by zero is not checked for: no kernel divides by what can be zero, and C does not check
either.
"""
