"""Writes docs/views/GAME.md for every game of the program: python -m tools.views_page.

A page lists what a player of a game works with: every field of its view and of what is in it, its
actions, and what chance brings. All words are docstrings of the game's own files. A section is a
function of SECTIONS, which is given the box and yields paragraphs.
"""

import dataclasses
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import groupby
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from adamas.core.bag import Bag
from adamas.core.box import Box
from adamas.core.fields import Field, Kind, Layout
from adamas.core.level import Level, levels
from adamas.wire.schema import field_texts, first_paragraph
from tools.game_types import games_of_the_program
from tools.levels import ROOT
from tools.word_form import word_form

PAGES = ROOT / "docs" / "views"
SIMPLE = {
    int: ("a whole number", "whole numbers"),
    float: ("a number", "numbers"),
    bool: ("True or False", "True or False"),
    str: ("a word", "words"),
}
"""What one of a type is called, and several."""
SEVERAL = 13
"""So many words are still listed."""
BAG = (
    "A bag is a stack of which only the composition is known "
    "([`core/bag.py`](../../src/adamas/core/bag.py)): `len(bag)` cards are in it, "
    "`bag.count(kind)` of one kind; going over it gives each kind with its count."
)


# The sections


def head(box: Box) -> Iterator[str]:
    """What this page is."""
    yield f"# {called(box)}: what a player sees and does"
    yield (
        f'`adamas.game("{box.name}")` has these types. '
        "A player, `(view, legal, rng) -> action`, is given a view and its legal actions and "
        "returns one of them. Seats count from 0; “RULES” are those of "
        f"[{called(box)}](../../src/adamas/games/{box.name}/RULES.md). "
        "This page is written by `python -m tools.views_page` from the docstrings of the source."
    )


def view(box: Box) -> Iterator[str]:
    """What a seat knows."""
    yield "## View"
    yield from described(box, result_of(box, "observe"))


def state(box: Box) -> Iterator[str]:
    """What the rules know."""
    yield "## State"
    yield "`initial` and `apply` return it; no player is given it."
    yield from described(box, result_of(box, "initial"))


def parts(box: Box) -> Iterator[str]:
    """What is in a view and a state."""
    yield "## What is in them"
    yield BAG
    for kind in parts_of(box):
        yield f"### {alias_of(kind) or kind.__name__}"
        yield from described(box, kind)


def actions(box: Box) -> Iterator[str]:
    """What a seat can choose."""
    yield "## Actions"
    yield "The text is what records and the socket have; `game.parse_action` reads it."
    yield word_table(box, "parse_action")


def chance(box: Box) -> Iterator[str]:
    """What can be drawn."""
    yield "## Chance"
    yield "`Chance.outcomes` has these, each with the number of its copies."
    yield word_table(box, "parse_outcome")


def row(box: Box) -> Iterator[str]:
    """The view as numbers."""
    if not has_numbers(box):
        return
    layout = box.open().row_fields
    yield "## The row of numbers"
    yield (
        f"`game.encode(view)`, and the last axis of `observations` in a batch: {layout.row_size} "
        f"numbers, declared in [`fields.py`](../../src/adamas/games/{box.name}/fields.py). "
        "`game.decode_row(row)` gives them back in words. Seats count clockwise from the own one, "
        "`seat +0`; a field “by seat” has as many numbers for each of "
        f"{layout.most_seats} seats, and seats that nobody has keep the numbers of an empty one. "
        "`sim.one_hot(game)` makes a column of each value of a choice, of a named seat and of each "
        "member of a set."
    )
    rows = (row_line(layout, field) for field in layout.in_rows)
    yield "\n".join(
        ("| places | field | meaning | numbers | seen by |\n|---|---|---|---|---|", *rows)
    )


def numbers(box: Box) -> Iterator[str]:
    """The actions as numbers."""
    if not has_numbers(box):
        return
    known = box.open().action_numbers.actions
    yield "## The numbers of actions"
    yield (
        f"`game.number(action, seat, seats)` and `game.action(number, seat, seats)`: {len(known)} "
        "numbers without holes, as seen from the own seat. Here they are for seat 0; for another "
        "one, the seats in them are moved on."
    )
    lines = []
    for _, same in groupby(enumerate(known), key=lambda each: kind_of(each[1])):
        (first, action), *others = same
        last, end = others[-1] if others else (first, action)
        text = f"`{action}`" if first == last else f"`{action}` to `{end}`"
        lines.append(f"| {first if first == last else f'{first}–{last}'} | {text} |")
    yield "\n".join(("| number | action of seat 0 |\n|---|---|", *lines))


SECTIONS: tuple[Callable[[Box], Iterator[str]], ...] = (
    *(head, view, state, parts, actions, chance, row, numbers),
)


def page(box: Box) -> str:
    """The page of a game."""
    return "\n\n".join(paragraph for section in SECTIONS for paragraph in section(box)) + "\n"


def pages() -> dict[Path, str]:
    """All pages as they are written."""
    return {PAGES / f"{box.name}.md": page(box) for box in games_of_the_program()}


# Numbers


def has_numbers(box: Box) -> bool:
    """Whether a game has grown so far."""
    return Level.SIMULATOR in levels(box)


def row_line(layout: Layout[Any], field: Field[Any]) -> str:
    """A field in a line of the table."""
    last = field.at + layout.width(field) - 1
    places = str(field.at) if last == field.at else f"{field.at}–{last}"
    each = "" if field.each == ("",) else f"; each for {in_short(field.each)}"
    by_seat = "; by seat" if field.by_seat else ""
    least, most = field.values[0], field.values[-1]
    values = f"{least} to {most}"
    if field.words:
        values += f": {in_short(field.words)}"
    elif field.kind is not Kind.NUMBER:
        values += f": {field.kind.value}"
    seen = field.seen.value
    return f"| {places} | {field.name} | {field.meaning}{each}{by_seat} | {values} | {seen} |"


def in_short(words: tuple[str, ...]) -> str:
    """All of a few, or the first and the last of many."""
    few = words if len(words) <= SEVERAL else (*words[:3], "…", words[-1])
    return ", ".join(few)


def kind_of(action: object) -> object:
    """What actions of one line have in common; members of an enum have a line each."""
    return action if isinstance(action, Enum) else type(action)


# Classes and their fields


def result_of(box: Box, method: str) -> Any:
    """The type of what a method of a game returns."""
    return get_type_hints(getattr(type(box.open()), method))["return"]


def called(box: Box) -> str:
    """The name of a game in a heading."""
    return box.name.replace("_", " ").capitalize()


def fields(kind: type[Any]) -> dict[str, Any]:
    """The fields of a dataclass with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def described(box: Box, kind: Any) -> Iterator[str]:
    """A class, or a name for one of several, in a table."""
    if members := members_of(kind):
        yield f"One of {', '.join(type_words(box, each) for each in members)}."
        return
    yield f"`{kind.__module__}.{kind.__name__}`: {first_paragraph(kind.__doc__)}"
    texts = field_texts(kind)
    if issubclass(kind, Enum):
        rows = (f"| `{kind.__name__}.{each.name}` | {texts.get(each.name, '')} |" for each in kind)
        yield "\n".join(("| member | meaning |\n|---|---|", *rows))
    else:
        rows = (
            f"| `{name}` | {type_words(box, hint)} | {texts.get(name, '')} |"
            for name, hint in fields(kind).items()
        )
        yield "\n".join(("| field | type | meaning |\n|---|---|---|", *rows))


def parts_of(box: Box) -> list[Any]:
    """The classes in a game's view and state, without those that are actions or outcomes."""
    roots = [result_of(box, "observe"), result_of(box, "initial")]
    found: list[Any] = []
    for root in roots:
        collect(root, found)
    words = {*words_of(box, "parse_action"), *words_of(box, "parse_outcome")}
    return [each for each in found if each not in roots and each not in words]


def collect(hint: Any, found: list[Any]) -> None:
    """Add the classes in a type, and the names that stand for several, each after who has it."""
    bare = without_none(hint)
    if bare in found:
        return
    if alias_of(bare) or (isinstance(bare, type) and issubclass(bare, Enum)):
        found.append(bare)
    elif isinstance(bare, type) and dataclasses.is_dataclass(bare):
        found.append(bare)
        for each in fields(bare).values():
            collect(each, found)
    for each in get_args(bare):
        collect(each, found)


def alias_of(kind: Any) -> str | None:
    """What the module of several classes calls one of them: `Card`, `Tile`."""
    modules = dict.fromkeys(each.__module__ for each in members_of(kind))
    named = (item for module in modules for item in vars(sys.modules[module]).items())
    return next((name for name, value in named if value == kind), None)


def members_of(kind: Any) -> tuple[Any, ...]:
    """The classes that a name stands for; none for a class."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else ()


def without_none(hint: Any) -> Any:
    """A type without the possibility that nothing is there."""
    rest = tuple(each for each in members_of(hint) if each is not NoneType)
    return Union[rest] if rest else hint  # noqa: UP007 - the members are known only here


# Types in words


def type_words(box: Box, hint: Any, several: bool = False) -> str:
    """A type in plain words: one of it, or several."""
    bare, arguments = without_none(hint), get_args(without_none(hint))
    if NoneType in members_of(hint):
        return f"{type_words(box, bare, several)} or None"
    if get_origin(bare) is Annotated:
        what = str(arguments[1])
        return f"{what}s" if several else f"a {what}"
    if get_origin(bare) is tuple:
        return f"{'tuples' if several else 'a tuple'} of {type_words(box, arguments[0], True)}"
    if get_origin(bare) is Bag:
        return f"{'bags' if several else 'a bag'} of {type_words(box, arguments[0], True)}"
    if bare in SIMPLE:
        return SIMPLE[bare][several]
    name = alias_of(bare)
    if members_of(bare) and not name:
        return " or ".join(type_words(box, each, several) for each in members_of(bare))
    name = name or bare.__name__
    return f"[`{name}`](#{anchor(box, bare, name)})"


def anchor(box: Box, kind: Any, name: str) -> str:
    """Where this page explains a class."""
    if kind in words_of(box, "parse_action"):
        return "actions"
    return "chance" if kind in words_of(box, "parse_outcome") else name.lower()


# Actions and outcomes


def words_of(box: Box, parser: str) -> tuple[Any, ...]:
    """The classes of actions, or of outcomes."""
    hint = result_of(box, parser)
    return members_of(hint) or (hint,)


def word_table(box: Box, parser: str) -> str:
    """A line for each action or outcome."""
    rows = (row for kind in words_of(box, parser) for row in word_rows(kind))
    return "\n".join(("| text | in Python | meaning |\n|---|---|---|", *rows))


def word_rows(kind: type[Any]) -> Iterator[str]:
    """An enum has a line for each member, with its own meaning."""
    texts = field_texts(kind)
    if issubclass(kind, Enum):
        for each in kind:
            yield f"| `{each}` | `{kind.__name__}.{each.name}` | {texts.get(each.name, '')} |"
        return
    meanings = (f"`{name}`: {texts.get(name, '')}" for name in fields(kind))
    meaning = " ".join((first_paragraph(kind.__doc__), *meanings))
    yield f"| `{word_form(kind)}` | `{kind.__name__}({', '.join(fields(kind))})` | {meaning} |"


def main() -> None:
    """Write all pages."""
    PAGES.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
