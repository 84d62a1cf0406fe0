"""Editions and options: rulings as data. A preset names the edition, options change rulings."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from adamas.core.errors import BadOption, listing, unknown

Settings = Mapping[str, str]
"""A value for every option of a game, by name."""


def _no_other_value(value: str) -> str:
    raise ValueError(value)


@dataclass(frozen=True, slots=True)
class Option:
    """A ruling that can be changed."""

    name: str
    values: tuple[str, ...]
    """The values by name, the usual one first."""
    rule: str
    """The number in the game's RULES.md that rules on this: `D2` or `D-A1`."""
    house: bool = False
    """Whether other values than the first leave the printed rules."""
    screen: bool = False
    """Whether this changes only what a person's screen shows."""
    parse: Callable[[str], str] = _no_other_value
    """Canonical text of a value that is not among `values`; raises ValueError or BadOption."""
    from_file: Callable[[str], str] | None = None
    """Makes a value of a file's text, for options that a file can supply."""

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


def settle(
    editions: tuple[Edition, ...],
    options: tuple[Option, ...],
    edition: str | None,
    given: Settings,
) -> tuple[Edition, Settings, Settings]:
    """The edition, all settings, and those of them that differ from the edition's."""
    by_name = {each.name: each for each in editions}
    chosen = by_name.get(edition) if edition is not None else editions[0]
    if chosen is None:
        raise BadOption(unknown("edition", str(edition), by_name))
    printed = {each.name: chosen.settings.get(each.name, each.values[0]) for each in options}
    known = {each.name: each for each in options}
    settings = dict(printed)
    for name, value in given.items():
        if name not in known:
            raise BadOption(unknown("option", name, known))
        settings[name] = known[name].canonical(value)
    changed = {name: settings[name] for name in sorted(settings) if settings[name] != printed[name]}
    return chosen, settings, changed
