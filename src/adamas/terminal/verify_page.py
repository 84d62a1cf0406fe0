"""`adamas verify`: what holds of a record, line by line, and what cannot be told."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.text import Text

from adamas.locale.shell import shell
from adamas.play.limits import Limit
from adamas.play.verify import Check, Kind

HEADINGS: dict[str, tuple[Kind, ...]] = {
    "verify-commitments": ("secret", "entropy"),
    "verify-ledger": ("opening", "start", "move", "change", "over", "signature"),
    "verify-stacks": ("stack",),
    "verify-cards": ("card", "record"),
    "verify-receipt": ("receipt",),
}


def verify_data(checks: Sequence[Check], told: Sequence[Limit]) -> dict[str, Any]:
    """The same for programs."""
    return {
        "holds": all(check.holds is not False for check in checks),
        "checks": [asdict(check) for check in checks],
        "limits": [asdict(limit) for limit in told],
    }


def print_limits(console: Console, told: Sequence[Limit], names: Sequence[str]) -> None:
    """What cannot be told, however well everything holds."""
    for limit in told:
        name = names[limit.number] if limit.kind == "name" else limit.name
        sentence = shell(f"verify-limit-{limit.kind}", number=limit.number, name=name)
        console.print(Text(sentence, style="yellow"), soft_wrap=True)


def print_checks(
    console: Console, checks: Sequence[Check], names: Sequence[str], repeats: str | None
) -> None:
    """Each commitment, stack and card, and the verdict. `repeats`: whose deal was dealt again."""
    for heading, kinds in HEADINGS.items():
        found = [check for check in checks if check.kind in kinds]
        if found:
            console.print(Text(shell(heading), style="bold"))
        for check in found:
            console.print(_line(check, names))
    if repeats:
        console.print(Text(shell("verify-repeat", table=repeats), style="yellow"))
    console.print(_verdict(checks, names))


def _line(check: Check, names: Sequence[str]) -> Text:
    if check.holds is None:
        mark, found, style = "?", shell("verify-open"), "yellow"
    elif check.holds:
        mark, found, style = "✓", shell("verify-holds"), "green"
    else:
        fault = shell(f"verify-fault-{check.fault}", due=check.due)
        mark, found, style = "✗", shell("verify-fails", found=fault), "bold red"
    line = Text(f"  {mark} {shell('verify-line', about=_about(check, names), found=found)}")
    line.stylize(style, len(line) - len(found))
    return line


def _about(check: Check, names: Sequence[str]) -> str:
    """What was checked, in words. Cards are written as in the record."""
    match check.kind:
        case "secret":
            return shell("verify-about-secret", number=check.number + 1)
        case "entropy":
            return shell("verify-about-entropy", name=names[check.number])
        case kind:
            return shell(f"verify-about-{kind}", number=check.number, name=check.name)


def _verdict(checks: Sequence[Check], names: Sequence[str]) -> Text:
    bad = [check for check in checks if check.holds is False]
    unpublished = sum(check.holds is None for check in checks)
    if bad:
        first = _about(bad[0], names)
        return Text(shell("verify-bad", count=len(bad), first=first), style="bold red")
    if unpublished:
        return Text(shell("verify-partly", open=unpublished), style="yellow")
    cards = sum(check.kind == "card" for check in checks)
    commitments = sum(check.kind in ("secret", "entropy", "receipt") for check in checks)
    return Text(shell("verify-good", commitments=commitments, cards=cards), style="bold green")
