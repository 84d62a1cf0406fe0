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
    """Whose view this is; None for a spectator."""
    first: Seat | None
    """Who turns the cards; None until chance has picked. It has no effect on play."""
    expedition: int
    """Counted from 0; equal to `expeditions` when the game is over."""
    expeditions: int
    """How many there are in the whole game (RULES D1.1)."""
    deck: Bag[Card]
    """What can still come: removed cards and the path are public, so this is too."""
    relic_stack: tuple[Relic, ...]
    """Relics that will join the deck before later expeditions, the next one first."""
    path: tuple[PathCard, ...]
    """The cards that lie in the cave, the newest last (RULES D4.2)."""
    inside: tuple[Seat, ...]
    """The explorers in the cave, by seat."""
    hand: int
    """Rubies that each explorer in the cave carries: all have the same (RULES D4.3)."""
    deciding: bool
    """Whether a decision is due rather than a card."""
    chests: tuple[int, ...]
    """Rubies in safety, by seat."""
    relics: tuple[tuple[int, ...], ...]
    """Values of the relics that each seat took, by seat."""
    relics_revealed: int
    """Relics turned over in the whole game, for `relic_counter=revealed` (RULES D-A2)."""
    removed: tuple[Card, ...]
    """Traps and relics out of the game, in the order in which they left it."""


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
