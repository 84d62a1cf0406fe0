"""What a seat with a perfect memory can know of a game of Diamoniak."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.seat import Seat
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.editions import Ruleset
from adamas.games.diamoniak.state import Holding, Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat can know: everything but the order of the pile (RULES M1.4)."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    on_turn: Seat | None
    """Whose turn it is, or who has won; None until chance has picked who begins."""
    phase: Phase
    """What the player on turn is about to do."""
    epoch: int
    """The number of the pile, counted from 0: how often the discard pile was shuffled."""
    parts: int
    """Parts of a complete castle (RULES M5.1)."""
    pile: Bag[Card]
    """What can still come: all other cards lie open, so this is known too."""
    discards: Bag[Card]
    """The discard pile. A witch joins it only when the answer to her is given."""
    holdings: tuple[Holding, ...]
    """The cards in front of each seat, by seat."""


def observe(rules: Ruleset, state: State, seat: Seat | None) -> View:
    """RULES M1.4: everything but the order of the pile, which the state does not have either."""
    return View(
        seat=seat,
        on_turn=state.on_turn,
        phase=state.phase,
        epoch=state.epoch,
        parts=rules.parts,
        pile=state.pile,
        discards=state.discards,
        holdings=state.holdings,
    )


def state_of(view: View) -> State:
    """The state behind a view: in this game there is only one."""
    return State(
        on_turn=view.on_turn,
        phase=view.phase,
        epoch=view.epoch,
        pile=view.pile,
        discards=view.discards,
        holdings=view.holdings,
    )
