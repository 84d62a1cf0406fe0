"""Simple players of Diamoniak."""

from adamas.core.bag import Bag
from adamas.core.player import Rng
from adamas.core.seat import Seat
from adamas.games.diamoniak.actions import Action, Buy, Draw, Give, Shield, Stop
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.editions import TOLL
from adamas.games.diamoniak.state import Holding
from adamas.games.diamoniak.view import View

# What a card is worth to its owner, compared with a spare castle part.
SPARE, DIAMOND, FAIRY, PART = 1.0, 2.0, 5.0, 6.0


def sensible(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:  # noqa: ARG001
    """Buy when possible, draw while that promises more than it threatens, pay with the cheapest."""
    seat = view.seat
    assert seat is not None
    answers = [action for action in legal if isinstance(action, Shield | Give)]
    if answers:
        return min(answers, key=lambda answer: cost(view.holdings[seat], answer))
    purchases = [action for action in legal if isinstance(action, Buy)]
    if purchases:
        # The price makes the seller stronger: ask whoever is furthest from a castle.
        return min(purchases, key=lambda purchase: view.holdings[purchase.seller].castle)
    return Stop() if Stop() in legal and prospect(view, seat) <= 0 else Draw()


def cost(own: Holding, answer: Shield | Give) -> float:
    """What an answer to a witch takes away."""
    if isinstance(answer, Shield):
        return FAIRY
    return sum(worth(own, card) for card in answer.cards)


def worth(own: Holding, card: Card) -> float:
    """What one of the own cards is worth."""
    match card:
        case Card.DIAMOND:
            return DIAMOND
        case Card.FAIRY:
            return FAIRY
    return PART if card is own.colour else SPARE


def prospect(view: View, seat: Seat) -> float:
    """What the next card changes on average, a witch included."""
    stack: Bag[Card] = view.pile if len(view.pile) else view.discards
    change = sum(copies * gain(view, seat, card) for card, copies in stack)
    return change / len(stack)


def gain(view: View, seat: Seat, card: Card) -> float:
    """What drawing a card would bring; a witch takes the cheapest cards, or the fairy."""
    own = view.holdings[seat]
    if card is Card.WITCH:
        held = sorted(worth(own, each) for each in Card for _ in range(own.count(each)))
        return -min([sum(held[:TOLL])] + [FAIRY] * own.fairies)
    claimed = any(holding.colour is card for holding in view.holdings)
    if card.is_part and own.colour is None and not claimed:
        return PART
    return worth(own, card)
