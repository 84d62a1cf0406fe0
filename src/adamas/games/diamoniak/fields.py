"""The numbers of Diamoniak: of its rules, of a state, and of the actions. The kernel plays them.

Cards are numbers in the order of the enum `Card`, whether or not the deck has them: red 0, blue 1,
green 2, yellow 3, diamond 4, fairy 5, witch 6. Castle and reserve are counted together.
"""

from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement

from adamas.core.action_numbers import ActionNumbers
from adamas.core.fields import NOBODY, Kind, Layout
from adamas.games.diamoniak.actions import Action, Buy, Draw, Give, Shield, Stop
from adamas.games.diamoniak.cards import COLOURS, Card
from adamas.games.diamoniak.editions import TOLL
from adamas.games.diamoniak.rules import Diamoniak
from adamas.games.diamoniak.state import Phase
from adamas.games.diamoniak.view import View

CARDS = tuple(Card)
"""The cards by number."""
KINDS = len(CARDS)
PARTS = len(COLOURS)  # castle parts come first
DIAMOND = CARDS.index(Card.DIAMOND)
FAIRY = CARDS.index(Card.FAIRY)
WITCH = CARDS.index(Card.WITCH)  # comes last: players hold only cards with smaller numbers
MOST_SEATS = 4
MOST_COPIES = 60

PHASES = tuple(Phase)
PHASE_BEGIN, PHASE_DRAW, PHASE_MORE, PHASE_WITCH, PHASE_OVER = range(len(PHASES))


def _copies(bag: Iterable[tuple[Card, int]]) -> list[int]:
    """Copies in a bag, by card."""
    found = dict(bag)
    return [found.get(card, 0) for card in CARDS]


def _first(game: Diamoniak) -> int:
    first = game.settings["first_seat"]
    return NOBODY if first == "random" else int(first)


RULES: Layout[Callable[[Diamoniak], object]] = Layout()
_rule = RULES.add
R_PARTS = _rule("parts", "parts of a complete castle", range(1, 10), lambda g: g.rules.parts)
R_PRICE = _rule("price", "diamonds for a part", range(10), lambda g: g.rules.price)
R_PAYS_SELLER = _rule(
    "pays seller", "who sells gets the diamonds", range(2), lambda g: g.rules.pays_seller
)
R_BUYS_FIRST = _rule(
    "buys first", "a turn may begin with a purchase", range(2), lambda g: g.rules.buys_first
)
R_BUYS_LATER = _rule("buys later", "purchases after a draw", range(2), lambda g: g.rules.buys_later)
R_FREES_COLOUR = _rule(
    "frees colour", "who loses a castle loses its colour", range(2), lambda g: g.rules.frees_colour
)
R_ANY_COLOUR = _rule(
    "any colour", "all parts of any colour win", range(2), lambda g: g.rules.any_colour_wins
)
R_WITCH_ENDS = _rule(
    "witch ends", "an answered witch ends the turn", range(2), lambda g: g.rules.witch_ends_turn
)
R_FAIRY_OPTIONAL = _rule(
    "fairy optional", "a fairy may be kept back", range(2), lambda g: g.rules.fairy_optional
)
R_GIVES_FAIRIES = _rule(
    "gives fairies", "a witch may be given a fairy", range(2), lambda g: g.rules.gives_fairies
)
R_SHUFFLES_AT_ONCE = _rule(
    "shuffles at once", "an empty pile is renewed", range(2), lambda g: g.rules.shuffles_at_once
)
R_FIRST = _rule("first", "who begins; -1 if chance picks", range(-1, MOST_SEATS), _first)
R_COPIES = _rule(
    "deck",
    "copies in the deck",
    range(MOST_COPIES),
    lambda g: _copies(g.rules.deck()),
    each=CARDS,
)

STATE: Layout[Callable[[Diamoniak, View], object]] = Layout(MOST_SEATS)
_add = STATE.add
SEATS = _add("seats", "how many play", range(2, 5), lambda _, view: len(view.holdings))
ON_TURN = _add(
    "on turn",
    "whose turn it is; -1 until chance has picked who begins",
    range(-1, MOST_SEATS),
    lambda _, view: view.on_turn,
    kind=Kind.SEAT,
)
PHASE = _add(
    "phase",
    "what the player on turn is about to do",
    range(len(PHASES)),
    lambda _, view: PHASES.index(view.phase),
    words=(phase.value for phase in PHASES),
)
EPOCH = _add("pile", "the number of the pile, from 0", range(1000), lambda _, view: view.epoch)
LEFT = _add("left", "cards in the pile", range(MOST_COPIES), lambda _, view: len(view.pile))
NEEDED = _add("needed", "parts of a complete castle", range(1, 10), lambda _, view: view.parts)
PILE = _add(
    "in pile",
    "copies that can still come",
    range(MOST_COPIES),
    lambda _, view: _copies(view.pile),
    each=CARDS,
)
DISCARDS = _add(
    "in discards",
    "copies in the discard pile",
    range(MOST_COPIES),
    lambda _, view: _copies(view.discards),
    each=CARDS,
)
COLOUR = _add(
    "builds",
    "the colour of the own castle; -1 for none",
    range(-1, PARTS),
    lambda _, view: [
        NOBODY if holding.colour is None else CARDS.index(holding.colour)
        for holding in view.holdings
    ],
    words=("none", *COLOURS),
    by_seat=True,
    empty=NOBODY,
)
HELD = _add(
    "holds",
    "cards in front of the seat, castle and reserve together",
    range(MOST_COPIES),
    lambda _, view: [[holding.count(card) for card in CARDS] for holding in view.holdings],
    each=CARDS,
    by_seat=True,
)
SIZE = STATE.size

PAYMENTS = tuple(
    cards for toll in range(TOLL + 1) for cards in combinations_with_replacement(range(WITCH), toll)
)
"""All that a witch can be given, as numbers of cards."""
ACTIONS: ActionNumbers[Action] = ActionNumbers(
    (
        *(Draw(), Stop(), Shield()),
        *(Buy(seller) for seller in range(1, MOST_SEATS)),
        *(Give(tuple(CARDS[card] for card in cards)) for cards in PAYMENTS),
    )
)
DRAW, STOP = ACTIONS.first(Draw()), ACTIONS.first(Stop())
SHIELD = ACTIONS.first(Shield())
BUY = ACTIONS.first(Buy(1)) - 1  # and how far the seller sits to the left
GIVE = ACTIONS.first(Give(()))  # and the place in PAYMENTS

BASE = WITCH + 1  # of a code for cards: a digit for each, its number + 1
CODES = tuple(
    sum((card + 1) * BASE**place for place, card in enumerate(reversed(cards)))
    for cards in PAYMENTS
)
"""The code of each payment."""
PLACES = tuple(CODES.index(code) if code in CODES else -1 for code in range(BASE**TOLL))
"""The place in PAYMENTS by code."""
TRIPLES = tuple(
    PAYMENTS.index((one, two, max(one, two))) - max(one, two) if one <= two else -1
    for one in range(WITCH)
    for two in range(WITCH)
)
"""By the first two cards: the place of a payment of three, less the number of the third card."""
