"""Kernels, policies and loops without the compiler: the same again, and every line is run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from adamas.core.catalogue import games_at
from adamas.core.level import Level

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", games_at(Level.SIMULATOR))
def test_interpreted_kernels_agree_as_well(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.sim.interpreted", name],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "steps are equal" in done.stdout
    assert "games played" in done.stdout
