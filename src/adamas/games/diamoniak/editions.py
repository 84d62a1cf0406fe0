"""The printed editions of Diamoniak and the rulings that can be changed (RULES M1.1).

No two of the rulings contradict each other, so every combination of options can be played.
"""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.box import Variant
from adamas.core.first import first_seat_option
from adamas.core.options import Edition, Option
from adamas.games.diamoniak.cards import COLOURS, Card

TOLL = 3
"""RULES M3.6: cards that a witch takes."""

OPTIONS = (
    Option("payment", ("seller", "discard"), "M-A1", house=True),
    Option("buy", ("after_first_draw", "instead_of_drawing", "any_draw"), "M-A2"),
    Option("lost_colour", ("freed", "kept"), "M-A3", house=True),
    Option("fairy", ("optional", "automatic"), "M-A5", house=True),
    Option("reshuffle", ("when_needed", "when_empty"), "M-A6", house=True),
    Option("witches", ("7", "8"), "M-A7"),
    Option("odds", ("off", "on"), "M-A13", screen=True),
    first_seat_option(4, "M-A12"),
)

EDITIONS = (
    Edition("cs", source="Djeco, the Czech sheet"),
    Edition(
        "djeco",
        {"buy": "instead_of_drawing"},
        source="Djeco, sheets in other languages, public descriptions",
    ),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """An edition and its options as the rules use them."""

    colours: tuple[Card, ...] = COLOURS
    parts: int = 6
    """Parts of a castle: so many of each colour exist, and all are needed."""
    diamonds: int = 20
    fairies: int = 3
    witches: int = 7
    price: int = 3
    """Diamonds for a castle part (RULES M4.1)."""
    pays_seller: bool = True
    """Whether the seller gets the diamonds, or the discard pile does (RULES M-A1)."""
    buys_first: bool = False
    """Whether a purchase may take the place of the first draw (RULES M-A2)."""
    buys_later: bool = True
    """Whether a purchase may take the place of a further draw (RULES M-A2)."""
    frees_colour: bool = True
    """Whether a colour can be claimed anew once its castle is lost (RULES M-A3)."""
    fairy_optional: bool = True
    """Whether the owner of a fairy may spare it (RULES M-A5)."""
    shuffles_at_once: bool = False
    """Whether an empty pile is replaced before anybody needs it (RULES M-A6)."""
    odds_lamp: bool = False
    """Whether screens tell how likely the next card is a witch (RULES M-A13)."""
    seats: range = range(2, 5)

    def deck(self) -> Bag[Card]:
        """All cards of the game, in canonical order (RULES M1.1)."""
        counts = {
            **dict.fromkeys(self.colours, self.parts),
            Card.DIAMOND: self.diamonds,
            Card.FAIRY: self.fairies,
            Card.WITCH: self.witches,
        }
        return Bag.of((card, counts.get(card, 0)) for card in Card)


def ruleset(variant: Variant) -> Ruleset:
    """The rules of an edition with its options."""
    settings = variant.settings
    return Ruleset(
        witches=int(settings["witches"]),
        pays_seller=settings["payment"] == "seller",
        buys_first=settings["buy"] != "after_first_draw",
        buys_later=settings["buy"] != "instead_of_drawing",
        frees_colour=settings["lost_colour"] == "freed",
        fairy_optional=settings["fairy"] == "optional",
        shuffles_at_once=settings["reshuffle"] == "when_empty",
        odds_lamp=settings["odds"] == "on",
    )
