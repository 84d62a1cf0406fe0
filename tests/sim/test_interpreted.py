"""The kernels without the compiler: the same law again, and every line of them is run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from adamas.core.catalogue import shelf

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", shelf())
def test_interpreted_kernels_agree_as_well(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.sim.lockstep", "0", name],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "are equal" in done.stdout
