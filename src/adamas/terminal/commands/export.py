"""`adamas export`: a recorded game in another form."""

import argparse
import csv
import io
import json
from collections.abc import Callable

from rich.console import Console

from adamas.core.codec import to_data
from adamas.core.turn import Chance
from adamas.play.move_text import parse_move
from adamas.play.record import Record, check, replay
from adamas.play.record_json import to_json
from adamas.terminal.arguments import DONE, add_record
from adamas.terminal.files import check_target, read_record, write_text
from adamas.terminal.transcript import transcript


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    add_record(parser)
    parser.add_argument(
        "--as",
        dest="form",
        default="text",
        choices=tuple(FORMS),
    )
    parser.add_argument("-o", "--output", metavar="FILE")
    parser.add_argument("--force", action="store_true")


def run(console: Console, asked: argparse.Namespace) -> int:  # noqa: ARG001 - plain output
    """Write the form that was asked for."""
    check_target(asked.output, asked.force)
    record = read_record(asked.record)
    check(record)
    text = FORMS[asked.form](record)
    if asked.output:
        write_text(asked.output, text)
    else:
        print(text, end="")
    return DONE


def _text(record: Record) -> str:
    return "\n".join(transcript(record)) + "\n"


def _csv(record: Record) -> str:
    game = record.rules()
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("number", "seat", "name", "move"))
    for step in replay(record):
        if isinstance(game.turn(step.before), Chance):
            writer.writerow((step.number, "", "", step.text))
            continue
        for seat, action in parse_move(game, step.text).items():
            writer.writerow((step.number, seat, record.seats[seat].name, action))
    return out.getvalue()


def _events(record: Record) -> str:
    lines = (
        json.dumps({"move": step.number, "event": to_data(event)}, ensure_ascii=False)
        for step in replay(record)
        for event in step.events
        if event.visible_to(None)
    )
    return "".join(f"{line}\n" for line in lines)


FORMS: dict[str, Callable[[Record], str]] = {
    "text": _text,
    "csv": _csv,
    "events": _events,
    "json": to_json,
}
