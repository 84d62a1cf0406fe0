"""Writes the locks anew from pyproject.toml: python -m tools.lock. Needs uv; names no registry."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = {
    "requirements.lock": ("--group", "setup"),
    "requirements-sim.lock": ("--group", "setup", "--extra", "sim", "--extra", "plot"),
    "requirements-dev.lock": (
        *("--group", "dev"),
        *("--extra", "sim", "--extra", "plot", "--extra", "dask"),
    ),
}
OPTIONS = ("--universal", "--generate-hashes", "--no-header", "--python-version", "3.11", "--quiet")

if __name__ == "__main__":
    for lock, wanted in LOCKS.items():
        command = ("uv", "pip", "compile", "pyproject.toml", *wanted, *OPTIONS, "-o", lock)
        subprocess.run(command, cwd=ROOT, check=True)
