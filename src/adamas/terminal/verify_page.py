"""`adamas verify`: what holds of a record's dice, line by line."""

from typing import Any

from rich.console import Console
from rich.text import Text

from adamas.locale.shell import shell
from adamas.play.verify import Check

RECEIPT, CARD = "receipt", "move"


def verify_data(checks: tuple[Check, ...]) -> dict[str, Any]:
    """The same for programs."""
    return {
        "holds": all(check.holds is not False for check in checks),
        "checks": [
            {"what": check.what, "holds": check.holds}
            | ({"found": check.found} if check.holds is False else {})
            for check in checks
        ],
    }


def print_checks(console: Console, checks: tuple[Check, ...]) -> None:
    """Each commitment, each card, and the verdict."""
    cards = [check for check in checks if check.what.startswith(CARD)]
    receipt = [check for check in checks if check.what.startswith(RECEIPT)]
    others = [check for check in checks if check not in cards and check not in receipt]
    groups = (("verify-commitments", others), ("verify-cards", cards), ("verify-receipt", receipt))
    for heading, group in groups:
        if group:
            console.print(Text(shell(heading), style="bold"))
        for check in group:
            console.print(_line(check))
    console.print(_verdict(checks, len(others) + len(receipt), len(cards)))


def _line(check: Check) -> Text:
    if check.holds is None:
        return Text.assemble(f"  ? {check.what}: ", (shell("verify-open"), "yellow"))
    if check.holds:
        return Text.assemble(f"  ✓ {check.what}: ", (shell("verify-holds"), "green"))
    failure = shell("verify-fails", found=check.found)
    return Text.assemble(f"  ✗ {check.what}: ", (failure, "bold red"))


def _verdict(checks: tuple[Check, ...], commitments: int, cards: int) -> Text:
    bad = [check for check in checks if check.holds is False]
    unpublished = sum(check.holds is None for check in checks)
    if bad:
        return Text(shell("verify-bad", count=len(bad), first=bad[0].what), style="bold red")
    if unpublished:
        return Text(shell("verify-partly", open=unpublished), style="yellow")
    return Text(shell("verify-good", commitments=commitments, cards=cards), style="bold green")
