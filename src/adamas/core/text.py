"""The short stable text of every action and chance outcome: `exit`, `treasure-9`, `keep-3`.

A text is the class's name in kebab case followed by its fields, joined by dashes. An optional last
field that is None is left out; a tuple comes last and may be empty. Members of an enum are written
as their value. Classes get `__str__` from `Word`, so a move prints as what a record contains.
"""

import dataclasses
import re
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from adamas.core.errors import Malformed, listing
from adamas.core.remember import remembered

M = TypeVar("M")


def kebab(name: str) -> str:
    """`SnowWhite` as `snow-white`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Word:
    """Base of the dataclasses that are actions or outcomes: `str()` gives their text."""

    __slots__ = ()

    def __str__(self) -> str:
        return _text(self)


@remembered(4096)
def _text(word: Word) -> str:
    head, names = layout(type(word))
    return "-".join((head, *_tokens(getattr(word, name) for name in names)))


def layout(kind: type[Any]) -> tuple[str, tuple[str, ...]]:
    """The name of a dataclass in kebab case, and the names of its fields; worked out once."""
    found = _LAYOUTS.get(kind)
    if found is None:
        fields = tuple(field.name for field in dataclasses.fields(kind))
        found = _LAYOUTS[kind] = kebab(kind.__name__), fields
    return found


_LAYOUTS: dict[type[Any], tuple[str, tuple[str, ...]]] = {}


class WordEnum(Enum):
    """Base of the enums that are actions, outcomes or parts of them: `str()` gives their value."""

    def __str__(self) -> str:
        return str(self.value)


def _tokens(values: Iterator[object]) -> Iterator[str]:
    for value in values:
        if isinstance(value, tuple):
            yield from map(str, value)
        elif value is not None:
            yield str(value)


class Vocabulary(Generic[M]):
    """All moves of one kind in a game, and the way from text back to them.

    Of several classes, name their union: `Vocabulary[Keep | Discard]("action", Keep, Discard)`.
    """

    def __init__(self, what: str, *kinds: type[M]) -> None:
        self.what = what
        """What a word of this vocabulary is called in an error: "action", "card", …"""
        self._words: dict[str, M] = {}
        self._heads: dict[str, type[Any]] = {}
        for kind in kinds:
            if issubclass(kind, Enum):
                self._words |= {str(member): member for member in kind}
            else:
                self._heads[kebab(kind.__name__)] = kind

    def parse(self, text: str) -> M:
        """The move that this text means; Malformed if it means none."""
        if text in self._words:
            return self._words[text]
        for head, kind in self._heads.items():
            if text == head or text.startswith(head + "-"):
                rest = text[len(head) + 1 :]
                move = _build(kind, rest.split("-") if rest else [])
                # Reject other spellings of the same move: `keep-03`, `exit-`.
                if move is not None and str(move) == text:
                    return move  # type: ignore[no-any-return]
        heads = listing([*self._words, *self._heads])
        raise Malformed(f"`{text}` is no {self.what}. One begins with {heads}.")


def _build(kind: type[Any], tokens: list[str]) -> Any:
    """An instance of a dataclass from the texts of its fields, or None if they do not fit."""
    hints = _hints(kind)
    values: list[Any] = []
    try:
        for field in dataclasses.fields(kind):
            hint = hints[field.name]
            if get_origin(hint) is tuple:
                values.append(tuple(_read(get_args(hint)[0], token) for token in tokens))
                tokens = []
            elif get_origin(hint) in (Union, UnionType) and not tokens:
                values.append(None)
            else:
                values.append(_read(hint, tokens[0]))
                tokens = tokens[1:]
    except (ValueError, IndexError):
        return None
    return None if tokens else kind(*values)


_hints: Callable[[Any], dict[str, Any]] = cache(get_type_hints)


def _read(hint: Any, token: str) -> Any:
    if get_origin(hint) in (Union, UnionType):
        hint = next(arg for arg in get_args(hint) if arg is not NoneType)
    return hint(token)
