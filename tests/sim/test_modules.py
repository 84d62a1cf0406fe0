"""Modules for the compiler are made beside whatever other threads do."""

import subprocess
import sys
from importlib import import_module

import pytest

from adamas.compiled.modules import compiled_module
from adamas.core.catalogue import box, games_at
from adamas.core.compilable import is_marked
from adamas.core.level import Level
from adamas.sim.kernels import batch_loops, kernel, loops

WATCHED = """
import sys, threading
from importlib import import_module

from adamas.core.catalogue import games_at
from adamas.core.compilable import compiled
from adamas.core.level import Level

sys.setswitchinterval(1e-6)
import numba
from adamas.sim.kernels import batch_loops, loops

found = games_at(Level.SIMULATOR).values()
plain = {box.name: import_module(f"{box.package}.kernel") for box in found}
folder, wrong, done = numba.config.CACHE_DIR, set(), threading.Event()

def watch():
    while not done.is_set():
        for name, module in plain.items():
            if import_module(module.__name__) is not module:
                wrong.add("another thread imports a compiled kernel")
        if type(compiled(lambda: 0)).__name__ != "function":
            wrong.add("another thread's functions are compiled")
        if numba.config.CACHE_DIR != folder:
            wrong.add("another thread's functions are kept elsewhere")

watchers = [threading.Thread(target=watch) for _ in range(2)]
for each in watchers:
    each.start()
for name in plain:
    loops(name), loops(name, True), batch_loops(name)
done.set()
for each in watchers:
    each.join()
print(sorted(wrong))
"""


def test_other_threads_notice_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WATCHED], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", games_at(Level.SIMULATOR))
def test_a_module_is_made_once(name: str) -> None:
    assert kernel(name) is kernel(name)
    assert loops(name) is loops(name)
    assert loops(name) is not loops(name, searching=True)
    assert batch_loops(name) is batch_loops(name)


@pytest.mark.parametrize("name", games_at(Level.SIMULATOR))
def test_all_marked_functions_are_compiled_and_the_plain_ones_stay(name: str) -> None:
    for part in ("kernel", "policies"):
        plain = import_module(f"{box(name).package}.{part}")
        compiled = compiled_module(plain.__name__)
        marked = [each for each, value in vars(plain).items() if is_marked(value)]
        assert len(marked) > 1
        assert not any(is_marked(getattr(compiled, each)) for each in marked)
        assert vars(compiled).keys() >= vars(plain).keys()


def test_an_imported_function_is_the_one_of_its_own_module() -> None:
    """`tests.sim.marked` imports a function from `tests.sim.marked_base` and calls it."""
    module = compiled_module("tests.sim.marked")
    assert module.twice is compiled_module("tests.sim.marked_base").twice
    assert module.four_times(3) == 12
    assert import_module("tests.sim.marked").four_times(3) == 12
