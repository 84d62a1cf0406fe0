"""The JSON Schema of the socket: every message, with the events and screens that it can carry.

The messages are described by msgspec. What they hand on unread, events and screens, is described
here, exactly as core/codec.py writes it. This layer knows no game: whoever asks names the types.
Objects from the server may get more fields one day, so the schema does not forbid them.
"""

import ast
import dataclasses
import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from itertools import chain, count
from textwrap import dedent
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from adamas.core.text import kebab
from adamas.wire import api, messages

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}


@dataclasses.dataclass(frozen=True, slots=True)
class Source:
    """What one part of the house puts into messages: a game, or the table itself."""

    name: str
    """Of the game; empty for the table."""
    events: tuple[type[Any], ...]
    screen: type[Any] | None = None

    @property
    def prefix(self) -> str:
        """Stands before the names of its types, since two games may have the same."""
        return "".join(word.capitalize() for word in re.split(r"[^a-z0-9]+", self.name))


def describe(sources: Sequence[Source]) -> Schema:
    """The document. `FromClient` and `FromServer` in its `$defs` are all messages."""
    definitions: dict[str, Schema] = {}
    games: dict[str, Schema] = {}
    for source in sources:
        found = Definitions(source.prefix, definitions)
        events = {"anyOf": [found.of(each) for each in source.events]}
        name = f"{source.prefix or 'Table'}Event"
        whose = f"in a game of `{source.name}`" if source.name else "at the table, in every game"
        _add(definitions, name, {"description": f"What happens {whose}.", **events})
        if source.screen:
            parts = {"screen": found.of(source.screen), "event": _reference(name)}
            games[source.name] = _object(parts)
    screens = [each["properties"]["screen"] for each in games.values()]
    all_events = [_reference(f"{source.prefix or 'Table'}Event") for source in sources]
    _add(definitions, "AnyScreen", {"description": "What a game shows.", "anyOf": screens})
    _add(definitions, "AnyEvent", {"description": "Something happened.", "anyOf": all_events})
    which = "No message: which screen and which events belong to which game."
    _add(definitions, "Games", {"description": which, **_object(games)})
    return {
        "$schema": DIALECT,
        "title": f"Adamas, protocol {messages.PROTOCOL}",
        "description": "The messages of the socket. docs/protocol.md explains them.",
        "anyOf": [_reference("FromClient"), _reference("FromServer")],
        "$defs": {**_messages(), **definitions},
    }


def api_document(title: str, description: str) -> Schema:
    """The bodies of the HTTP API, without what the messages of the socket describe already."""
    kinds = [each for each in vars(api).values() if isinstance(each, type)]
    structs = [each for each in kinds if issubclass(each, msgspec.Struct) and each is not api.Body]
    _, found = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    own = {name: struct for name, struct in found.items() if not hasattr(messages, name)}
    made = {name: _with_docs(getattr(api, name), struct) for name, struct in own.items()}
    return {"title": title, "description": description, "$defs": made}


# Messages


def _messages() -> dict[str, Schema]:
    directions = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    unions, structs = msgspec.json.schema_components(
        directions.values(), ref_template="#/$defs/{name}"
    )
    made: dict[str, Schema] = {}
    for (name, direction), union in zip(directions.items(), unions, strict=True):
        sender = "a client sends" if name == "FromClient" else "the server sends"
        made[name] = {"description": f"Everything that {sender}.", "anyOf": union["anyOf"]}
        for kind in get_args(direction):
            structs[kind.__name__] = _message(structs[kind.__name__])
    for name, struct in structs.items():
        made[name] = _with_docs(getattr(messages, name), struct)
    return made


def _message(struct: Schema) -> Schema:
    """A message with its tag as a constant, and schemas for what it hands on unread."""
    fields = struct["properties"]
    fields["type"] = {"const": fields["type"]["enum"][0]}
    for name, field in fields.items():
        # Raw gives the empty schema, which allows everything.
        if field == {} or {} in field.get("anyOf", ()):
            fields[name] = _UNREAD[name]
    return struct


def _with_docs(kind: type[Any], struct: Schema) -> Schema:
    struct = {key: value for key, value in struct.items() if key != "title"}
    struct["description"] = one_line(kind.__doc__)
    docs = field_docs(kind)
    struct["properties"] = {
        name: {"description": docs[name], **field} if name in docs else field
        for name, field in struct["properties"].items()
    }
    for field in struct["properties"].values():
        if field.get("default") == {}:
            # It would look like a schema, one that allows everything.
            del field["default"]
    return struct


# What core/codec.py writes


class Definitions:
    """Schemas of dataclasses and enums, collected under the names that they get."""

    def __init__(self, prefix: str, into: dict[str, Schema]) -> None:
        self._prefix, self._into = prefix, into
        self._names: dict[Any, str] = {}

    def of(self, declared: Any) -> Schema:
        """The schema of a declared type; dataclasses and enums are defined and referred to."""
        return self._of(declared, {})

    def _of(self, declared: Any, bound: Mapping[Any, Any]) -> Schema:
        """`bound` says what the type variables of an enclosing generic class stand for."""
        if isinstance(declared, TypeVar):
            declared = bound[declared]
        origin, arguments = get_origin(declared), get_args(declared)
        if declared in _PLAIN:
            return {"type": _PLAIN[declared]}
        if origin in (Union, UnionType):
            return {"anyOf": [self._of(each, bound) for each in arguments]}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin is tuple:
            return self._tuple(arguments, bound)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self._of(arguments[1], bound)}
        return self._defined(declared, origin or declared, arguments, bound)

    def _tuple(self, items: tuple[Any, ...], bound: Mapping[Any, Any]) -> Schema:
        if items[-1:] == (Ellipsis,):
            return {"type": "array", "items": self._of(items[0], bound)}
        return {
            "type": "array",
            "prefixItems": [self._of(item, bound) for item in items],
            "items": False,
            "minItems": len(items),
        }

    def _defined(
        self, declared: Any, kind: Any, arguments: tuple[Any, ...], bound: Mapping[Any, Any]
    ) -> Schema:
        if declared not in self._names:
            name = self._names[declared] = self._free_name(self._prefix + kind.__name__)
            # The place is taken before the fields are described: they may come back to it.
            _add(self._into, name, {})
            if isinstance(kind, type) and issubclass(kind, Enum):
                self._into[name].update(_enum(kind))
            elif dataclasses.is_dataclass(kind):
                variables = getattr(kind, "__parameters__", ())
                inner = {v: bound.get(a, a) for v, a in zip(variables, arguments, strict=True)}
                self._into[name].update(self._dataclass(kind, inner))
            else:
                raise TypeError(f"No schema describes {declared}.")
        return _reference(self._names[declared])

    def _free_name(self, wanted: str) -> str:
        """The name, with a number if a generic class was already described for another type."""
        numbered = (f"{wanted}{number}" for number in count(2))
        names = chain([wanted], numbered)
        return next(name for name in names if name not in self._names.values())

    def _dataclass(self, kind: Any, bound: Mapping[Any, Any]) -> Schema:
        hints, docs = get_type_hints(kind), field_docs(kind)
        fields: dict[str, Schema] = {"type": {"const": kebab(kind.__name__)}}
        for field in dataclasses.fields(kind):
            doc = {"description": docs[field.name]} if field.name in docs else {}
            fields[field.name] = doc | self._of(hints[field.name], bound)
        return {"description": one_line(kind.__doc__), **_object(fields)}


def _enum(kind: type[Enum]) -> Schema:
    docs = field_docs(kind)
    explained = (f"`{each.value}`: {docs[each.name]}" for each in kind if each.name in docs)
    text = " ".join((one_line(kind.__doc__), *explained))
    return {"description": text, "enum": [each.value for each in kind]}


def _object(fields: Mapping[str, Schema]) -> Schema:
    return {"type": "object", "properties": dict(fields), "required": list(fields)}


def _reference(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _add(definitions: dict[str, Schema], name: str, schema: Schema) -> None:
    if name in definitions or hasattr(messages, name):
        raise ValueError(f"Two types are called {name}.")
    definitions[name] = schema


_ANYTHING = ["array", "boolean", "null", "number", "object", "string"]
_UNREAD: dict[str, Schema] = {
    "table": _reference("TableInfo"),
    "screen": {
        "description": "What the game shows; null before the start.",
        "anyOf": [_reference("AnyScreen"), {"type": "null"}],
    },
    "changes": {
        "description": "What changed in the screen: for each change the way to its place, by names "
        "of fields and numbers of items, and last what is there now.",
        "type": "array",
        "items": {"type": "array", "items": {"type": _ANYTHING}, "minItems": 1},
    },
    "events": {
        "description": "What happened, in order, as far as the viewer may know it.",
        "type": "array",
        "items": _reference("AnyEvent"),
    },
}
"""The fields that messages hand on as they are."""


# Docstrings


def one_line(text: str | None) -> str:
    """The first paragraph of a docstring in one line, in the words of JSON."""
    line = re.sub(r"^None\b", "Null", first_paragraph(text))
    return re.sub(r"\bNone\b", "null", line)


def first_paragraph(text: str | None) -> str:
    """The first paragraph of a docstring in one line."""
    return " ".join((text or "").split("\n\n")[0].split())


def field_docs(kind: type[Any]) -> dict[str, str]:
    """The docstrings of a class's fields, in the words of JSON."""
    return {name: one_line(text) for name, text in field_texts(kind).items()}


def field_texts(kind: type[Any]) -> dict[str, str]:
    """The docstrings of a class's fields: the strings that stand below them, each in one line."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("adamas."):
            found |= dict(_own_docs(each))
    return found


def _own_docs(kind: type[Any]) -> Iterator[tuple[str, str]]:
    (tree,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign):
            target: ast.expr = field.target
        elif isinstance(field, ast.Assign):
            target = field.targets[0]
        else:
            continue
        text = below.value if isinstance(below, ast.Expr) else None
        if isinstance(target, ast.Name) and isinstance(text, ast.Constant):
            yield target.id, first_paragraph(str(text.value))
