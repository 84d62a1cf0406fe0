"""What can be seen of a game of Diamant: by a seat with a perfect memory, and on a screen."""

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


def show(rules: Ruleset, view: View) -> Screen:
    """RULES D-A12: the same, with the chests of others closed while the game goes on."""
    over = view.expedition == view.expeditions
    chests = tuple(
        chest if rules.open_chests or over or owner == view.seat else None
        for owner, chest in enumerate(view.chests)
    )
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
    )


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
