"""The rules of Skeleton: the contract of core/game.py, step by step as RULES.md has them.

Next: cite each rule where the code follows it, as below; a test checks that the numbers exist.
"""

from collections.abc import Mapping
from dataclasses import replace

from adamas.core.bag import Bag
from adamas.core.box import Variant, check_seats
from adamas.core.event import Event
from adamas.core.first import Begins, First, first_seat, pick_first
from adamas.core.numbered import Numbered
from adamas.core.player import Rng
from adamas.core.seat import Seat, clockwise, ranks
from adamas.core.turn import Chance, Decide, Over, check_move

from .actions import ACTIONS, OUTCOMES, Action, Outcome, Stone
from .events import StoneDrawn, StoneTaken
from .state import Screen, State, View

# RULES S1.1: nine stones
STOCK = Bag.of([(Stone.WHITE, 6), (Stone.BLACK, 3)])
# RULES S1.6: what each counts
WORTH = {Stone.WHITE: 1, Stone.BLACK: -2}


class Skeleton(Numbered[View, Action]):
    """Draw a stone, keep it or give it to your neighbour."""

    name = "skeleton"
    seats = range(2, 5)
    state_type = State

    def __init__(self, variant: Variant, stock: Bag[Stone] = STOCK) -> None:
        self.edition = variant.edition.name
        self.settings = variant.settings
        self.options = variant.changed
        self.rules_version = variant.version
        self.stock = stock

    def initial(self, seats: int) -> State:
        """RULES S1.1, S1.2: all stones are in the bag."""
        check_seats(self, seats)
        return State(self.stock, (self.stock.emptied(),) * seats, first_seat(self.settings, seats))

    def turn(self, state: State) -> Chance[Outcome] | Decide[Action] | Over:
        """RULES S1.3, S1.4, S1.5: draw and decide until the bag is empty."""
        if state.mover is None:
            return pick_first(len(state.taken))
        if state.drawn is not None:
            return Decide({state.mover: tuple(Action)}, {state.mover: Action.KEEP})
        if len(state.bag):
            return Chance(0, tuple(state.bag))
        scores = tuple(map(_points, state.taken))
        return Over(scores, ranks(scores))  # RULES S1.7

    def apply(
        self, state: State, move: Outcome | Mapping[Seat, Action]
    ) -> tuple[State, tuple[Event, ...]]:
        """The state after a draw or a decision."""
        check_move(self.turn(state), move)
        if isinstance(move, First):
            return replace(state, mover=move.seat), (Begins(move.seat),)
        assert state.mover is not None
        if isinstance(move, Stone):  # RULES S1.3
            bag = state.bag.minus(move)
            event = StoneDrawn(state.mover, move, len(bag))
            return replace(state, bag=bag, drawn=move), (event,)
        return _lay_down(state, state.mover, move[state.mover])

    def observe(self, state: State, seat: Seat | None) -> View:
        """Everybody sees everything."""
        return View(seat, state)

    def show(self, view: View, *, answered: bool) -> Screen:  # noqa: ARG002
        """A screen shows everything, also after an answer."""
        state = view.state
        taken = tuple(bag.cards() for bag in state.taken)
        return Screen(view.seat, state.mover, state.drawn, len(state.bag), taken)

    def sample_state(self, view: View, rng: Rng) -> State:  # noqa: ARG002
        """There is nothing to guess."""
        return view.state

    def settled_epochs(self, state: State) -> int:
        """The bag is the only thing that is shuffled; it is settled when it is empty."""
        return int(isinstance(self.turn(state), Over))

    def parse_action(self, text: str) -> Action:
        """The action with this text."""
        return ACTIONS.parse(text)

    def parse_outcome(self, text: str) -> Outcome:
        """The outcome with this text."""
        return OUTCOMES.parse(text)


def _lay_down(state: State, mover: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """RULES S1.4: before oneself or one's neighbour; S1.5: then the turn passes."""
    assert state.drawn is not None
    neighbour = clockwise(mover, len(state.taken))
    owner = mover if action is Action.KEEP else neighbour
    taken = tuple(
        bag.plus(state.drawn) if seat == owner else bag for seat, bag in enumerate(state.taken)
    )
    after = replace(state, taken=taken, mover=neighbour, drawn=None)
    return after, (StoneTaken(owner, state.drawn),)


def _points(taken: Bag[Stone]) -> int:
    """RULES S1.6: what stones count together."""
    return sum(WORTH[stone] * copies for stone, copies in taken)
