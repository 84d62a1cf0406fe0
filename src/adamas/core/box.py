"""A box: what stands on the shelf. It knows its editions and options, and opens into a `Game`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from adamas.core.bot import Bot
from adamas.core.errors import BadOption
from adamas.core.game import AnyGame
from adamas.core.options import Edition, Option, Settings, settle
from adamas.core.rule_sources import Mark, Sentences, mark_of
from adamas.core.sketch import Say, Sketch
from adamas.core.turn import Over
from adamas.core.tutorial import Tutorial


@dataclass(frozen=True, slots=True)
class Variant:
    """What a game is made of: an edition and settled options."""

    edition: Edition
    settings: Settings
    """The value of every option."""
    changed: Settings
    """Those that differ from the edition's."""
    version: int = 1
    """The version of the rules."""


@dataclass(frozen=True, slots=True)
class Box:
    """One game of the shelf. A game's package exposes it as `BOX`."""

    name: str
    """The name of the package, used in commands, records and addresses."""
    package: str
    """The full name of the package, for the files in it."""
    seats: range
    """How many can play by the printed rules."""
    age: int
    minutes: int
    editions: tuple[Edition, ...]
    """The default first."""
    options: tuple[Option, ...]
    make: Callable[[Variant], AnyGame]
    """Makes the rules; BadOption for options that do not go together."""
    tiny: Callable[[], tuple[AnyGame, int]]
    """A game small enough to enumerate, and its number of seats."""
    bots: tuple[Bot, ...]
    """Players of this game, those for people with a level."""
    facts: Callable[[Any], Mapping[str, object]]
    """Given the game: numbers and words for the text of its rules, as Fluent arguments.

    What only its pictures need may be a tuple of numbers or words.
    """
    sketch: Callable[..., Sketch] | None = None
    """Draws what `show` returned, given a `Say` and, once the game is over, its result; None if
    there is no drawing."""
    secrets: bool = True
    """Whether a seat may see, or choose, what the others do not know yet. Where nothing is secret,
    a screen shows the same to everybody and one seat chooses at a time."""
    designers: tuple[str, ...] = ()
    default_seats: int = 0
    """How many sit down unless somebody says otherwise; 0 for the fewest."""
    casts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Sets of bots by name: one of the members sits down, drawn anew for each game."""
    chapter: Callable[[Any], object] | None = None
    """Given a state: what changes when a new chapter begins, such as the number of a round. Whoever
    looks at a game again can go from chapter to chapter; None if it has none."""
    notes: tuple[str, ...] = field(default=())
    """Messages of the game's Fluent file that every newcomer should be told."""
    tutorial: Tutorial | None = None
    """A first game with explanations; None if there is none."""
    sentences: Sentences = field(default_factory=dict)
    """What stands behind each message of its rules and their figures, and on which options it
    depends. Asked for when the page can show the rules."""
    former: tuple[Settings, ...] = ()
    """By earlier version of the rules, from the first on: the options that were all editions' own
    then and are not any more. What was begun by one of them can be played on and replayed."""

    @property
    def version(self) -> int:
        """The version of the rules that new games are played by."""
        return len(self.former) + 1

    def open(
        self,
        edition: str | None = None,
        options: Settings | None = None,
        version: int | None = None,
    ) -> AnyGame:
        """The rules of an edition (None: the default), with single rulings changed.

        `version` is that of the rules; None for the present one.
        """
        number = self.version if version is None else version
        if number not in range(1, self.version + 1):
            raise BadOption(
                f"There is no version {number} of the rules of `{self.name}` here; "
                f"the latest is {self.version}."
            )
        former = self.former[number - 1] if number < self.version else {}
        settled = settle(self.editions, self.options, edition, options or {}, former)
        return self.make(Variant(*settled, number))

    def marks(self, game: AnyGame) -> Mapping[str, Mark]:
        """The sentences of a game's rules that its edition does not print, by message."""
        options = {each.name: each for each in self.options}
        edition = next(each for each in self.editions if each.name == game.edition)
        found = {
            message: mark_of(sentence, options, edition, game.settings)
            for message, sentence in self.sentences.items()
        }
        return {message: mark for message, mark in found.items() if mark}

    def usual_seats(self, game: AnyGame) -> int:
        """A good number of seats for this game."""
        return self.default_seats or game.seats[0]

    def draw(self, shown: object, say: Say, result: Over | None = None) -> Sketch | None:
        """A text picture of a screen, if the game has one; `result` once the game is over."""
        return self.sketch(shown, say, result) if self.sketch else None


def check_made_for(game: AnyGame, player: object) -> None:
    """Raise BadOption if a player says that it was made for another game, edition or option."""
    made: AnyGame | None = getattr(player, "game", None)
    if made is None:
        return
    if _called(made) != _called(game):
        raise BadOption(f"A player that was made for {_called(made)} cannot play {_called(game)}.")
    if made.rules_version != game.rules_version:
        versions = f"{made.rules_version} of the rules cannot play version {game.rules_version}"
        raise BadOption(f"A player that was made for version {versions}.")


def _called(game: AnyGame) -> str:
    options = "".join(f", {name}={value}" for name, value in game.options.items())
    return f"`{game.name} {game.edition}{options}`"


def check_seats(game: AnyGame, seats: int) -> None:
    """Raise BadOption unless so many can play."""
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadOption(f"`{game.name}` is played by {least} to {most}, not by {seats}.")
