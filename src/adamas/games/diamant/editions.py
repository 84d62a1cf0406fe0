"""The printed editions of Diamant and the rulings that can be changed (RULES D2)."""

from dataclasses import dataclass

from adamas.core.box import Variant
from adamas.core.errors import BadOption
from adamas.core.first import first_seat_option
from adamas.core.options import (
    ELSEWHERE,
    HOUSE,
    READING,
    RULING,
    SCREEN,
    Edition,
    Option,
    printed,
)
from adamas.games.diamant.cards import Card, Relic, Trap, Treasure

# RULES D1.2: the treasure cards of the printed editions.
TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
# RULES D-A17: the deck of a well-known online version lacks the 17.
TREASURES_14 = TREASURES[:-1]

# RULES D1.3: the names differ, nothing else does.
TRAPS = ("spider", "snake", "lava", "boulder", "ram")
TRAPS_2005 = ("snake", "scorpion", "rockslide", "gas", "explosion")
TRAPS_INCAN = ("spider", "mummy", "fire", "snake", "rockfall")

RELICS = 5
PRINTED = (5, 7, 8, 10, 12)
"""RULES D2: relic values where they are printed, in ascending order."""

BOOKS = ("iello2016", "lavka", "lavka_relics")
"""The editions whose rulebooks we have; the others are known from public descriptions."""

OPTIONS = (
    Option(
        "relics",
        {
            "all_in_deck": printed("iello2016"),
            "one_per_expedition": printed("lavka_relics"),
            "none": printed("lavka"),
        },
        "D2",
    ),
    Option(
        "relic_values",
        {"5-5-5-10-10": printed("iello2016"), "5-7-8-10-12": printed("lavka_relics")},
        "D2",
    ),
    Option("leftover", {"pooled": printed(*BOOKS), "per_card": ELSEWHERE}, "D-A1"),
    Option("relic_counter", {"taken": printed("iello2016"), "revealed": ELSEWHERE}, "D-A2"),
    Option("relic_batch", {"each": RULING, "by_first": READING}, "D6.2"),
    Option("relic_order", {"ascending": printed("lavka_relics"), "descending": READING}, "D3.2"),
    Option("tie", {"shared": printed(*BOOKS), "relics_then_shared": ELSEWHERE}, "D-A11"),
    Option("chests", {"hidden": SCREEN, "open": SCREEN}, "D-A12"),
    Option("odds", {"off": SCREEN, "on": SCREEN}, "D-A19"),
    Option("expeditions", {"5": printed(*BOOKS), **dict.fromkeys("12346789", HOUSE)}, "D7.3"),
    Option("unofficial_seats", {"off": printed(*BOOKS), "on": HOUSE}, "D-A16"),
    first_seat_option(8, "D-A18"),
)

EDITIONS = (
    Edition(
        "iello2016",
        data={"treasures": TREASURES, "traps": TRAPS},
        source="IELLO 2016, the French and the Serbian rulebook",
    ),
    Edition(
        "lavka",
        {"relics": "none"},
        data={"treasures": TREASURES, "traps": TRAPS},
        source="Lavka Games, the Russian rulebook, basic game",
    ),
    Edition(
        "lavka_relics",
        {"relics": "one_per_expedition", "relic_values": "5-7-8-10-12"},
        data={"treasures": TREASURES, "traps": TRAPS},
        source="Lavka Games, the Russian rulebook, variant with relics",
    ),
    Edition(
        "schmidt2005",
        {"relics": "none"},
        data={"treasures": TREASURES, "traps": TRAPS_2005},
        source="Schmidt 2005, public descriptions",
        described=True,
    ),
    Edition(
        "incan_gold",
        {"relics": "one_per_expedition", "tie": "relics_then_shared"},
        data={"treasures": TREASURES, "traps": TRAPS_INCAN},
        source="Incan Gold, Sunriver 2006 and later, public descriptions",
        described=True,
    ),
    Edition(
        "online14",
        {
            "relics": "one_per_expedition",
            "relic_values": "5-7-8-10-12",
            "tie": "relics_then_shared",
        },
        data={"treasures": TREASURES_14, "traps": TRAPS_INCAN},
        source="a well-known online version, public descriptions",
        described=True,
    ),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """An edition and its options as the rules use them."""

    treasures: tuple[int, ...] = TREASURES
    traps: tuple[str, ...] = TRAPS
    trap_copies: int = 3
    relics: int = RELICS
    """Relics in the box; 0 where none are used."""
    relics_join: bool = False
    """Whether one relic joins the deck before every expedition, rather than all at the start."""
    printed_values: tuple[int, ...] | None = None
    """The relics' printed values, or None if their order decides what they are worth."""
    pooled: bool = True
    """Whether leavers divide all rubies on the path together, or card by card (RULES D-A1)."""
    count_revealed: bool = False
    """Whether relics are counted when they are revealed, not when they are taken (RULES D-A2)."""
    batch_by_first: bool = False
    """Whether relics taken in one go are all worth what the first of them is (RULES D6.2)."""
    relics_descend: bool = False
    """Whether the relic with the highest printed value joins the deck first (RULES D3.2)."""
    relics_break_ties: bool = False
    open_chests: bool = False
    odds_lamp: bool = False
    expeditions: int = 5
    seats: range = range(3, 9)

    def relic_cards(self) -> tuple[Relic, ...]:
        """The relics in the order in which they are shuffled in (RULES D3.2, D-A4)."""
        values = self.printed_values or (None,) * self.relics
        relics = tuple(Relic(value) for value in values[: self.relics])
        return relics[::-1] if self.relics_descend else relics

    def cards(self) -> tuple[Card, ...]:
        """Every kind of card, in canonical order: treasures, traps, relics."""
        treasures = (Treasure(value) for value in sorted(set(self.treasures)))
        traps = (Trap(kind) for kind in self.traps)
        relics = sorted(self.relic_cards(), key=lambda relic: relic.value or 0)
        return (*treasures, *traps, *dict.fromkeys(relics))


def ruleset(variant: Variant) -> Ruleset:
    """The rules of an edition with its options; BadOption for options that do not go together."""
    settings = variant.settings
    _refuse_nonsense(variant)
    treasures, traps = variant.edition.data["treasures"], variant.edition.data["traps"]
    assert isinstance(treasures, tuple)
    assert isinstance(traps, tuple)
    return Ruleset(
        treasures=treasures,
        traps=traps,
        relics=0 if settings["relics"] == "none" else RELICS,
        relics_join=settings["relics"] == "one_per_expedition",
        printed_values=PRINTED if settings["relic_values"] == "5-7-8-10-12" else None,
        pooled=settings["leftover"] == "pooled",
        count_revealed=settings["relic_counter"] == "revealed",
        batch_by_first=settings["relic_batch"] == "by_first",
        relics_descend=settings["relic_order"] == "descending",
        relics_break_ties=settings["tie"] == "relics_then_shared",
        open_chests=settings["chests"] == "open",
        odds_lamp=settings["odds"] == "on",
        expeditions=int(settings["expeditions"]),
        seats=range(1 if settings["unofficial_seats"] == "on" else 3, 9),
    )


def _refuse_nonsense(variant: Variant) -> None:
    """A ruling on relics needs relics, and one on their order needs values by order."""
    settings, changed = variant.settings, variant.changed
    if settings["relics"] == "none":
        for name in ("relic_values", "relic_counter", "relic_batch", "relic_order"):
            if name in changed:
                raise BadOption(
                    f"`{name}` cannot be set: there are no relics in this game. "
                    "Choose another edition or another value of `relics`."
                )
        if settings["tie"] == "relics_then_shared":
            raise BadOption(
                "Relics cannot break ties: there are none in this game. Set `tie=shared`."
            )
        return
    printed_values = settings["relic_values"] == "5-7-8-10-12"
    for name, value in (("relic_counter", "revealed"), ("relic_batch", "by_first")):
        if printed_values and settings[name] == value:
            raise BadOption(
                f"`{name}={value}` is about relics worth what their order makes them, "
                "but here the values are printed. Set `relic_values=5-5-5-10-10`."
            )
    joining = settings["relics"] == "one_per_expedition"
    if settings["relic_order"] == "descending" and not (printed_values and joining):
        raise BadOption(
            "`relic_order=descending` is about relics with printed values that join one by one. "
            "Set `relics=one_per_expedition` and `relic_values=5-7-8-10-12`."
        )
