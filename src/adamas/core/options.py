"""Editions and options: rulings as data. A preset names the edition, options change rulings."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from adamas.core.errors import BadOption, listing, unknown

Settings = Mapping[str, str]
"""A value for every option of a game, by name."""


def _no_other_value(value: str) -> str:
    raise ValueError(value)


class Source(Enum):
    """What stands behind a rule."""

    PRINTED = "printed"
    """A rulebook says so."""
    RULING = "ruling"
    """The rulebooks are silent or unclear, and this is how we read them."""
    READING = "reading"
    """The rulebooks are silent or unclear, and a careful reader may hold this as well."""
    ELSEWHERE = "elsewhere"
    """Sheets in other languages, other editions or other implementations have it."""
    HOUSE = "house"
    """It stands nowhere: a house rule."""
    SCREEN = "screen"
    """No rule at all: it changes only what a person's screen shows."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a value of an option comes from."""

    source: Source
    editions: tuple[str, ...] = ()
    """The editions whose rulebook prints it."""


def printed(*editions: str) -> Origin:
    """The rulebooks of these editions print it."""
    return Origin(Source.PRINTED, editions)


RULING, READING = Origin(Source.RULING), Origin(Source.READING)
ELSEWHERE, HOUSE = Origin(Source.ELSEWHERE), Origin(Source.HOUSE)
SCREEN = Origin(Source.SCREEN)


@dataclass(frozen=True, slots=True)
class Option:
    """A ruling that can be changed."""

    name: str
    origins: Mapping[str, Origin]
    """The values by name, the usual one first, and where each comes from."""
    rule: str
    """The number in the game's RULES.md that rules on this: `D2` or `D-A1`."""
    parse: Callable[[str], str] = _no_other_value
    """Canonical text of a value that is not among `values`; raises ValueError or BadOption."""
    from_file: Callable[[str], str] | None = None
    """Makes a value of a file's text, for options that a file can supply."""

    @property
    def values(self) -> tuple[str, ...]:
        """The values by name, the usual one first."""
        return tuple(self.origins)

    @property
    def screen(self) -> bool:
        """Whether this changes only what a person's screen shows."""
        return all(origin == SCREEN for origin in self.origins.values())

    def origin(self, value: str) -> Origin:
        """Where a value comes from; what somebody else made up is a house rule."""
        return self.origins.get(value, HOUSE)

    def canonical(self, value: str) -> str:
        """The one spelling of a value, or BadOption."""
        if value in self.values:
            return value
        try:
            return self.parse(value)
        except ValueError:
            allowed = listing(self.values, "or")
            if self.from_file:
                allowed = f"{', '.join(f'`{each}`' for each in self.values)} or what a file says"
            raise BadOption(
                f"`{value}` is no value of `{self.name}`. It can be {allowed}."
            ) from None


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed edition: what it says where editions differ."""

    name: str
    settings: Settings = field(default_factory=dict)
    """Options whose value in this edition is not the option's usual one."""
    data: Mapping[str, object] = field(default_factory=dict)
    """Components that no option changes: card values, names of traps, …"""
    source: str = ""
    """Where its rules were read: a rulebook, or public material."""
    described: bool = False
    """Whether it is known only from public descriptions: its rulebook was not read."""


def in_every_rulebook(origin: Origin, editions: tuple[Edition, ...]) -> bool:
    """Whether all rulebooks of a game that were read print it."""
    return origin.source is Source.PRINTED and all(
        each.described or each.name in origin.editions for each in editions
    )


def settle(
    editions: tuple[Edition, ...],
    options: tuple[Option, ...],
    edition: str | None,
    given: Settings,
    former: Settings | None = None,
) -> tuple[Edition, Settings, Settings]:
    """The edition, all settings, and those of them that differ from the edition's.

    `former` are values that were the edition's own in an earlier version of the rules.
    """
    by_name = {each.name: each for each in editions}
    chosen = by_name.get(edition) if edition is not None else editions[0]
    if chosen is None:
        raise BadOption(unknown("edition", str(edition), by_name))
    usual = {each.name: chosen.settings.get(each.name, each.values[0]) for each in options}
    usual |= former or {}
    known = {each.name: each for each in options}
    settings = dict(usual)
    for name, value in given.items():
        if name not in known:
            raise BadOption(unknown("option", name, known))
        settings[name] = known[name].canonical(value)
    changed = {name: settings[name] for name in sorted(settings) if settings[name] != usual[name]}
    return chosen, settings, changed
