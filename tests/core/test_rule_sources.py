"""What a reader is told about a sentence: no more than the weakest of what it rests on."""

import pytest

from adamas.core.options import (
    ELSEWHERE,
    HOUSE,
    READING,
    RULING,
    SCREEN,
    Edition,
    Option,
    Settings,
    Source,
    in_every_rulebook,
    printed,
)
from adamas.core.rule_sources import Mark, On, Sentence, by, mark_of

OPTIONS = {
    each.name: each
    for each in (
        Option("share", {"all": printed("book", "other"), "card": ELSEWHERE, "none": HOUSE}, "X1"),
        Option("look", {"may": RULING, "must": READING}, "X2"),
        Option("stones", {"five": printed("book"), "six": printed("other"), "ten": HOUSE}, "X3"),
        Option("lamp", {"off": SCREEN, "on": SCREEN}, "X4"),
    )
}
BOOK = Edition("book")
OTHER = Edition("other", {"stones": "six"})
TOLD = Edition("told", {"share": "card", "stones": "six"}, described=True)
USUAL = {"share": "all", "look": "may", "stones": "five", "lamp": "off"}


def mark(sentence: Sentence, edition: Edition = BOOK, **changed: str) -> Mark | None:
    """The mark of a sentence in an edition with some options."""
    return mark_of(sentence, OPTIONS, edition, USUAL | dict(edition.settings) | changed)


@pytest.mark.parametrize(
    ("sentence", "edition", "changed", "meant"),
    [
        (by(Source.PRINTED), BOOK, {}, None),
        (by(Source.RULING), BOOK, {}, Mark(Source.RULING)),
        (by(Source.SCREEN, "lamp"), BOOK, {"lamp": "on"}, None),
        (by(Source.RULING, "lamp"), BOOK, {}, Mark(Source.RULING)),
        (by(Source.PRINTED, "share"), BOOK, {}, None),
        (
            by(Source.PRINTED, "share"),
            BOOK,
            {"share": "card"},
            Mark(Source.ELSEWHERE, (), ("share",)),
        ),
        (by(Source.PRINTED, "share"), BOOK, {"share": "none"}, Mark(Source.HOUSE, (), ("share",))),
        # What is printed can be changed, but the ruling in the same sentence cannot.
        (by(Source.RULING, "share"), BOOK, {}, Mark(Source.RULING)),
        (by(Source.RULING, "look"), BOOK, {}, Mark(Source.RULING, (), ("look",))),
        (
            by(Source.PRINTED, "share", "look"),
            BOOK,
            {"share": "none", "look": "must"},
            Mark(Source.HOUSE, (), ("share",)),
        ),
        # One edition's print is news to another.
        (by(Source.PRINTED, "stones"), OTHER, {}, None),
        (
            by(Source.PRINTED, "stones"),
            OTHER,
            {"stones": "five"},
            Mark(Source.ELSEWHERE, ("book",), ("stones",)),
        ),
        # Of what is known only from descriptions, these stand for the rulebook.
        (by(Source.PRINTED, "share", "stones"), TOLD, {}, None),
        (by(Source.ELSEWHERE), TOLD, {}, None),
        (by(Source.ELSEWHERE), BOOK, {}, Mark(Source.ELSEWHERE)),
        (
            by(Source.PRINTED, "share"),
            TOLD,
            {"share": "all"},
            Mark(Source.ELSEWHERE, ("book", "other"), ("share",)),
        ),
        (by(Source.PRINTED, "look"), TOLD, {}, Mark(Source.RULING, (), ("look",))),
        # Values that make the same sentence vouch for each other, if the edition prints one.
        (by(Source.PRINTED, On("stones", alike=("five", "six"))), BOOK, {"stones": "six"}, None),
        (
            by(Source.PRINTED, On("stones", alike=("six", "ten"))),
            BOOK,
            {"stones": "ten"},
            Mark(Source.HOUSE, (), ("stones",)),
        ),
    ],
)
def test_marks(
    sentence: Sentence, edition: Edition, changed: dict[str, str], meant: Mark | None
) -> None:
    assert mark(sentence, edition, **changed) == meant


def test_what_does_not_matter_marks_and_changes_nothing() -> None:
    def few(settings: Settings) -> bool:
        return settings["stones"] != "ten"

    on = On("look", where=few)
    assert mark(by(Source.PRINTED, on), look="must") == Mark(Source.READING, (), ("look",))
    assert mark(by(Source.PRINTED, on), look="must", stones="ten") is None
    ten = USUAL | {"stones": "ten"}
    assert on.changes(USUAL, USUAL | {"look": "must"})
    assert not on.changes(ten, ten | {"look": "must"})
    assert not on.changes(USUAL, ten)
    # It matters before, and the value is another one afterwards.
    assert on.changes(USUAL, ten | {"look": "must"})


def test_alike_values_make_no_difference() -> None:
    on = On("stones", alike=("five", "six"))
    assert not on.changes(USUAL, USUAL | {"stones": "six"})
    assert on.changes(USUAL, USUAL | {"stones": "ten"})


def test_every_rulebook_means_those_that_were_read() -> None:
    editions = (BOOK, OTHER, TOLD)
    assert in_every_rulebook(printed("book", "other"), editions)
    assert not in_every_rulebook(printed("book"), editions)
    assert not in_every_rulebook(ELSEWHERE, editions)
