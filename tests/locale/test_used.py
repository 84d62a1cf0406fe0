"""No message is unused: each is named in the sources, or a pattern there makes its name."""

import dataclasses
import importlib
import inspect
import pkgutil
import re
from enum import Enum
from functools import cache
from pathlib import Path

import pytest

from adamas.core.catalogue import box, shelf
from adamas.core.text import kebab
from adamas.locale.words import message_ids
from tools.texts import PACKAGE, SOURCE, originals

ROOT = Path(__file__).parents[2]
LEAST = 4
"""So many letters of a pattern must be written out, or it would fit everything."""


@cache
def sources() -> str:
    """Everything that may ask for a message."""
    own = PACKAGE.rglob("*.py")
    client = ROOT / "client"
    pages = (*(client / "src").rglob("*"), *client.glob("*.ts"))
    files = [*own, *(path for path in pages if path.suffix in {".ts", ".svelte"})]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def literals() -> frozenset[str]:
    """All texts in quotation marks that could be the name of a message."""
    return frozenset(re.findall(r"""["'`]([A-Za-z][\w-]*)["'`]""", sources()))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Texts with holes, such as `event-${type}` and f"option-{name}"."""
    texts = re.findall(r"`([\w-]*\$\{[^`]*)`", sources())
    texts += re.findall(r"""f["']([\w-]*\{[^"'\s]*)["']""", sources())
    found = set()
    for text in texts:
        parts = re.split(r"\$?\{[^{}]*\}", text)
        if sum(map(len, parts)) >= LEAST and all(re.fullmatch(r"[\w-]*", part) for part in parts):
            found.add(r"[\w-]+".join(map(re.escape, parts)))
    return tuple(re.compile(each) for each in sorted(found))


def things(game: str) -> set[str]:
    """Cards, tiles, actions: a message is named after each kind of them."""
    package = importlib.import_module(box(game).package)
    found: set[str] = set()
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        for name, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if dataclasses.is_dataclass(kind):
                found.add(kebab(name))
            elif issubclass(kind, Enum):
                found |= {str(each.value) for each in kind}
    return found


def used(message: str) -> bool:
    """Whether the sources name a message or have a pattern for it."""
    return message in literals() or any(each.fullmatch(message) for each in patterns())


@pytest.mark.parametrize("name", [name for name in originals() if not name.endswith("rules.ftl")])
def test_no_message_is_unused(name: str) -> None:
    game, _, file = name.rpartition("/")
    package = box(game).package if game in shelf() else "adamas"
    known = things(game) if game in shelf() else set()
    ids = message_ids(package, SOURCE, file)
    spare = [each for each in ids if each not in known and not used(each)]
    assert spare == []


def test_an_unused_message_is_found() -> None:
    assert used("game-over")
    assert used("option-payment-seller")
    assert not used("nobody-asks-for-this")
    assert not used("diamond-again")
