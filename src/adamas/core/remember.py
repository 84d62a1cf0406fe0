"""Values that are asked for again and again are worked out once."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Remember what a pure function gave for the very same objects, up to so many answers.

    Values never change here, so a state, a row or a card is mostly the object that it was before.
    To find it by where it is costs a fraction of finding it by what it holds. The objects are kept
    with the answer, so that their places are not given to others. Arguments go by their place.
    """

    def remembering(function: Callable[P, R]) -> Callable[P, R]:
        # Named arguments are quicker than a list of them, and this is asked for very often.
        arguments = function.__code__.co_argcount
        kind = {1: _of_one, 2: _of_two}.get(arguments, _of_many)
        return wraps(function)(kind(function, most))

    return remembering


def _of_one(function: Callable[..., Any], most: int) -> Callable[..., Any]:
    known: dict[int, tuple[object, Any]] = {}

    def answer(thing: object) -> Any:
        found = known.get(id(thing))
        if found is None:
            if len(known) >= most:
                known.clear()
            found = known[id(thing)] = thing, function(thing)
        return found[1]

    return answer


def _of_two(function: Callable[..., Any], most: int) -> Callable[..., Any]:
    known: dict[tuple[int, int], tuple[object, object, Any]] = {}

    def answer(thing: object, other: object) -> Any:
        found = known.get((id(thing), id(other)))
        if found is None:
            if len(known) >= most:
                known.clear()
            found = known[id(thing), id(other)] = thing, other, function(thing, other)
        return found[2]

    return answer


def _of_many(function: Callable[..., Any], most: int) -> Callable[..., Any]:
    known: dict[tuple[int, ...], tuple[tuple[object, ...], Any]] = {}

    def answer(*things: object) -> Any:
        place = tuple(map(id, things))
        found = known.get(place)
        if found is None:
            if len(known) >= most:
                known.clear()
            found = known[place] = things, function(*things)
        return found[1]

    return answer
