"""`adamas play`: a game in the terminal against bots."""

import argparse
import getpass

from rich.console import Console
from rich.text import Text

from adamas.bots.roster import level
from adamas.core.box import Box
from adamas.core.catalogue import box as find_box
from adamas.core.catalogue import shelf
from adamas.core.errors import Malformed
from adamas.core.game import AnyGame
from adamas.locale.shell import shell
from adamas.locale.words import Words
from adamas.play import receipt as receipts
from adamas.play import record_json
from adamas.play.dice import Deal
from adamas.play.names import checked_name
from adamas.play.record import deal_of, record_of
from adamas.terminal.arguments import DONE, NEGATIVE, add_rules, opened
from adamas.terminal.asker import Quit
from adamas.terminal.files import check_target, read_record, write_text
from adamas.terminal.refusal import refusal
from adamas.terminal.session import Session, SessionPlan
from adamas.terminal.stage import Stage
from adamas.terminal.typed_choice import understand

USUAL_LEVEL = 2
"""Who sits at the other seats unless somebody says otherwise."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", metavar="GAME", nargs="?")
    add_rules(parser)
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument(
        "--bots",
        metavar="SPEC",
        action="append",
    )
    parser.add_argument(
        "--name",
        action="append",
    )
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--record", metavar="FILE")
    parser.add_argument("--receipt", metavar="FILE")
    parser.add_argument("--deal", metavar="RECORD")
    parser.add_argument("--seed")
    parser.add_argument("--force", action="store_true")


def run(console: Console, asked: argparse.Namespace) -> int:
    """Play to the end, or until the person leaves; write what was asked for in any case."""
    check_target(asked.record, asked.force)
    check_target(asked.receipt, asked.force)
    if asked.record and asked.record == asked.receipt:
        raise refusal("bad-same-file")
    if asked.receipt and (asked.watch or asked.deal):
        raise refusal("bad-receipt")
    box = _box(console, asked)
    game = opened(box, asked.edition, asked.option)
    stage = Stage(console)
    session = Session(box, game, _invitation(box, game, asked), stage)
    _keep_receipt(session, asked.receipt)
    with stage.open():
        try:
            session.play()
            code = DONE
        except Quit:
            code = NEGATIVE
    # Files first: whoever reads our output may have gone. The receipt knows the end by now.
    _keep_receipt(session, asked.receipt)
    if asked.record:
        write_text(asked.record, record_json.to_json(record_of(session.table)))
    session.print_end()
    for message, file in (("play-receipt", asked.receipt), ("play-recorded", asked.record)):
        if file:
            console.print(Text(shell(message, file=file)))
    return code


def _keep_receipt(session: Session, path: str | None) -> None:
    """Write down how far the ledger has come."""
    if path and session.receipt:
        write_text(path, receipts.to_json(session.receipt))


def _box(console: Console, asked: argparse.Namespace) -> Box:
    """The game that was named, that of the deal to be repeated, or the one that is picked now."""
    if asked.game:
        return find_box(asked.game)
    return find_box(read_record(asked.deal).game) if asked.deal else _ask_for_game(console)


def _people(asked: argparse.Namespace) -> tuple[str, ...]:
    """The people who sit down, each with a name of their own."""
    names = tuple(checked_name(name) for name in asked.name or (_own_name(),))
    if len(set(names)) < len(names):
        raise refusal("bad-same-name")
    if asked.seats is not None and len(names) > asked.seats:
        raise refusal("bad-names", names=len(names), seats=asked.seats)
    return () if asked.watch else names


def _invitation(box: Box, game: AnyGame, asked: argparse.Namespace) -> SessionPlan:
    people = _people(asked)
    return SessionPlan(
        seats=max(box.usual_seats(game), len(people)) if asked.seats is None else asked.seats,
        people=people,
        bots=tuple(asked.bots or (level(box, USUAL_LEVEL).name,)),
        seed=asked.seed,
        deal=_deal(box, asked.deal) if asked.deal else None,
    )


def _deal(box: Box, path: str) -> Deal:
    record = read_record(path)
    if record.game != box.name:
        raise refusal("bad-deal", path=path, game=record.game)
    return deal_of(record)


def _ask_for_game(console: Console) -> Box:
    """Let a newcomer pick from the shelf."""
    names = tuple(shelf())
    while True:
        console.print(Text(shell("play-choose-game"), style="bold"))
        for number, name in enumerate(names, start=1):
            words = Words(find_box(name), ())
            line = Text.assemble((f" {number} ", "bold"), (words("title"), "bright_red"))
            console.print(line.append(f"  {words('tagline')}"))
        try:
            typed = Stage(console).ask(">")
            if typed.lower() in ("q", "quit"):
                raise EOFError
            return find_box(understand(typed, names))
        except Malformed as error:
            console.print(Text(str(error), style="red"))


def _own_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        return shell("play-guest")
