"""What changed between two screens: only that is sent.

A change is a list: the way to a place, by names of fields and numbers of items, and last the value
that is there now. The number after the last item of an array adds one.
"""

import copy
from dataclasses import is_dataclass
from typing import Any

from adamas.core.codec import to_data
from adamas.core.text import Word, layout

Change = list[Any]


def changes(before: object, after: object) -> list[Change]:
    """All that has to be changed in a screen to make another of it. Both are of the same type."""
    found: list[Change] = []
    if before is not after:
        _compare((), before, after, found)
    return found


def _compare(way: tuple[str | int, ...], before: Any, after: Any, found: list[Change]) -> None:
    """Compare two parts that are not the very same object: most are, and cost nothing."""
    kind = type(after)
    if kind is tuple and before == after:
        return
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = _fields(kind)
    if kind is tuple and type(before) is tuple and len(before) <= len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=False)):
            if old is not new:
                _compare((*way, place), old, new, found)
        added = enumerate(after[len(before) :], start=len(before))
        found += [[*way, place, to_data(item)] for place, item in added]
    elif names and kind is type(before):
        for name in names:
            old, new = getattr(before, name), getattr(after, name)
            if old is not new:
                _compare((*way, name), old, new, found)
    elif before != after:
        found.append([*way, to_data(after)])


_FIELDS: dict[type[Any], tuple[str, ...]] = {}
"""The fields of what is compared part by part; none for what is whole or not."""


def _fields(kind: type[Any]) -> tuple[str, ...]:
    return layout(kind)[1] if is_dataclass(kind) and not issubclass(kind, Word) else ()


def changed(screen: Any, made: list[Change]) -> Any:
    """A screen as data after some changes, as whoever is told them works it out."""
    for *way, value in made:
        screen = _put(screen, way, value)
    return screen


def _put(data: Any, way: list[str | int], value: Any) -> Any:
    if not way:
        return value
    first, *rest = way
    made: Any = copy.copy(data)
    if first == len(data) and isinstance(data, list):
        made.append(None)
    made[first] = _put(made[first], rest, value)
    return made
