"""Writes the locks anew from pyproject.toml: python -m tools.lock. Needs uv; names no registry."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = "pyproject.toml"
LOCKS = {
    "requirements.lock": (PROJECT, "--group", "setup"),
    "requirements-serve.lock": (PROJECT, "--group", "setup", "--extra", "serve"),
    "requirements-sim.lock": (PROJECT, "--group", "setup", "--extra", "sim", "--extra", "plot"),
    "requirements-client.lock": ("--group", "client"),
    "requirements-dev.lock": (
        *(PROJECT, "--group", "dev"),
        *("--extra", "serve", "--extra", "sim", "--extra", "plot", "--extra", "dask"),
    ),
}
OPTIONS = ("--universal", "--generate-hashes", "--no-header", "--python-version", "3.11", "--quiet")

if __name__ == "__main__":
    for lock, wanted in LOCKS.items():
        command = ("uv", "pip", "compile", *wanted, *OPTIONS, "-o", lock)
        subprocess.run(command, cwd=ROOT, check=True)
