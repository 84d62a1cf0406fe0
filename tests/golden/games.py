"""The golden games: which they are, and how they are played.

Bots play them with fixed seeds, and the story of each is kept beside this file. To accept a change
of the rules or of the words: python -m tests.golden.games, in a commit of its own.
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


def golden_editions() -> Iterator[tuple[str, str]]:
    """Every edition that was read from a rulebook."""
    for box in games_at(Level.BOTS).values():
        for edition in box.editions:
            if "rulebook" in edition.source or "sheet" in edition.source:
                yield box.name, edition.name


def play(game: str, edition: str) -> Record:
    """A game between sensible and random bots."""
    rules = adamas.game(game, edition)
    box = find_box(game)
    thinking = "sensible" if "sensible" in roster(box) else level(box, 2).name
    pair = (adamas.bot(rules, thinking), adamas.random_player)
    players = [pair[seat % 2] for seat in range(box.usual_seats(rules))]
    names = ("Ann", "Bo", "Cy", "Di")[: len(players)]
    return adamas.play_game(rules, players, "golden", names).record


def story(record: Record) -> str:
    return "\n".join(transcript(record)) + "\n"


def path(game: str, edition: str) -> Path:
    return FOLDER / f"{game}-{edition}.txt"


if __name__ == "__main__":
    for each in golden_editions():
        path(*each).write_text(story(play(*each)), encoding="utf-8")
