"""Makes modules for the compiler: the second life of marked functions, and templates.

Whatever such a module refers to is bound when it is made, in its own names alone. Nothing is
changed that other threads could meet while they import, and no thread waits for another.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from adamas.compiled import njit
from adamas.core.compilable import is_marked

_MADE: dict[str, ModuleType] = {}


def compiled_module(name: str) -> ModuleType:
    """The module of that name with all marked functions compiled, also those that it imports."""
    return _once(f"{name} compiled", lambda: _compiled(import_module(name)))


def template(name: str, path: Path, **bound: Any) -> ModuleType:
    """A module made from a file with some names given, among them the decorator `njit`.

    Numba tells compiled functions apart by file and full name, so those of a template are named
    after their module.
    """
    label = name.rpartition(".")[2]
    return _once(name, lambda: _load(name, path, {**bound, "njit": partial(_njit_of, label)}))


def _once(name: str, make: Callable[[], ModuleType]) -> ModuleType:
    """The module of that name; threads that make it at the same time all get the first one."""
    made = _MADE.get(name)
    return made if made else _MADE.setdefault(name, make())


def _compiled(plain: ModuleType) -> ModuleType:
    module = ModuleType(plain.__name__, plain.__doc__)
    names = vars(module)
    names.update(vars(plain))
    for name, value in vars(plain).items():
        if is_marked(value):
            own = value.__module__ == plain.__name__
            names[name] = _compile(value, names) if own else _imported(value)
        elif _is_table(value):
            names[name] = np.array(value, np.int64)
    return module


def _is_table(value: object) -> bool:
    """Whether this is a list of numbers to look something up in: compiled code wants an array."""
    return isinstance(value, tuple) and bool(value) and all(type(each) is int for each in value)


def _imported(function: Any) -> Any:
    return getattr(compiled_module(function.__module__), function.__name__)


def _compile(function: Any, names: dict[str, Any]) -> Any:
    """The same function in another module.

    A file's own functions cannot be called from Python: that saves a part of the compiling.
    """
    own = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    own.__annotations__, own.__doc__ = function.__annotations__, function.__doc__
    return njit(no_cpython_wrapper=function.__name__.startswith("_"))(own)


def _njit_of(label: str, function: Any = None, **options: Any) -> Any:
    """`njit` for the functions of a template."""
    if function is None:
        return partial(_njit_of, label, **options)
    function.__qualname__ = f"{label}.{function.__qualname__}"
    return njit(**options)(function)


def _load(name: str, path: Path, bound: dict[str, Any]) -> ModuleType:
    spec = spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    vars(module).update(bound)
    # Numba looks for the module of a function that it has kept.
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
