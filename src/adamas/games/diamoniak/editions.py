"""The printed editions of Diamoniak and the rulings that can be changed (RULES M1.1)."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.box import Variant
from adamas.core.errors import BadOption
from adamas.core.first import first_seat_option
from adamas.core.options import (
    ELSEWHERE,
    READING,
    RULING,
    SCREEN,
    Edition,
    Option,
    printed,
)
from adamas.games.diamoniak.cards import COLOURS, Card

TOLL = 3
"""RULES M3.6: cards that a witch takes."""

OPTIONS = (
    Option("payment", {"seller": RULING, "discard": READING}, "M-A1"),
    Option(
        "buy",
        {
            "after_first_draw": printed("cs"),
            "instead_of_drawing": printed("djeco"),
            "any_draw": READING,
        },
        "M-A2",
    ),
    Option("lost_colour", {"kept": RULING, "freed": ELSEWHERE}, "M-A3"),
    Option("win", {"own_colour": printed("cs", "djeco"), "any_colour": READING}, "M5.1"),
    Option("witch", {"ends_turn": printed("cs", "djeco"), "turn_goes_on": READING}, "M3.6"),
    Option("fairy", {"optional": printed("cs", "djeco"), "automatic": ELSEWHERE}, "M-A5"),
    Option("fairy_given", {"allowed": RULING, "kept_back": READING}, "M-A5"),
    Option("reshuffle", {"when_needed": RULING, "when_empty": READING}, "M-A6"),
    Option("witches", {"7": printed("cs", "djeco"), "8": ELSEWHERE}, "M-A7"),
    Option("odds", {"off": SCREEN, "on": SCREEN}, "M-A13"),
    first_seat_option(4, "M-A12"),
)

EDITIONS = (
    Edition("cs", source="Djeco, the Czech sheet"),
    Edition(
        "djeco",
        {"buy": "instead_of_drawing"},
        source="Djeco, sheets in other languages, public descriptions",
        described=True,
    ),
)

FORMER = ({"lost_colour": "freed"},)
"""Version 1 of the rules freed a lost colour in both editions."""


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
    frees_colour: bool = False
    """Whether a colour can be claimed anew once its castle is lost (RULES M-A3)."""
    any_colour_wins: bool = False
    """Whether all parts of a colour win, also if it is not the own one (RULES M5.1)."""
    witch_ends_turn: bool = True
    """Whether a turn is over when a witch was answered (RULES M3.6)."""
    fairy_optional: bool = True
    """Whether the owner of a fairy may spare it (RULES M-A5)."""
    gives_fairies: bool = True
    """Whether a fairy can be among the cards that a witch gets (RULES M-A5)."""
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
    """The rules of an edition with its options; BadOption for options that do not go together."""
    settings = variant.settings
    _refuse_nonsense(variant)
    return Ruleset(
        witches=int(settings["witches"]),
        pays_seller=settings["payment"] == "seller",
        buys_first=settings["buy"] != "after_first_draw",
        buys_later=settings["buy"] != "instead_of_drawing",
        frees_colour=settings["lost_colour"] == "freed",
        any_colour_wins=settings["win"] == "any_colour",
        witch_ends_turn=settings["witch"] == "ends_turn",
        fairy_optional=settings["fairy"] == "optional",
        gives_fairies=settings["fairy_given"] == "allowed",
        shuffles_at_once=settings["reshuffle"] == "when_empty",
        odds_lamp=settings["odds"] == "on",
    )


def _refuse_nonsense(variant: Variant) -> None:
    """RULES M-A5: where fairies act by themselves, nobody with a fairy ever gives cards."""
    settings = variant.settings
    if settings["fairy"] == "automatic" and settings["fairy_given"] == "kept_back":
        raise BadOption(
            "`fairy_given=kept_back` is about fairies that were spared, "
            "but here every fairy acts by itself. Set `fairy=optional`."
        )
