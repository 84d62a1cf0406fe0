"""Keeps what was compiled apart by source.

Numba keys its cache on the file of a function alone: an edited function in another file goes
unnoticed. So the cache folder is named after a hash of everything that compiled code is made of.
"""

import hashlib
import os
from functools import cache
from importlib.resources import files
from pathlib import Path

import numba

from adamas.core.catalogue import shelf


def sources() -> tuple[Path, ...]:
    """Every file that compiled code can depend on: kernels, and what they take numbers from."""
    package = Path(__file__).parents[1]
    folders = [Path(str(files(each.package))) for each in shelf().values()]
    folders += [package / part for part in ("core", "compiled", "sim")]
    return tuple(sorted(path for folder in folders for path in folder.rglob("*.py")))


def fingerprint(paths: tuple[Path, ...]) -> str:
    """A name for exactly these sources and this Numba."""
    made = hashlib.sha256(numba.__version__.encode())
    for path in paths:
        content = path.read_bytes()
        made.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode() + content)
    return made.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: a folder of its own for each state of the sources."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "adamas" / f"kernels-{fingerprint(sources())}"
