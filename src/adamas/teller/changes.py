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
    _compare((), before, after, found)
    return found


def _compare(way: tuple[str | int, ...], before: Any, after: Any, found: list[Change]) -> None:
    # Most parts are the very same objects.
    if before is after:
        return
    kind = type(after)
    if kind is tuple and type(before) is tuple and len(before) <= len(after):
        _compare_items(way, before, after, found)
    elif kind is type(before) and is_dataclass(kind) and not issubclass(kind, Word):
        for name in layout(kind)[1]:
            _compare((*way, name), getattr(before, name), getattr(after, name), found)
    elif before != after:
        found.append([*way, to_data(after)])


def _compare_items(
    way: tuple[str | int, ...],
    before: tuple[Any, ...],
    after: tuple[Any, ...],
    found: list[Change],
) -> None:
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        _compare((*way, place), old, new, found)
    added = enumerate(after[len(before) :], start=len(before))
    found += [[*way, place, to_data(item)] for place, item in added]


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
