"""What a person's screen shows of a game of Diamoniak: less than a perfect memory knows."""

from dataclasses import dataclass

from adamas.core.bag import Bag
from adamas.core.seat import Seat
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.editions import Ruleset
from adamas.games.diamoniak.odds import Odds, odds
from adamas.games.diamoniak.state import Holding, Phase
from adamas.games.diamoniak.view import View


@dataclass(frozen=True, slots=True)
class Screen:
    """What a person is shown: the table as it lies there, with the pile as a stack of backs."""

    seat: Seat | None
    on_turn: Seat | None
    phase: Phase
    epoch: int
    """The number of the pile, counted from 0."""
    parts: int
    """Parts of a complete castle."""
    pile: int
    """Cards in the pile."""
    discards: Bag[Card]
    holdings: tuple[Holding, ...]
    odds: Odds | None
    """What the odds lamp tells; None without it (RULES M-A13)."""


def show(rules: Ruleset, view: View) -> Screen:
    """RULES M1.4: the same, with the height of the pile in place of its composition."""
    return Screen(
        seat=view.seat,
        on_turn=view.on_turn,
        phase=view.phase,
        epoch=view.epoch,
        parts=view.parts,
        pile=len(view.pile),
        discards=view.discards,
        holdings=view.holdings,
        odds=odds(view) if rules.odds_lamp else None,
    )
