"""What a person's screen shows of a game of Diamant: less than a perfect memory knows."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.seat import Seat
from adamas.games.diamant.cards import Card, Relic
from adamas.games.diamant.editions import Ruleset
from adamas.games.diamant.odds import Odds, odds
from adamas.games.diamant.state import PathCard
from adamas.games.diamant.view import View


@dataclass(frozen=True, slots=True)
class Screen:
    """What a person is shown. Chests of others are closed until the end (RULES D-A12)."""

    seat: Seat | None
    first: Seat | None
    expedition: int
    """Counted from 0."""
    expeditions: int
    deck: Bag[Card]
    relic_stack: tuple[Relic, ...]
    path: tuple[PathCard, ...]
    inside: tuple[Seat, ...]
    hand: int
    deciding: bool
    chests: tuple[int | None, ...]
    relics: tuple[tuple[int, ...], ...]
    removed: tuple[Card, ...]
    odds: Odds | None
    """What the odds lamp tells while explorers decide; None without it (RULES D-A19)."""


def show(rules: Ruleset, view: View) -> Screen:
    """RULES D-A12: the same, with the chests of others closed while the game goes on."""
    over = view.expedition == view.expeditions
    chests = tuple(
        chest if rules.open_chests or over or owner == view.seat else None
        for owner, chest in enumerate(view.chests)
    )
    lamp = rules.odds_lamp and view.deciding
    return Screen(
        seat=view.seat,
        first=view.first,
        expedition=view.expedition,
        expeditions=view.expeditions,
        deck=view.deck,
        relic_stack=view.relic_stack,
        path=view.path,
        inside=view.inside,
        hand=view.hand,
        deciding=view.deciding,
        chests=chests,
        relics=view.relics,
        removed=view.removed,
        odds=odds(rules, view) if lamp else None,
    )
