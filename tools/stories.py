"""Records games for the tests of the browser client, which call it: python -m tools.stories FOLDER

Each is played by the rules with everybody choosing at random, always in the same way, and written
down as the server tells it: the record, the receipt of a seat, what viewers are sent moment by
moment, and the facts of the rules that were played.
"""

import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from adamas.core.box import Box
from adamas.core.catalogue import box as find_box
from adamas.core.catalogue import games_at
from adamas.core.errors import BadOption
from adamas.core.level import Level
from adamas.core.options import Option
from adamas.live.house import House
from adamas.live.signing import public_of
from adamas.play import commands, record_json
from adamas.play import receipt as receipts
from adamas.play.dice import commitment
from adamas.play.receipt import receipt_of
from adamas.play.record import record_of
from adamas.teller.replay import replay_of
from adamas.teller.tutorial import tutorial_of
from adamas.wire import api

SEATS = 3
VIEWER = 1
"""The seat that adds entropy, keeps a receipt and sees the game; a spectator sees it as well."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What is played."""

    game: str
    edition: str
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its file."""
        changed = (f"{name}-{value}" for name, value in self.options.items())
        return "_".join((self.game, self.edition, *changed))


def sittings() -> Iterator[Sitting]:
    """Every edition of every game, and each option changed in the first one that allows it."""
    for game, box in games_at(Level.SCREENS).items():
        for edition in box.editions:
            yield Sitting(game, edition.name)
        for option in box.options:
            if option.name != "first_seat":
                changed = (_changed(box, each.name, option) for each in box.editions)
                yield from islice(filter(None, changed), 1)


def _changed(box: Box, edition: str, option: Option) -> Sitting | None:
    """An edition with the first other value of an option; None if they do not go together."""
    usual = box.open(edition).settings[option.name]
    options = {option.name: next(each for each in option.values if each != usual)}
    try:
        box.open(edition, options)
    except BadOption:
        return None
    return Sitting(box.name, edition, options)


PRIVATE = "07" * 32
"""The key of the house of all stories."""


class Story(msgspec.Struct):
    """A game as the tests read it."""

    record: msgspec.Raw
    receipt: msgspec.Raw
    replays: tuple[api.Replay, ...]
    """Of the viewer and of a spectator."""
    facts: dict[str, Any]
    """What the text of the rules needs."""


def story(sitting: Sitting) -> Story:
    """A game that is the same every time."""
    rng = random.Random(sitting.name)
    box = find_box(sitting.game)
    rules = box.open(sitting.edition, sitting.options)
    table = commands.create(
        rules,
        SEATS,
        table="story",
        secret=rng.randbytes(32),
        bot_stream="",
        at=0.0,
        seal=rng.randbytes(32),
    ).table
    entropy = rng.randbytes(32)
    for seat in range(SEATS):
        sealed = commitment(entropy) if seat == VIEWER else None
        salt = rng.randbytes(32)
        table = commands.sit(table, seat, f"P{seat}", at=0.0, commitment=sealed, salt=salt).table
    table = commands.start(table, {VIEWER: entropy}, at=0.0).table
    while not table.over:
        seat = rng.choice(table.waiting_for)
        action = rng.choice(table.legal(seat))
        table = commands.choose(table, seat, table.decision, action, at=0.0).table
    assert table.ledger is not None
    house = House(public_of(PRIVATE), PRIVATE)
    record = replace(record_of(table), signature=house.signature(table.ledger))
    kept = replace(receipt_of(table, VIEWER, entropy), house=house.public)
    replays = tuple(replay_of(record, viewer, "story") for viewer in (VIEWER, None))
    return Story(
        _raw(record_json.to_json(record)),
        _raw(receipts.to_json(kept)),
        replays,
        dict(box.facts(rules)),
    )


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(msgspec.json.decode(text)))


def main() -> None:
    """Write all games, and the tutorials."""
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True, parents=True)
    for sitting in sittings():
        (folder / f"{sitting.name}.json").write_bytes(msgspec.json.encode(story(sitting)))
    for name in games_at(Level.TUTORIAL):
        lesson = msgspec.json.encode(tutorial_of(name))
        (folder / f"{name}_tutorial.json").write_bytes(lesson)


if __name__ == "__main__":
    main()
