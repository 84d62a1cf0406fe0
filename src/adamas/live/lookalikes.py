"""Names that look alike: two names with the same skeleton (Unicode Technical Standard 39)."""

import json
import unicodedata
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("lookalikes.json")
"""Written by tools/lookalikes.py."""


def look_alike(one: str, other: str) -> bool:
    """Whether a reader could take one name for the other."""
    return one == other or skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """What a name looks like: the same for all that look alike."""
    models = _models()
    taken_apart = unicodedata.normalize("NFD", name)
    return unicodedata.normalize("NFD", "".join(models.get(each, each) for each in taken_apart))


@cache
def _models() -> dict[str, str]:
    """The model of each character that looks like something else; read when it is first needed."""
    table: dict[str, str] = json.loads(TABLE.read_text(encoding="utf-8"))
    return {character: model for model, alike in table.items() for character in alike}
