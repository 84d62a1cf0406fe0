"""Diamoniak: build the first castle and beware of the witches, 2 to 4 players."""

from collections.abc import Mapping

from adamas.core.box import Box
from adamas.core.first import who_begins
from adamas.games.diamoniak.bots import BOTS, FIELD
from adamas.games.diamoniak.editions import EDITIONS, FORMER, OPTIONS, TOLL
from adamas.games.diamoniak.rule_sources import SENTENCES
from adamas.games.diamoniak.rules import Diamoniak
from adamas.games.diamoniak.sketch import sketch
from adamas.games.diamoniak.tiny import tiny
from adamas.games.diamoniak.tutorial import TUTORIAL


def _facts(game: Diamoniak) -> Mapping[str, object]:
    """The numbers in the text of the rules."""
    rules = game.rules
    return {
        **game.settings,
        "edition": game.edition,
        "begins": who_begins(game.settings),
        "least_seats": game.seats[0],
        "most_seats": game.seats[-1],
        "cards": len(rules.deck()),
        "colours": len(rules.colours),
        "parts": rules.parts,
        "castle_cards": len(rules.colours) * rules.parts,
        "diamonds": rules.diamonds,
        "fairies": rules.fairies,
        "witches": rules.witches,
        "price": rules.price,
        "toll": TOLL,
    }


BOX = Box(
    name="diamoniak",
    package=__name__,
    seats=range(2, 5),
    age=5,
    minutes=15,
    editions=EDITIONS,
    options=OPTIONS,
    make=Diamoniak.from_box,
    tiny=tiny,
    bots=BOTS,
    casts={"field": FIELD},
    facts=_facts,
    sketch=sketch,
    chapter=lambda state: state.on_turn,
    secrets=False,
    default_seats=3,
    tutorial=TUTORIAL,
    sentences=SENTENCES,
    former=FORMER,
)
