"""Parts of the program that are installed only where they are asked for."""

from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from adamas.terminal.refusal import refusal

Part = Literal["serve", "sim"]
TELLING: dict[Part, str] = {"serve": "starlette", "sim": "numba"}
"""A package of each part: where it is, the others are."""
SOURCES = Path(__file__).parents[3]


def need(part: Part, command: str) -> None:
    """Refusal that says how to install a part which a command needs and which is not there."""
    if find_spec(TELLING[part]) is None:
        # In a clone the set-up brings what a task needs, in the versions that were tested.
        cloned = (SOURCES / "run.py").is_file()
        way = f"python3 run.py {command}" if cloned else f"pip install 'adamas[{part}]'"
        raise refusal("bad-part", command=way)
