"""The rules of Gnomes with a tile set of one's own."""

from adamas.core.options import Source
from adamas.games.gnomes import BOX
from adamas.locale.words import bundle, format_message, message_ids

OWN = "I:lantern-0*36;II:torch-1*18;III:plain-2*17,snow-white*1"


def read(**options: str) -> dict[str, str]:
    """The rules as a player reads them, with the words of their figures that need no counting."""
    facts = BOX.facts(BOX.open(options=options))
    made = bundle(BOX.package, "en", "rules.ftl", "figures.ftl")
    ids = {*message_ids(BOX.package, "en", "rules.ftl"), *BOX.sentences}
    return {each: format_message(made, each, facts) for each in ids}


def test_it_changes_only_what_depends_on_the_tiles() -> None:
    usual, own = read(), read(tiles=OWN)
    changed = {message for message, text in usual.items() if own[message] != text}
    depending = {
        message
        for message, sentence in BOX.sentences.items()
        if any(on.option == "tiles" for on in sentence.depends)
    }
    assert {"G1-2", "G1-3", "G8-2", "G5-1", "G-A11", "G5-2", "G5-3", "G5-4"} <= changed <= depending


def test_its_numbers_are_a_house_rule() -> None:
    usual, own = BOX.marks(BOX.open()), BOX.marks(BOX.open(options={"tiles": OWN}))
    assert usual["G1-3"].source is Source.RULING
    assert own["G1-3"].source is Source.HOUSE
    assert "G1-2" not in usual
    assert own["G1-2"].options == ("tiles",)


def test_what_is_not_in_the_set_is_not_spoken_of() -> None:
    """Whatever a sentence says about special tiles, there are none."""
    own = read(tiles=OWN)
    assert not any(own[message].strip() for message in ("G5-1", "G5-2", "G-A10", "G5-3", "G5-4"))
    assert own["G-A11"].startswith("Special tiles")


def test_an_explosion_may_cost_what_went_up() -> None:
    for message in ("G4-2", "G5-4", "figure-carts"):
        assert read()[message] != read(explosion="any")[message]
    assert "safe" in read()["figure-carts"]
    assert "safe" not in read(explosion="any")["figure-carts"]
