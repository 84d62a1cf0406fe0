"""Diamant: push your luck in a cave, 3 to 8 players."""

from collections.abc import Mapping

from adamas.core.box import Box
from adamas.games.diamant.bots import BOTS, FIELD
from adamas.games.diamant.editions import EDITIONS, OPTIONS
from adamas.games.diamant.rule_sources import SENTENCES
from adamas.games.diamant.rules import Diamant, worth_by_order
from adamas.games.diamant.sketch import sketch
from adamas.games.diamant.tiny import tiny
from adamas.games.diamant.tutorial import TUTORIAL


def _facts(game: Diamant) -> Mapping[str, object]:
    """The numbers in the text of the rules."""
    rules = game.rules
    return {
        **game.settings,
        "edition": game.edition,
        "least_seats": game.seats[0],
        "most_seats": game.seats[-1],
        "treasure_cards": len(rules.treasures),
        "treasure_values": ", ".join(map(str, rules.treasures)),
        "treasures": rules.treasures,
        "traps": rules.traps,
        "trap_copies": rules.trap_copies,
        "trap_cards": len(rules.traps) * rules.trap_copies,
        "relic_cards": rules.relics,
        "relics_in_deck": "joining" if rules.relics_join else "all" if rules.relics else "none",
        "relic_values": "printed" if rules.printed_values else "by_order",
        "printed_values": ", ".join(map(str, rules.printed_values or ())),
        "joining_values": ", ".join(
            str(relic.value) for relic in rules.relic_cards() if relic.value is not None
        ),
        "relic_worth": rules.printed_values or worth_by_order(rules.relics),
        "expeditions": rules.expeditions,
    }


BOX = Box(
    name="diamant",
    package=__name__,
    seats=range(3, 9),
    age=8,
    minutes=30,
    editions=EDITIONS,
    options=OPTIONS,
    make=Diamant.from_box,
    tiny=tiny,
    bots=BOTS,
    casts={"field": FIELD},
    facts=_facts,
    sketch=sketch,
    chapter=lambda state: state.expedition,
    designers=("Alan R. Moon", "Bruno Faidutti"),
    default_seats=4,
    tutorial=TUTORIAL,
    sentences=SENTENCES,
)
