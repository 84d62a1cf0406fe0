"""Writes the locks anew from pyproject.toml: python -m tools.lock. Needs uv; names no registry."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = {"requirements.lock": "setup", "requirements-dev.lock": "dev"}
OPTIONS = ("--universal", "--generate-hashes", "--no-header", "--python-version", "3.11", "--quiet")

if __name__ == "__main__":
    for lock, group in LOCKS.items():
        command = ("uv", "pip", "compile", "pyproject.toml", "--group", group, *OPTIONS, "-o", lock)
        subprocess.run(command, cwd=ROOT, check=True)
