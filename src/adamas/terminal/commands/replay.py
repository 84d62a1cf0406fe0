"""`adamas replay`: a recorded game, told move by move."""

import argparse
import json

from rich.console import Console
from rich.text import Text

from adamas.core.codec import to_data
from adamas.core.game import AnyGame
from adamas.core.seat import Seat
from adamas.core.turn import Decide
from adamas.play.record import Record, Replayed, check, replay
from adamas.terminal.arguments import DONE, add_json, add_record
from adamas.terminal.drawing import drawing
from adamas.terminal.files import read_record
from adamas.terminal.refusal import refusal
from adamas.terminal.results import result_table
from adamas.terminal.transcript import sentences, words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    add_record(parser)
    parser.add_argument("--seat", type=int, metavar="N")
    parser.add_argument("--screens", action="store_true")
    parser.add_argument("--step", action="store_true")
    add_json(parser)


def run(console: Console, asked: argparse.Namespace) -> int:
    """Check the record first: nobody should watch half a game and then meet an error."""
    record = read_record(asked.record)
    check(record)
    if asked.seat is not None and asked.seat not in range(len(record.seats)):
        raise refusal("bad-seat", seat=asked.seat, last=len(record.seats) - 1)
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
            "move": _seen_text(step, game, seat),
            "events": [to_data(event) for event in step.events if event.visible_to(seat)],
            "screen": to_data(screen),
        }
        print(json.dumps(line, ensure_ascii=False))


def _seen_text(step: Replayed, game: AnyGame, seat: Seat | None) -> str | None:
    """The text of a move, of which a seat knows only its own part; the sentences tell the rest."""
    if seat is None:
        return step.text
    own = [part for part in step.text.split(" ") if part.startswith(f"{seat}:")]
    return own[0] if own and isinstance(game.turn(step.before), Decide) else None


def _tell(console: Console, record: Record, asked: argparse.Namespace) -> None:
    game = record.rules()
    box, words = words_of(record)
    for step in replay(record):
        text = _seen_text(step, game, asked.seat)
        told = [Text(sentence) for sentence in sentences(step.events, words, asked.seat)]
        for place, line in enumerate([Text(text, "cyan"), *told] if text else told):
            number = f"{step.number:>4} " if place == 0 else ""
            console.print(Text.assemble((f"{number:<6}", "dim"), line))
        if asked.screens and isinstance(game.turn(step.after), Decide):
            screen = game.show(game.observe(step.after, asked.seat), answered=False)
            console.print(drawing(box, screen, words))
        if asked.step:
            console.input()
    console.print(result_table(record.result, words))
