"""Nothing in a record can be bent: every kind of alteration, with a receipt and without one, by
`adamas verify` and by the browser's own check."""

from collections import Counter
from functools import cache

from adamas.play import receipt as receipts
from adamas.play import record_json
from adamas.play.receipt import Receipt
from tests.tampering import GAMES, Alteration, alterations, caught, party
from tests.test_browser_dice import ask

PROVEN = ("unproven", "unfinished", "no-ledger", "house", "late", "name")
"""What a check says when it cannot vouch for everything."""


@cache
def tried() -> tuple[Alteration, ...]:
    """Everything that is tried, in all games."""
    return tuple(each for game in GAMES for each in alterations(game))


@cache
def in_the_browser(kept: str) -> tuple[dict[str, object], ...]:
    """What the browser finds: without a receipt, with the last one, with an early one."""
    asked = []
    for each in tried():
        receipt = _receipt(each, kept)
        asked.append(["verdict", each.text, receipts.to_json(receipt) if receipt else None])
    return tuple(ask(*asked))


@cache
def in_python(kept: str) -> tuple[tuple[bool, tuple[str, ...]], ...]:
    """What `adamas verify` finds."""
    return tuple(caught(each.text, _receipt(each, kept)) for each in tried())


def _receipt(each: Alteration, kept: str) -> Receipt | None:
    return {"": None, "last": each.party.last, "early": each.party.early}[kept]


def counted() -> dict[str, list[int]]:
    """By kind: how many were tried, and caught by whom."""
    found: dict[str, Counter[str]] = {}
    for place, each in enumerate(tried()):
        kind = f"{each.kind}{', worked out anew' if each.anew and 'anew' not in each.kind else ''}"
        counts = found.setdefault(kind, Counter())
        counts["tried"] += 1
        for kept in ("", "last"):
            counts[f"python {kept}"] += in_python(kept)[place][0]
            counts[f"browser {kept}"] += bool(in_the_browser(kept)[place]["caught"])
    columns = ("tried", "python ", "browser ", "python last", "browser last")
    return {kind: [counts[each] for each in columns] for kind, counts in sorted(found.items())}


def names(missed: list[Alteration]) -> list[tuple[str, bool, str]]:
    """For messages."""
    return [(each.kind, each.anew, each.record.game) for each in missed]


def test_what_was_played_holds() -> None:
    for game in GAMES:
        found = party(game)
        text = record_json.to_json(found.record)
        for receipt in (found.last, found.early):
            assert caught(text, receipt) == (False, ())
            (answer,) = ask(["verdict", text, receipts.to_json(receipt)])
            assert answer == {"caught": False, "first": None, "limits": []}
        assert caught(text, None) == (False, ("house",))


def test_with_a_receipt_everything_is_caught() -> None:
    for kept in ("last", "early"):
        results = zip(tried(), in_python(kept), in_the_browser(kept), strict=True)
        missed = [(each, here[0], there["caught"]) for each, here, there in results]
        assert names([each for each, here, _ in missed if not here]) == []
        assert names([each for each, _, there in missed if not there]) == []
    assert len(tried()) > 400


def test_without_one_what_is_not_caught_is_said_to_be_unproven() -> None:
    for each, (here, told), there in zip(tried(), in_python(""), in_the_browser(""), strict=True):
        assert here or set(told) & set(PROVEN), names([each])
        assert there["caught"] or set(there["limits"]) & set(PROVEN), names([each])  # type: ignore[call-overload]


def test_as_they_are_nearly_all_are_caught_without_one() -> None:
    """All but an old format, and a name that is passed off as forgotten."""
    results = zip(tried(), in_python(""), in_the_browser(""), strict=True)
    missed = [
        each for each, here, there in results if not each.anew and not (here[0] and there["caught"])
    ]
    assert {each.kind for each in missed} <= {"format"}


def test_a_record_that_is_cut_short_says_so() -> None:
    results = zip(tried(), in_python(""), in_the_browser(""), strict=True)
    for each, (here, told), there in results:
        if each.kind == "cut in half":
            assert here or "unfinished" in told
            assert there["caught"] or "unfinished" in there["limits"]  # type: ignore[operator]
