"""`adamas verify`: what holds of a record's dice, line by line."""

from typing import Any

from rich.console import Console
from rich.text import Text

from adamas.locale.shell import shell
from adamas.play.verify import Check

RECEIPT, CARD, STACK = "receipt", "move", "stack"


HEADINGS = {
    "verify-commitments": "",
    "verify-stacks": STACK,
    "verify-cards": CARD,
    "verify-receipt": RECEIPT,
}


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


def print_checks(console: Console, checks: tuple[Check, ...], repeats: str | None) -> None:
    """Each commitment, stack and card, and the verdict. `repeats`: whose deal was dealt again."""
    sorted_out: dict[str, list[Check]] = {RECEIPT: [], CARD: [], STACK: [], "": []}
    for check in checks:
        kind = next(kind for kind in sorted_out if check.what.startswith(kind))
        sorted_out[kind].append(check)
    for heading, kind in HEADINGS.items():
        if sorted_out[kind]:
            console.print(Text(shell(heading), style="bold"))
        for check in sorted_out[kind]:
            console.print(_line(check))
    if repeats:
        console.print(Text(shell("verify-repeat", table=repeats), style="yellow"))
    commitments = len(sorted_out[""]) + len(sorted_out[RECEIPT])
    console.print(_verdict(checks, commitments, len(sorted_out[CARD])))


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
