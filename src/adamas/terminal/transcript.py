"""A record as a story: every move with its text and what happened."""

from collections.abc import Iterator

from adamas.core.box import Box
from adamas.core.catalogue import box as find_box
from adamas.core.event import Event
from adamas.core.seat import Seat
from adamas.locale.shell import shell
from adamas.locale.words import Words
from adamas.play.dice import options_text
from adamas.play.record import Record, replay

WIDTH = 26
"""Columns for the text of a move."""


def words_of(record: Record) -> tuple[Box, Words]:
    """The game of a record, and its words for the people in it."""
    box = find_box(record.game)
    return box, Words(box, [seat.name for seat in record.seats])


def sentences(events: tuple[Event, ...], words: Words, seat: Seat | None) -> list[str]:
    """What a seat, or a spectator, was told."""
    return [words.event(event) for event in events if event.visible_to(seat)]


def transcript(record: Record, seat: Seat | None = None) -> Iterator[str]:
    """The whole game as lines of text."""
    game = record.rules()
    _, words = words_of(record)
    yield f"{words('title')} · {options_text(game)} · {len(record.seats)}"
    for number, each in enumerate(record.seats):
        yield f"  {number} {each.name}" + (f" ({each.bot})" if each.bot else "")
    yield ""
    for step in replay(record):
        first, *rest = sentences(step.events, words, seat) or [""]
        # A long joint move gets a line of its own.
        if len(step.text) > WIDTH:
            yield f"{step.number:>4}  {step.text}"
            first, rest = "", [first, *rest]
        else:
            yield f"{step.number:>4}  {step.text:<{WIDTH}} {first}".rstrip()
        for sentence in rest:
            yield f"{'':>{WIDTH + 6}} {sentence}"
    yield ""
    if record.result is None:
        yield shell("result-unfinished")
        return
    for number, each in enumerate(record.seats):
        rank, points = record.result.ranks[number], record.result.scores[number]
        yield f"{rank:>4}. {each.name:<20} {points:>4}"
