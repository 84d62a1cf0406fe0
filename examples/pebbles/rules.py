"""The rules of Pebbles."""

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

from .events import LookBegan, PebbleDrawn, PebbleKept, PebblePutAside, PebblesShown
from .moves import ACTIONS, OUTCOMES, Action, Outcome, Pebble, one_by_one
from .state import State
from .view import Screen, View

# RULES P1.1: twelve pebbles
STOCK = Bag.of([(Pebble.WHITE, 6), (Pebble.GREY, 4), (Pebble.BLACK, 2)])


class Pebbles(Numbered[View, Action]):
    """Draw a pebble, look at it, keep it or put it aside."""

    name = "pebbles"
    seats = range(2, 5)
    state_type = State

    def __init__(self, variant: Variant, stock: Bag[Pebble] = STOCK) -> None:
        self.edition = variant.edition.name
        self.settings = variant.settings
        self.options = variant.changed
        self.rules_version = variant.version
        self.stock = stock
        # RULES P1.8, P-A1: what each pebble counts
        black = 0 if variant.settings["black_counts"] == "zero" else -3
        self.worth = {Pebble.WHITE: 1, Pebble.GREY: 2, Pebble.BLACK: black}

    def initial(self, seats: int) -> State:
        """RULES P1.1, P1.2: all pebbles are in the bag."""
        check_seats(self, seats)
        none = self.stock.emptied()
        return State(self.stock, (none,) * seats, none, first_seat(self.settings, seats))

    def turn(self, state: State) -> Chance[Outcome] | Decide[Action] | Over:
        """RULES P1.3, P1.4: draw, decide, and so on until the bag is empty."""
        if state.mover is None:
            return pick_first(len(state.kept))
        if state.hand is not None:
            # Who does not answer keeps: that tells the others nothing.
            return Decide({state.mover: tuple(Action)}, {state.mover: Action.KEEP})
        if state.ended:
            scores = tuple(map(self._points, state.kept))
            return Over(scores, ranks(scores))  # RULES P1.9
        return Chance(0, tuple(state.bag))

    def apply(
        self, state: State, move: Outcome | Mapping[Seat, Action]
    ) -> tuple[State, tuple[Event, ...]]:
        """The state after a draw or a decision."""
        check_move(self.turn(state), move)
        if isinstance(move, First):
            return replace(state, mover=move.seat), (Begins(move.seat),)
        assert state.mover is not None
        if isinstance(move, Pebble):
            # RULES P1.3: the others see that, but not what, the mover drew.
            after = replace(state, bag=state.bag.minus(move), hand=move)
            return after, (PebbleDrawn(state.mover, len(after.bag)), LookBegan(state.mover))
        assert state.hand is not None
        return self._lay_down(state, state.mover, state.hand, move[state.mover])

    def _lay_down(
        self, state: State, mover: Seat, pebble: Pebble, action: Action
    ) -> tuple[State, tuple[Event, ...]]:
        # RULES P1.7: the turn passes clockwise.
        after = replace(state, mover=clockwise(mover, len(state.kept)), hand=None)
        event: Event
        if action is Action.KEEP:  # RULES P1.5
            before, own, behind = state.kept[:mover], state.kept[mover], state.kept[mover + 1 :]
            after = replace(after, kept=(*before, own.plus(pebble), *behind))
            event = PebbleKept(mover)
        else:  # RULES P1.6
            after = replace(after, aside=state.aside.plus(pebble))
            event = PebblePutAside(mover, pebble)
        return after, (event, *(self._show_kept(after) if after.ended else ()))

    def _show_kept(self, state: State) -> tuple[Event, ...]:
        """RULES P1.8: everybody shows what they have kept."""
        return tuple(
            PebblesShown(
                seat,
                kept.count(Pebble.WHITE),
                kept.count(Pebble.GREY),
                kept.count(Pebble.BLACK),
                self._points(kept),
            )
            for seat, kept in enumerate(state.kept)
        )

    def _points(self, kept: Bag[Pebble]) -> int:
        """RULES P1.8: what kept pebbles count together."""
        return sum(self.worth[pebble] * copies for pebble, copies in kept)

    def observe(self, state: State, seat: Seat | None) -> View:
        """RULES P1.3, P1.5, P1.8: who has seen which face."""
        faces = tuple(
            kept if owner == seat or state.ended else None for owner, kept in enumerate(state.kept)
        )
        unseen = state.bag
        for kept, face in zip(state.kept, faces, strict=True):
            unseen = unseen.merged(kept) if face is None else unseen
        if state.hand is not None and seat != state.mover:
            unseen = unseen.plus(state.hand)
        return View(
            seat=seat,
            mover=state.mover,
            holding=state.hand is not None,
            hand=state.hand if seat == state.mover else None,
            left=len(state.bag),
            kept=tuple(map(len, state.kept)),
            faces=faces,
            aside=state.aside,
            unseen=unseen,
        )

    def show(self, view: View, *, answered: bool) -> Screen:
        """RULES P1.5: nobody looks at a kept pebble again before the end."""
        known = [one_by_one(face) for face in view.faces if face is not None]
        return Screen(
            seat=view.seat,
            mover=view.mover,
            hand=None if answered else view.hand,
            left=view.left,
            kept=view.kept,
            shown=tuple(known) if len(known) == len(view.faces) else None,
            aside=one_by_one(view.aside),
        )

    def sample_state(self, view: View, rng: Rng) -> State:
        """Deal the unseen pebbles out at random over the places where they can be."""
        rest = view.unseen

        def deal(number: int) -> Bag[Pebble]:
            nonlocal rest
            dealt = rest.emptied()
            for _ in range(number):
                pebble = rng.choice(one_by_one(rest))
                rest, dealt = rest.minus(pebble), dealt.plus(pebble)
            return dealt

        piles = zip(view.kept, view.faces, strict=True)
        kept = tuple(deal(number) if face is None else face for number, face in piles)
        hand = view.hand
        if view.holding and hand is None:
            (hand,) = one_by_one(deal(1))
        return State(rest, kept, view.aside, view.mover, hand)

    def settled_epochs(self, state: State) -> int:
        """The only epoch is settled when all pebbles are shown."""
        return int(state.ended)

    def parse_action(self, text: str) -> Action:
        """The action with this text."""
        return ACTIONS.parse(text)

    def parse_outcome(self, text: str) -> Outcome:
        """The outcome with this text."""
        return OUTCOMES.parse(text)
