"""The contract that every game keeps.

A `Game` is rules: a value made from an edition and options, without state of its own. Out of it
flow observations and events; into it flow moves. It imports no random module: chance is a move like
any other, drawn by whoever runs the game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from adamas.core.action_numbers import ActionNumbers
from adamas.core.event import Event
from adamas.core.fields import Layout
from adamas.core.options import Settings
from adamas.core.player import Rng
from adamas.core.seat import Seat
from adamas.core.turn import Chance, Decide, Over

S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the letter of the contract
V = TypeVar("V")
Shown_co = TypeVar("Shown_co", covariant=True)


class Game(Protocol[S, A, O, V, Shown_co]):
    """State, Action, chance Outcome, View (what a seat can know), and what a screen is shown.

    States are frozen: no method changes one. Playing a game to its end:

        state = game.initial(seats)
        while not isinstance(turn := game.turn(state), Over):
            state, events = game.apply(state, somebody_picks(turn))
    """

    @property
    def name(self) -> str:
        """The name of the game's folder."""

    @property
    def rules_version(self) -> int:
        """Raised whenever an old record would replay differently."""

    @property
    def edition(self) -> str:
        """The name of the preset."""

    @property
    def options(self) -> Settings:
        """The options whose value differs from the edition's, sorted by name."""

    @property
    def settings(self) -> Settings:
        """The value of every option."""

    @property
    def seats(self) -> range:
        """How many can play."""

    @property
    def state_type(self) -> type[S]:
        """The class of states, for `codec.from_data`."""

    def initial(self, seats: int) -> S:
        """The state before anything has happened; BadOption if so many cannot play."""

    def turn(self, state: S) -> Chance[O] | Decide[A] | Over:
        """The one source of what can happen next.

        `apply` accepts exactly the moves that this lists. Orders are canonical: they depend on
        nothing but the state, and the compiled rules reproduce them.
        """

    def apply(self, state: S, move: O | Mapping[Seat, A]) -> tuple[S, tuple[Event, ...]]:
        """The state after a move, and what happened, in order.

        After `Chance` the move is one of its outcomes; after `Decide` it holds one legal action for
        each deciding seat. Anything else raises IllegalMove.
        """

    def observe(self, state: S, seat: Seat | None) -> V:
        """All that a seat with a perfect memory can know; None is a spectator.

        Built field by field out of what the seat has seen; history that no rule needs any more
        may be dropped. This is what bots get.
        """

    def show(self, view: V, *, answered: bool) -> Shown_co:
        """What a person's screen is told, a part of the view: a face only while it is looked at.

        `answered`: the seat has made its (still sealed) choice in the present decision, which
        ends its look. Only what this returns goes over a wire.
        """

    def settled_epochs(self, state: S) -> int:
        """The number of epochs, from the first, of which nothing is hidden any more.

        The secrets of their dice may be published.
        """

    def sample_state(self, view: V, rng: Rng) -> S:
        """A state that the view's seat cannot tell from the true one, each with its probability.

        The probability is that of chance alone, as if the others' choices told nothing about what
        they saw. `observe(sample_state(view, rng), seat) == view`.
        """

    def encode(self, view: V) -> list[int]:
        """The row of numbers for what a seat can know; BadOption for a spectator's view.

        This and the next four come with the base class `Numbered`.
        """

    def decode_row(self, row: Sequence[float]) -> dict[str, object]:
        """A row of numbers in words."""

    def number(self, action: A, seat: Seat, seats: int) -> int:
        """The number of a seat's action at a table of so many; seats in it count as in rows."""

    def action(self, number: int, seat: Seat, seats: int) -> A:
        """The action of a seat that a number stands for, at a table of so many."""

    @property
    def action_numbers(self) -> ActionNumbers[A]:
        """All actions by number."""

    @property
    def row_fields(self) -> Layout[Any]:
        """What the numbers of a row are."""

    def parse_action(self, text: str) -> A:
        """The action with this text (`str(action)`); Malformed if there is none."""

    def parse_outcome(self, text: str) -> O:
        """The chance outcome with this text (`str(outcome)`); Malformed if there is none."""


AnyGame = Game[Any, Any, Any, Any, Any]
