"""Where rules come from, in words."""

from collections.abc import Collection

from adamas.core.box import Box
from adamas.core.options import Origin, Source, in_every_rulebook
from adamas.core.rule_sources import WEAKNESS, Mark
from adamas.locale.shell import shell
from adamas.locale.words import Words, enumeration


def mark_words(mark: Mark, words: Words) -> str:
    """What is said beside a sentence of the rules."""
    if mark.editions:
        text = shell("source-mark-edition", editions=_editions(mark.editions, words))
    else:
        text = shell("source-mark", source=mark.source.value)
    return shell("source-mark-changeable", mark=text) if mark.options else text


def key_words(marks: Collection[Mark], described: bool) -> list[str]:
    """What the marks on a page mean, a sentence for each that occurs."""
    sources = {mark.source for mark in marks}
    occurring = sorted(sources, key=lambda each: WEAKNESS[each])
    lines = [shell("source-key-described" if described else "source-key-printed")]
    lines += [shell(f"source-key-{source.value}") for source in occurring]
    if any(mark.options for mark in marks):
        lines.append(shell("source-key-changeable"))
    return lines


def value_words(origin: Origin, box: Box, words: Words) -> str:
    """What is said beside a value of an option."""
    if origin.source is Source.PRINTED and not in_every_rulebook(origin, box.editions):
        return shell("source-value-edition", editions=_editions(origin.editions, words))
    return shell("source-value", source=origin.source.value)


def _editions(names: Collection[str], words: Words) -> str:
    return enumeration([words(f"edition-{name}") for name in names])
