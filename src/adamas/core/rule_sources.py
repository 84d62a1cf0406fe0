"""What stands behind each sentence of the rules, and what a reader is told about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adamas.core.options import Edition, Option, Origin, Settings, Source


def _always(_: Settings) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class On:
    """An option that changes a sentence."""

    option: str
    alike: tuple[str, ...] = ()
    """Values between which the sentence makes no difference."""
    where: Callable[[Settings], bool] = _always
    """Whether the option matters to the sentence, given the value of every option."""

    def group(self, value: str) -> tuple[str, ...]:
        """The values under which the sentence reads as it does under this one."""
        return self.alike if value in self.alike else (value,)

    def changes(self, before: Settings, after: Settings) -> bool:
        """Whether the sentence is another one once the options have other values."""
        if not (self.where(before) or self.where(after)):
            return False
        return after[self.option] not in self.group(before[self.option])


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message of the rules, or of their figures."""

    source: Source
    """What stands behind as much of it as no option changes."""
    depends: tuple[On, ...] = ()


def by(source: Source, *depends: On | str) -> Sentence:
    """A sentence, with the options that it depends on."""
    return Sentence(source, tuple(On(each) if isinstance(each, str) else each for each in depends))


Sentences = Mapping[str, Sentence]
"""The sentences of a game, by message."""

WEAKNESS = {
    Source.PRINTED: 0,
    Source.SCREEN: 0,
    Source.RULING: 1,
    Source.READING: 2,
    Source.ELSEWHERE: 3,
    Source.HOUSE: 4,
}
"""A sentence is no better founded than the weakest of what it rests on. What only screens show is
no rule, and nobody needs to be warned of it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a reader is told about a sentence that the edition's rulebook does not print."""

    source: Source
    editions: tuple[str, ...] = ()
    """The editions that print it, if others do."""
    options: tuple[str, ...] = ()
    """The options by which it can be changed."""


def mark_of(
    sentence: Sentence, options: Mapping[str, Option], edition: Edition, settings: Settings
) -> Mark | None:
    """The mark of a sentence under these settings; None if it is printed, or no rule at all."""
    matter = [
        each
        for each in sentence.depends
        if each.where(settings) and not options[each.option].screen
    ]
    origins = {each.option: _origin(each, options, edition, settings) for each in matter}
    weakest = max((_own(sentence.source, edition), *origins.values()), key=_weakness)
    if not _weakness(weakest):
        return None
    equals = {name for name, each in origins.items() if _weakness(each) == _weakness(weakest)}
    return Mark(weakest.source, weakest.editions, tuple(sorted(equals)))


def _weakness(origin: Origin) -> int:
    return WEAKNESS[origin.source]


def _own(source: Source, edition: Edition) -> Origin:
    """What stands behind the part of a sentence that no option changes."""
    told = edition.described and source is Source.ELSEWHERE
    return Origin(Source.PRINTED if told else source)


def _origin(on: On, options: Mapping[str, Option], edition: Edition, settings: Settings) -> Origin:
    """Where a sentence under the present value of an option comes from, for this edition.

    It is printed if the edition prints any of the values that make the same sentence.
    """
    option = options[on.option]
    own = edition.settings.get(option.name, option.values[0])
    present = settings[option.name]
    seen = {
        value: _as_seen(option.origin(value), edition, value == own) for value in on.group(present)
    }
    return next(
        (origin for origin in seen.values() if origin.source is Source.PRINTED), seen[present]
    )


def _as_seen(origin: Origin, edition: Edition, own: bool) -> Origin:
    """What is printed in one edition is from elsewhere in another.

    Of an edition that is known only from descriptions, these stand for the rulebook.
    """
    if edition.name in origin.editions:
        return Origin(Source.PRINTED)
    if origin.source not in (Source.PRINTED, Source.ELSEWHERE):
        return origin
    if own and edition.described:
        return Origin(Source.PRINTED)
    return Origin(Source.ELSEWHERE, origin.editions)
