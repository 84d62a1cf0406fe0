"""Loads modules for the compiler: the second life of `core.compiling`, and templates."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numba

from adamas.compiled import njit
from adamas.compiled.cache import cache_folder
from adamas.core.compilable import compiling


def compiled_module(name: str, compiled_imports: dict[str, ModuleType]) -> ModuleType:
    """The module of that name with its marked functions compiled.

    What it imports from the modules in `compiled_imports` comes from those, not from plain ones.
    """
    found = find_spec(name)
    assert found
    assert found.origin
    with compiling(_compile), _in_place_of(compiled_imports):
        return _load(f"{name}_compiled", Path(found.origin), {})


def _compile(function: Any) -> Any:
    """A file's own functions cannot be called from Python: that saves a part of the compiling."""
    return njit(no_cpython_wrapper=function.__name__.startswith("_"))(function)


def template(name: str, path: Path, folder: str, **bound: Any) -> ModuleType:
    """A module made from a file with some names given.

    Numba tells templates apart by their file alone, so each has a cache folder of its own.
    """
    numba.config.CACHE_DIR = str(cache_folder() / folder)  # type: ignore[attr-defined]
    try:
        return _load(name, path, bound)
    finally:
        numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]


def _load(name: str, path: Path, bound: dict[str, Any]) -> ModuleType:
    spec = spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    vars(module).update(bound)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@contextmanager
def _in_place_of(compiled_imports: dict[str, ModuleType]) -> Iterator[None]:
    plain = {name: sys.modules.get(name) for name in compiled_imports}
    sys.modules.update(compiled_imports)
    try:
        yield
    finally:
        for name, module in plain.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
