"""States, views and events as JSON and back.

A dataclass becomes an object whose `type` is its name in kebab case, an enum its value, a tuple an
array. `dumps` is canonical: equal values give equal bytes, which is how tests compare what two
seats can learn.
"""

import dataclasses
import json
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from adamas.core.errors import Malformed
from adamas.core.text import Word, kebab, layout

T = TypeVar("T")
_REMEMBERED_WORDS = 1024


def to_data(value: object) -> Any:
    """A value made of dataclasses, enums, tuples, mappings and plain values, as plain data."""
    kind = type(value)
    return (_WRITERS.get(kind) or _writer(kind))(value)


_WRITERS: dict[type[Any], Callable[[Any], Any]] = {}
"""How values of each class are written, worked out once."""


def _writer(kind: type[Any]) -> Callable[[Any], Any]:
    _WRITERS[kind] = made = _new_writer(kind)
    return made


def _new_writer(kind: type[Any]) -> Callable[[Any], Any]:
    if issubclass(kind, Word):
        # Actions and cards are few, frozen, and written often.
        return lru_cache(_REMEMBERED_WORDS)(_dataclass_writer(kind))
    if dataclasses.is_dataclass(kind):
        return _dataclass_writer(kind)
    if issubclass(kind, Enum):
        return lambda value: value.value
    if issubclass(kind, tuple):
        return lambda value: [to_data(item) for item in value]
    if issubclass(kind, Mapping):
        return lambda value: {str(key): to_data(item) for key, item in value.items()}
    return lambda value: value


def _dataclass_writer(kind: type[Any]) -> Callable[[Any], Any]:
    name, fields = layout(kind)
    return lambda value: {"type": name, **{f: to_data(getattr(value, f)) for f in fields}}


def dumps(value: object) -> str:
    """Canonical JSON text: no spaces, sorted keys."""
    return json.dumps(to_data(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def from_data(declared: type[T], data: Any) -> T:
    """The value of a declared type that this data stands for; Malformed if it does not fit."""
    return cast(T, _read(declared, data, {}))


def loads(declared: type[T], text: str) -> T:
    """The value of a declared type that this JSON text stands for."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Malformed(f"This is not JSON: {error}.") from None
    return from_data(declared, data)


def _read(declared: Any, data: Any, bound: Mapping[Any, Any]) -> Any:
    """`bound` says what the type variables of an enclosing generic class stand for."""
    declared = bound.get(declared, declared) if isinstance(declared, TypeVar) else declared
    origin, arguments = get_origin(declared), get_args(declared)
    if origin in (Union, UnionType):
        return _read(_member(arguments, data, declared), data, bound)
    if origin is tuple:
        return _read_tuple(declared, arguments, data, bound)
    if origin is not None and dataclasses.is_dataclass(origin):
        variables = cast(Any, origin).__parameters__
        inner = {v: bound.get(a, a) for v, a in zip(variables, arguments, strict=True)}
        return _read_dataclass(cast(Any, origin), data, inner)
    if dataclasses.is_dataclass(declared):
        return _read_dataclass(declared, data, {})
    if isinstance(declared, type) and issubclass(declared, Enum):
        try:
            return declared(data)
        except ValueError:
            raise _misfit(declared, data) from None
    if type(data) is not (declared or NoneType):
        raise _misfit(declared, data)
    return data


def _member(members: tuple[Any, ...], data: Any, union: Any) -> Any:
    """The member of a union that this data belongs to: by tag, or by plain type."""
    if isinstance(data, dict):
        for member in members:
            if kebab(getattr(get_origin(member) or member, "__name__", "")) == data.get("type"):
                return member
        raise _misfit(union, data)
    for member in members:
        if member is type(data) or (
            isinstance(member, type)
            and issubclass(member, Enum)
            and any(data == each.value for each in member)
        ):
            return member
    raise _misfit(union, data)


def _read_tuple(declared: Any, items: tuple[Any, ...], data: Any, bound: Mapping[Any, Any]) -> Any:
    if not isinstance(data, list):
        raise _misfit(declared, data)
    if items[-1:] == (Ellipsis,):
        return tuple(_read(items[0], item, bound) for item in data)
    if len(items) != len(data):
        raise _misfit(declared, data)
    return tuple(_read(item, each, bound) for item, each in zip(items, data, strict=True))


def _read_dataclass(kind: Any, data: Any, bound: Mapping[Any, Any]) -> Any:
    names = {field.name for field in dataclasses.fields(kind)}
    if not isinstance(data, dict) or set(data) != names | {"type"}:
        raise _misfit(kind, data)
    hints = _hints(kind)
    return kind(**{name: _read(hints[name], data[name], bound) for name in names})


_hints: Callable[[Any], dict[str, Any]] = cache(get_type_hints)


def _misfit(declared: Any, data: Any) -> Malformed:
    name = getattr(declared, "__name__", str(declared))
    return Malformed(f"`{json.dumps(data)[:80]}` is no {name}.")
