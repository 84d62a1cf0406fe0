"""What stands behind each sentence of `rules.ftl`, and the options that change it.

Figures stand here if an option changes what is written below them.
"""

from adamas.core.options import Settings, Source
from adamas.core.rule_sources import On, by

PRINTED, RULING, SCREEN = Source.PRINTED, Source.RULING, Source.SCREEN


def _relics(settings: Settings) -> bool:
    return settings["relics"] != "none"


def _joining(settings: Settings) -> bool:
    return settings["relics"] == "one_per_expedition"


def _in_order(settings: Settings) -> bool:
    return _joining(settings) and settings["relic_values"] == "5-7-8-10-12"


def _by_order(settings: Settings) -> bool:
    return _relics(settings) and settings["relic_values"] == "5-5-5-10-10"


RELICS = On("relics", alike=("all_in_deck", "one_per_expedition"))
"""There are relics, or there are none."""

SENTENCES = {
    "D1-1": by(PRINTED, "expeditions", "unofficial_seats"),
    # No rulebook lists the values.
    "D1-2": by(Source.ELSEWHERE),
    "D1-3": by(PRINTED),
    "D1-4": by(PRINTED, RELICS),
    "D1-5": by(PRINTED),
    "D1-6": by(PRINTED),
    "D3-1": by(PRINTED, On("relics", alike=("one_per_expedition", "none"))),
    "D3-2": by(
        PRINTED,
        "relics",
        On("relic_values", where=_joining),
        On("relic_order", where=_in_order),
    ),
    "D4-1": by(PRINTED),
    "D4-2": by(PRINTED),
    "D4-3": by(PRINTED),
    "D4-4": by(PRINTED),
    "D4-5": by(PRINTED),
    "D4-6": by(PRINTED, RELICS),
    "D4-7": by(PRINTED),
    "D-A15": by(RULING),
    "D4-8": by(PRINTED, "leftover", RELICS),
    "D4-9": by(PRINTED),
    "D5-1": by(PRINTED),
    "D5-2": by(PRINTED, RELICS),
    "D5-3": by(PRINTED),
    "D5-4": by(PRINTED),
    "D5-5": by(PRINTED, "expeditions"),
    "D6-1": by(PRINTED, RELICS),
    "D6-2": by(
        PRINTED,
        RELICS,
        On("relic_values", where=_relics),
        On("relic_counter", where=_by_order),
        On("relic_batch", where=_by_order),
    ),
    "D-A11": by(PRINTED, "tie"),
    "D7-2": by(PRINTED),
    "D-A7": by(PRINTED),
    "D-A12": by(SCREEN, "chests"),
    "D-A16": by(PRINTED, "unofficial_seats"),
    "D-A18": by(PRINTED, On("first_seat", alike=tuple("01234567"))),
    "figure-relics": by(PRINTED, On("relic_values", where=_relics)),
    "figure-leaving": by(PRINTED, "leftover"),
    "figure-leaving-alt": by(PRINTED, RELICS),
    "figure-leaving-alone": by(PRINTED, RELICS),
    "figure-leaving-together": by(PRINTED, RELICS),
    "figure-worth": by(
        PRINTED, On("relic_counter", where=_by_order), On("relic_batch", where=_by_order)
    ),
}
