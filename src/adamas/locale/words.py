"""Turns moves, events and messages into a language's words, with the Fluent files of a game."""

import dataclasses
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, get_type_hints

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from adamas.core.box import Box
from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.core.text import Word, kebab
from adamas.locale.languages import source, spoken


@cache
def bundle(package: str, language: str, *names: str) -> FluentBundle:
    """The messages of some files of a package."""
    # Isolation marks would show up as stray characters in a terminal.
    made = FluentBundle([language], use_isolating=False)
    for name in names:
        made.add_resource(FluentResource(source(package, language, name)))
    return made


def message_ids(package: str, language: str, file: str) -> tuple[str, ...]:
    """The messages of a file, in the order in which they stand there."""
    body = FluentParser().parse(source(package, language, file)).body
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))


def format_message(made: FluentBundle, message: str, arguments: Mapping[str, object]) -> str:
    """The text of a message. A missing one or a faulty one is an error of ours, not a blank."""
    pattern = made.get_message(message).value
    assert pattern is not None, message
    text, errors = made.format_pattern(pattern, dict(arguments))
    if errors:
        raise errors[0]
    return str(text)


class Words:
    """The words of one game for one table: knows what the people at the seats are called."""

    def __init__(self, box: Box, names: Sequence[str], language: str | None = None) -> None:
        self._language = language or spoken()
        self._bundle = bundle(box.package, self._language, "game.ftl")
        self._names = tuple(names)

    def __call__(self, message: str, /, **arguments: object) -> str:
        """The text of one of the game's messages."""
        spoken = {name: self._spoken(value) for name, value in arguments.items()}
        return format_message(self._bundle, message, spoken)

    def has(self, message: str) -> bool:
        """Whether the game has such a message."""
        return bool(self._bundle.has_message(message))

    def name(self, seat: Seat, /) -> str:
        """What the person or bot at a seat is called."""
        return self._names[seat]

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        fields = self._fields(event, getattr(event, "seat", None))
        return self(f"event-{kebab(type(event).__name__)}", **fields)

    def question(self, screen: object) -> str:
        """What is asked of the person who looks at this screen."""
        phase = getattr(screen, "phase", None)
        specific = f"question-{getattr(phase, 'value', phase)}"
        return self(specific if self.has(specific) else "question")

    def move(self, move: object, actor: Seat | None = None, count: int = 1) -> str:
        """An action of somebody or an outcome in words; or several cards that are alike."""
        if isinstance(move, Word):
            return self(kebab(type(move).__name__), count=count, **self._fields(move, actor))
        return self(str(move), count=count)

    def _fields(self, value: Any, actor: Seat | None) -> dict[str, object]:
        """The fields of a dataclass, with names in place of seats.

        Of tuples the length is given as well, and of seats whether it is who acts: "Ann looks at
        place 2 of Ann" is no way to speak.
        """
        hints = get_type_hints(type(value), include_extras=True)
        found: dict[str, object] = {}
        for field in dataclasses.fields(value):
            content, hint = getattr(value, field.name), hints[field.name]
            found[field.name] = self._field(hint, content)
            if isinstance(content, tuple):
                found[f"{field.name}_count"] = len(content)
            elif hint == Seat:
                found[f"{field.name}_self"] = content == actor
        return found

    def _field(self, hint: object, value: object) -> object:
        if isinstance(value, int) and hint == Seat:
            return self.name(value)
        if isinstance(value, tuple) and hint == tuple[Seat, ...]:
            return enumeration([self.name(seat) for seat in value], self._language)
        return value

    def _spoken(self, value: object) -> object:
        """An argument as Fluent takes it: numbers stay numbers, for the plural rules."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, Word | Enum):
            return self.move(value)
        if isinstance(value, _Several):
            return self.move(value.thing, count=value.count)
        if isinstance(value, tuple):
            items = [str(self._spoken(item)) for item in _grouped(value)]
            return enumeration(items, self._language)
        return value


def title_of(box: Box) -> str:
    """What a game is called."""
    return Words(box, ())("title")


@dataclasses.dataclass(frozen=True, slots=True)
class _Several:
    """Some cards that are alike."""

    thing: Word | Enum
    count: int


def _grouped(items: Sequence[object]) -> list[object]:
    """Cards that are alike taken together; numbers and names stay as they are."""
    counts = Counter(items)
    grouped: list[object] = []
    for item in dict.fromkeys(items):
        if isinstance(item, Word | Enum):
            grouped.append(_Several(item, counts[item]) if counts[item] > 1 else item)
        else:
            grouped += [item] * counts[item]
    return grouped


def enumeration(items: Sequence[str], language: str | None = None) -> str:
    """A list in a sentence: `a, b and c`, as the language has it."""
    tag = (language or spoken()).replace("-", "_")
    return format_list(items, locale=tag) if items else "–"
