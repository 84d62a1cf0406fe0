"""What stands behind each sentence of `rules.ftl`, and the options that change it.

Figures stand here if an option changes what is written below them.
"""

from adamas.core.options import Settings, Source
from adamas.core.rule_sources import On, by

PRINTED, RULING = Source.PRINTED, Source.RULING


def _sparing(settings: Settings) -> bool:
    return settings["fairy"] == "optional"


SENTENCES = {
    "M5-1": by(PRINTED, "win"),
    "M1-1": by(PRINTED, "witches"),
    "M1-2": by(PRINTED),
    "M1-3": by(PRINTED),
    "M-A12": by(PRINTED, On("first_seat", alike=("1", "2", "3"))),
    "M1-4": by(PRINTED),
    "M2-2": by(PRINTED, "witch", On("buy", alike=("instead_of_drawing", "any_draw"))),
    "M2-1": by(PRINTED, "buy"),
    "M2-3": by(PRINTED, "reshuffle"),
    "M3-1": by(PRINTED),
    "M-A4": by(RULING, "lost_colour"),
    "M3-2": by(PRINTED),
    "M3-3": by(PRINTED),
    "M3-4": by(PRINTED),
    "M3-5": by(PRINTED),
    "M3-6": by(PRINTED, "witch", "fairy", On("fairy_given", where=_sparing)),
    "M-A5": by(PRINTED, "fairy"),
    "M-A3": by(PRINTED, "lost_colour"),
    # That the buyer chooses the seller is ours.
    "M4-1": by(RULING),
    "M4-2": by(PRINTED),
    "M-A1": by(PRINTED, "payment"),
    "M-A10": by(RULING),
    "figure-kinds": by(PRINTED, "witches"),
    "figure-buying": by(PRINTED, "payment"),
}
