"""The state of a game of Diamoniak: data only."""

from dataclasses import dataclass, replace

from adamas.core.bag import Bag
from adamas.core.seat import Seat
from adamas.core.text import WordEnum
from adamas.games.diamoniak.cards import COLOURS, Card


class Phase(WordEnum):
    """What the player on turn is about to do."""

    BEGIN = "begin"
    """Nothing was drawn yet in this turn."""
    DRAW = "draw"
    """A card is being turned over."""
    MORE = "more"
    """At least one card was drawn, and the turn may go on."""
    WITCH = "witch"
    """A witch was drawn and lies in front of the player."""
    OVER = "over"
    """The player on turn has won."""


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards in front of one player, all face up (RULES M1.4)."""

    colour: Card | None = None
    """The colour of the own castle; None without one (RULES M3.1, M-A3)."""
    castle: int = 0
    """Parts of the own castle."""
    spares: tuple[int, ...] = (0,) * len(COLOURS)
    """Castle parts in the reserve, by colour; none of the own colour (RULES M-A4)."""
    diamonds: int = 0
    """Diamonds in the reserve (RULES M3.4)."""
    fairies: int = 0
    """Fairies in the reserve (RULES M3.5)."""

    def count(self, card: Card) -> int:
        """How many of a card lie here, castle and reserve together."""
        match card:
            case Card.DIAMOND:
                return self.diamonds
            case Card.FAIRY:
                return self.fairies
            case Card.WITCH:
                return 0
        return self.castle if card is self.colour else self.spares[COLOURS.index(card)]

    def plus(self, card: Card, copies: int = 1) -> "Holding":
        """With more (or, if negative, fewer) of a card; the own colour belongs to the castle."""
        match card:
            case Card.DIAMOND:
                return replace(self, diamonds=self.diamonds + copies)
            case Card.FAIRY:
                return replace(self, fairies=self.fairies + copies)
        if card is self.colour:
            return replace(self, castle=self.castle + copies)
        place = COLOURS.index(card)
        changed = self.spares[place] + copies
        return replace(self, spares=(*self.spares[:place], changed, *self.spares[place + 1 :]))

    def minus(self, card: Card, copies: int = 1) -> "Holding":
        """With fewer of a card."""
        return self.plus(card, -copies)


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know. The pile has a composition and no order."""

    on_turn: Seat | None
    """Whose turn it is, or who has won; None until chance has picked who begins."""
    phase: Phase
    """What the player on turn is about to do."""
    epoch: int
    """The number of the pile, counted from 0: how often the discard pile was shuffled."""
    pile: Bag[Card]
    """The cards that can still be drawn."""
    discards: Bag[Card]
    """The discard pile. A witch joins it only when the answer to her is given."""
    holdings: tuple[Holding, ...]
    """The cards in front of each seat, by seat."""

    def with_holding(self, seat: Seat, holding: Holding) -> "State":
        """This state with other cards in front of one seat."""
        return replace(self, holdings=(*self.holdings[:seat], holding, *self.holdings[seat + 1 :]))
