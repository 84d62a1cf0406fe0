"""`adamas games`: the games, editions and options, with their meaning."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from adamas.bots.roster import roster
from adamas.core.bot import Bot
from adamas.core.box import Box
from adamas.core.catalogue import shelf
from adamas.core.options import Option
from adamas.locale.shell import shell
from adamas.locale.words import Words, enumeration, title_of
from adamas.terminal.source_words import value_words


def catalogue_data(boxes: list[Box]) -> list[dict[str, Any]]:
    """The same for programs."""
    return [
        {
            "name": box.name,
            "title": title_of(box),
            "seats": [box.seats[0], box.seats[-1]],
            "age": box.age,
            "minutes": box.minutes,
            "editions": [
                {"name": each.name, "source": each.source, "settings": dict(each.settings)}
                for each in box.editions
            ],
            "options": [
                {
                    "name": each.name,
                    "values": list(each.values),
                    "origins": {
                        value: {"source": origin.source.value, "editions": list(origin.editions)}
                        for value, origin in each.origins.items()
                    },
                    "rule": each.rule,
                }
                for each in box.options
            ],
            "bots": [
                {"name": bot.name, "level": bot.level, "parameters": list(bot.parameters)}
                for bot in roster(box).values()
            ],
        }
        for box in boxes
    ]


def print_catalogue(console: Console, boxes: list[Box]) -> None:
    """All of it in colour."""
    if len(boxes) == len(shelf()):
        console.print(shell("games-intro"))
    for box in boxes:
        _print_box(console, box)


def _print_box(console: Console, box: Box) -> None:
    words = Words(box, ())
    console.print()
    console.print(Text.assemble((words("title"), "bold bright_red"), f"  {box.name}"))
    console.print(Text(words("tagline")))
    facts = shell(
        "games-facts",
        least=box.seats[0],
        most=box.seats[-1],
        age=box.age,
        minutes=box.minutes,
    )
    console.print(Text(facts, style="dim"))
    if box.designers:
        designers = shell("games-designers", designers=enumeration(box.designers))
        console.print(Text(designers, style="dim"))
    for note in box.notes:
        console.print(Text(words(note), style="yellow"))
    console.print(_editions(box, words))
    console.print(_options(box, words))
    levels = [bot for bot in roster(box).values() if bot.level]
    others = [bot for bot in roster(box).values() if not bot.level]
    for title, bots in (("games-levels", levels), ("games-strategies", others)):
        if bots:
            console.print(_bots(shell(title), bots, words))


def _editions(box: Box, words: Words) -> Grid:
    grid = Grid(title=shell("games-editions"), title_justify="left", box=None, show_header=False)
    for edition in box.editions:
        default = f" {shell('games-default')}" if edition is box.editions[0] else ""
        grid.add_row(Text(f"  {edition.name}", "bold"), words(f"edition-{edition.name}") + default)
    return grid


def _bots(title: str, bots: Sequence[Bot], words: Words) -> Grid:
    grid = Grid(title=title, title_justify="left", box=None, show_header=False)
    for bot in bots:
        spec = ":".join((bot.name, *(name.upper() for name in bot.parameters)))
        character = words(f"bot-{bot.name}") if words.has(f"bot-{bot.name}") else ""
        grid.add_row(Text(f"  {spec if not bot.level else bot.name}", "bold"), Text(character))
    return grid


def _options(box: Box, words: Words) -> Grid:
    grid = Grid(title=shell("games-options"), title_justify="left", box=None, show_header=False)
    for option in box.options:
        grid.add_row(Text(f"  {option.name}", "bold"), Text(words(f"option-{option.name}")))
        for line in _values(option, box, words):
            grid.add_row("", line)
    return grid


def _values(option: Option, box: Box, words: Words) -> list[Text]:
    """Each value that has a meaning of its own; numbers speak for themselves.

    What they say about where they come from is said once if it is the same for all.
    """
    origins = {value: value_words(origin, box, words) for value, origin in option.origins.items()}
    shared = len(set(origins.values())) == 1
    lines = []
    plain = [value for value in option.values if not words.has(f"option-{option.name}-{value}")]
    for origin, alike in groupby(plain, key=origins.__getitem__):
        lines.append(_value(Text(", ".join(alike)), "" if shared else origin))
    for value in option.values:
        if value not in plain:
            meaning = words(f"option-{option.name}-{value}")
            line = Text.assemble((value, "cyan"), f"  {meaning}")
            lines.append(_value(line, "" if shared else origins[value]))
    notes = [shell("games-from-file")] if option.from_file else []
    notes += [origins[option.values[0]]] if shared else []
    lines += [Text(note, style="dim") for note in notes]
    return lines


def _value(line: Text, origin: str) -> Text:
    """A value and, quietly, where it comes from."""
    return Text.assemble(line, (f" · {origin}", "dim")) if origin else line
