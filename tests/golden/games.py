"""The golden games: which they are, and how they are played.

Bots play them with fixed seeds, and the story of each is kept beside this file; earlier versions of
the rules have theirs too. To accept a change of the rules or of the words:
python -m tests.golden.games, in a commit of its own.
"""

from collections.abc import Iterator
from pathlib import Path

import adamas
from adamas.bots.roster import level, roster
from adamas.core.catalogue import box as find_box
from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.play.record import Record
from adamas.terminal.transcript import transcript

FOLDER = Path(__file__).parent


def golden_editions() -> Iterator[tuple[str, str, int]]:
    """Every edition that was read from a rulebook, by every version of the rules."""
    for box in games_at(Level.BOTS).values():
        for edition in box.editions:
            if "rulebook" in edition.source or "sheet" in edition.source:
                for version in range(1, box.version + 1):
                    yield box.name, edition.name, version


def play(game: str, edition: str, version: int) -> Record:
    """A game between sensible and random bots."""
    box = find_box(game)
    rules = box.open(edition, version=version)
    thinking = "sensible" if "sensible" in roster(box) else level(box, 2).name
    pair = (adamas.bot(rules, thinking), adamas.random_player)
    players = [pair[seat % 2] for seat in range(box.usual_seats(rules))]
    names = ("Ann", "Bo", "Cy", "Di")[: len(players)]
    return adamas.play_game(rules, players, "golden", names).record


def story(record: Record) -> str:
    return "\n".join(transcript(record)) + "\n"


def path(game: str, edition: str, version: int) -> Path:
    return FOLDER / f"{game}-{edition}{f'-v{version}' if version > 1 else ''}.txt"


if __name__ == "__main__":
    for each in golden_editions():
        path(*each).write_text(story(play(*each)), encoding="utf-8")
