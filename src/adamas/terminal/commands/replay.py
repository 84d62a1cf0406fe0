"""`adamas replay`: a recorded game, told move by move."""

import argparse
import json

from rich.console import Console
from rich.text import Text

from adamas.core.codec import to_data
from adamas.core.errors import BadOption
from adamas.core.seat import Seat
from adamas.core.turn import Decide
from adamas.play.record import Record, check, replay
from adamas.terminal.asked import DONE, add_json, add_record
from adamas.terminal.drawing import drawing
from adamas.terminal.files import read_record
from adamas.terminal.results import result_table
from adamas.terminal.transcript import sentences, words_of

SUMMARY = "tell a recorded game move by move"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    add_record(parser)
    parser.add_argument("--seat", type=int, metavar="N", help="as this seat saw it")
    parser.add_argument("--screens", action="store_true", help="draw the table at each decision")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each move")
    add_json(parser, "one JSON object a line for each move")


def run(console: Console, asked: argparse.Namespace) -> int:
    """Check the record first: nobody should watch half a game and then meet an error."""
    record = read_record(asked.record)
    check(record)
    if asked.seat is not None and asked.seat not in range(len(record.seats)):
        raise BadOption(
            f"There is no seat {asked.seat}; the seats are 0 to {len(record.seats) - 1}."
        )
    if asked.json:
        _print_json(record, asked.seat)
    else:
        _tell(console, record, asked)
    return DONE


def _print_json(record: Record, seat: Seat | None) -> None:
    game = record.rules()
    for step in replay(record):
        screen = game.show(game.observe(step.after, seat), answered=False)
        line = {
            "number": step.number,
            "move": step.text,
            "events": [to_data(event) for event in step.events if event.visible_to(seat)],
            "screen": to_data(screen),
        }
        print(json.dumps(line, ensure_ascii=False))


def _tell(console: Console, record: Record, asked: argparse.Namespace) -> None:
    game = record.rules()
    box, words = words_of(record)
    for step in replay(record):
        console.print(Text.assemble((f"{step.number:>4} ", "dim"), (step.text, "cyan")))
        for sentence in sentences(step.events, words, asked.seat):
            console.print(Text(f"      {sentence}"))
        if asked.screens and isinstance(game.turn(step.after), Decide):
            screen = game.show(game.observe(step.after, asked.seat), answered=False)
            console.print(drawing(box, screen, words))
        if asked.step:
            console.input()
    console.print(result_table(record.result, words))
