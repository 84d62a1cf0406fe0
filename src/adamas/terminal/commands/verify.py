"""`adamas verify`: whether a recorded game holds."""

import argparse
import json

from rich.console import Console

from adamas.play.limits import limits
from adamas.play.recorded_dice import RepeatedDeal
from adamas.play.verify import SignatureCheck, verify
from adamas.terminal.arguments import DONE, NEGATIVE, add_json, add_record
from adamas.terminal.files import read_receipt, read_record
from adamas.terminal.verify_page import print_checks, print_limits, verify_data


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    add_record(parser)
    parser.add_argument("--receipt", metavar="FILE")
    add_json(parser)


def run(console: Console, asked: argparse.Namespace) -> int:
    """Print what holds and what does not."""
    receipt = read_receipt(asked.receipt) if asked.receipt else None
    record = read_record(asked.record)
    checks = verify(record, receipt, signature_check())
    told = limits(record, receipt, checks)
    if asked.json:
        print(json.dumps(verify_data(checks, told), indent=1, ensure_ascii=False))
    else:
        repeats = record.dice.table if isinstance(record.dice, RepeatedDeal) else None
        names = [seat.name for seat in record.seats]
        print_checks(console, checks, names, repeats)
        print_limits(console, told, names)
    return NEGATIVE if any(check.holds is False for check in checks) else DONE


def signature_check() -> SignatureCheck | None:
    """What checks signatures; None where the library for it is not installed."""
    try:
        from adamas.live.signing import is_signed
    except ImportError:
        return None
    return is_signed
