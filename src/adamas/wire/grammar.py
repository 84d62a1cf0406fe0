"""What JSON does not say of events and actions: which numbers are seats, which texts are cards.

Whoever puts them into words in another language than Python needs to know it.
"""

import dataclasses
import json
from collections.abc import Iterable
from enum import Enum
from typing import Any, Literal, get_args, get_origin, get_type_hints

from adamas.core.seat import Seat
from adamas.core.text import kebab

Kind = Literal["plain", "seat", "slot", "word"]
Fields = dict[str, Kind]


@dataclasses.dataclass(frozen=True, slots=True)
class Grammar:
    """How the fields of a game's events and actions are to be read."""

    events: dict[str, Fields]
    actions: dict[str, Fields]
    """In the order in which they stand in the text of the action."""
    outcomes: dict[str, Fields]
    """The same for what chance brings."""


def grammar_of(
    events: Iterable[type[Any]], actions: Iterable[type[Any]], outcomes: Iterable[type[Any]]
) -> Grammar:
    """The grammar of a game."""
    told = {kebab(each.__name__): _fields(each) for each in events}
    return Grammar(told, _texts(actions), _texts(outcomes))


def _texts(kinds: Iterable[type[Any]]) -> dict[str, Fields]:
    """How the texts of actions or outcomes are to be read."""
    said: dict[str, Fields] = {}
    for kind in kinds:
        if issubclass(kind, Enum):
            said |= {str(each.value): {} for each in kind}
        else:
            said[kebab(kind.__name__)] = _fields(kind)
    return said


def grammar_text(games: dict[str, Grammar]) -> str:
    """The grammars of all games as a TypeScript module."""
    data = {name: dataclasses.asdict(each) for name, each in games.items()}
    kinds = " | ".join(json.dumps(each) for each in get_args(Kind))
    return (
        "// How the fields of events and actions are to be read, by game.\n\n"
        "/** Of a list, what its items are. */\n"
        f"export type Kind = {kinds};\n\n"
        "export type Fields = Readonly<Record<string, Kind>>;\n\n"
        "export interface Grammar {\n"
        "  readonly events: Readonly<Record<string, Fields>>;\n"
        "  /** In the order in which they stand in the text of the action. */\n"
        "  readonly actions: Readonly<Record<string, Fields>>;\n"
        "  /** The same for what chance brings. */\n"
        "  readonly outcomes: Readonly<Record<string, Fields>>;\n"
        "}\n\n"
        "export const GRAMMARS: Readonly<Record<string, Grammar>> = "
        f"{json.dumps(data, indent=2)};\n"
    )


def _fields(kind: type[Any]) -> Fields:
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: _kind(hints[field.name]) for field in dataclasses.fields(kind)}


def _kind(hint: Any) -> Kind:
    if get_origin(hint) is tuple:
        hint = get_args(hint)[0]
    if hint == Seat:
        return "seat"
    if getattr(hint, "__metadata__", None) == ("slot",):
        return "slot"
    return "word" if isinstance(hint, type) and issubclass(hint, Enum) else "plain"
