"""What a seat with a perfect memory can know of a game of Diamant."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.seat import Seat
from adamas.games.diamant.cards import Card, Relic
from adamas.games.diamant.editions import Ruleset
from adamas.games.diamant.state import PathCard, State


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat can know. Every gain is public, so a good memory knows all chests."""

    seat: Seat | None
    first: Seat | None
    expedition: int
    """Counted from 0."""
    expeditions: int
    deck: Bag[Card]
    """What can still come: removed cards and the path are public, so this is too."""
    relic_stack: tuple[Relic, ...]
    """Relics that will join the deck before later expeditions, the next one first."""
    path: tuple[PathCard, ...]
    inside: tuple[Seat, ...]
    hand: int
    """Rubies that each explorer in the cave carries."""
    deciding: bool
    chests: tuple[int, ...]
    relics: tuple[tuple[int, ...], ...]
    relics_revealed: int
    removed: tuple[Card, ...]


def observe(rules: Ruleset, state: State, seat: Seat | None) -> View:
    """RULES D-A12: everything but the order of the deck, which the state does not have either."""
    return View(
        seat=seat,
        first=state.first,
        expedition=state.expedition,
        expeditions=rules.expeditions,
        deck=state.deck,
        relic_stack=_relic_stack(rules, state),
        path=state.path,
        inside=state.inside,
        hand=state.hand,
        deciding=state.deciding,
        chests=state.chests,
        relics=state.relics,
        relics_revealed=state.relics_revealed,
        removed=state.removed,
    )


def _relic_stack(rules: Ruleset, state: State) -> tuple[Relic, ...]:
    """RULES D3.2: one relic for each expedition still to come, as far as there are any."""
    if not rules.relics_join:
        return ()
    return rules.relic_cards()[state.expedition + 1 : rules.expeditions]


def state_of(view: View) -> State:
    """The state behind a view: in this game there is only one."""
    return State(
        first=view.first,
        expedition=view.expedition,
        deck=view.deck,
        path=view.path,
        inside=view.inside,
        hand=view.hand,
        deciding=view.deciding,
        chests=view.chests,
        relics=view.relics,
        relics_revealed=view.relics_revealed,
        removed=view.removed,
    )
