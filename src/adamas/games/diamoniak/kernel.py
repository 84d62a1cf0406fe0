"""Diamoniak as compiled functions over one flat array: the same law as rules.py, for simulations.

Names are thrown away here, so they are all given first. A state is an int64 array with the fields
below; the rules are another one. Cards are numbers in the order of the enum `Card`, whether or not
the deck has them: red 0, blue 1, green 2, yellow 3, diamond 4, fairy 5, witch 6.

Actions are numbers too:

    0           draw
    1           stop
    2           shield
    3 + seat    buy from that seat
    16 + code   give; the code has one octal digit for each card, its number + 1, in their order

So `give` (nothing) is 16, `give-red` 17, and `give-red-diamond-diamond` 16 + 0o155 = 125. Legal
actions come in the canonical order of the rules, in which `stop` follows the purchases. Each
function names the rule function that it repeats; tests replay random games through both, step by
step.
"""

from adamas.core.compilable import CHANCE, DECIDE, OVER, Ints, compiled
from adamas.games.diamoniak.actions import Action, Buy, Draw, Give, Shield, Stop
from adamas.games.diamoniak.cards import COLOURS, Card
from adamas.games.diamoniak.editions import TOLL
from adamas.games.diamoniak.rules import Diamoniak
from adamas.games.diamoniak.state import Phase
from adamas.games.diamoniak.view import View

DRAW, STOP, SHIELD = 0, 1, 2
BUY = 3  # and the seller's seat
GIVE = 16  # and the code of the cards
BASE = 8  # of the digits in that code; 0 would be no card

CARDS = tuple(Card)
"""The cards by number."""

KINDS = len(CARDS)
PARTS = len(COLOURS)  # castle parts come first
DIAMOND = CARDS.index(Card.DIAMOND)
FAIRY = CARDS.index(Card.FAIRY)
WITCH = CARDS.index(Card.WITCH)  # comes last: players hold only cards with smaller numbers

MOST_SEATS = 4
MOST_ACTIONS = 57  # legal at once: a shield, or any three of six kinds of cards

# Phases of a turn.
PHASE_BEGIN, PHASE_DRAW, PHASE_MORE, PHASE_WITCH, PHASE_OVER = 0, 1, 2, 3, 4
PHASES = tuple(Phase)

# Fields of the rules.
R_PARTS = 0  # parts of a complete castle
R_PRICE = 1  # diamonds for a part
R_PAYS_SELLER = 2
R_BUYS_FIRST = 3
R_BUYS_LATER = 4
R_FREES_COLOUR = 5
R_FAIRY_OPTIONAL = 6
R_SHUFFLES_AT_ONCE = 7
R_FIRST = 8  # who begins; -1 if chance picks
R_COPIES = 16  # copies in the deck, by card
R_SIZE = R_COPIES + KINDS

# Fields of a state.
SEATS = 0
ON_TURN = 1  # -1 until chance has picked who begins
PHASE = 2
EPOCH = 3  # the number of the pile
LEFT = 4  # cards in the pile
PILE = 8  # copies in the pile, by card
DISCARDS = PILE + KINDS  # copies in the discard pile, by card
COLOUR = DISCARDS + KINDS  # the card of the own castle's colour, by seat; -1 for none
HELD = COLOUR + MOST_SEATS  # cards in front of each seat, castle and reserve together, by card
SIZE = HELD + MOST_SEATS * KINDS


def encode(game: Diamoniak) -> list[int]:
    """The rules of a game as numbers."""
    rules = game.rules
    fields = [0] * R_SIZE
    fields[R_PARTS] = rules.parts
    fields[R_PRICE] = rules.price
    fields[R_PAYS_SELLER] = rules.pays_seller
    fields[R_BUYS_FIRST] = rules.buys_first
    fields[R_BUYS_LATER] = rules.buys_later
    fields[R_FREES_COLOUR] = rules.frees_colour
    fields[R_FAIRY_OPTIONAL] = rules.fairy_optional
    fields[R_SHUFFLES_AT_ONCE] = rules.shuffles_at_once
    first = game.settings["first_seat"]
    fields[R_FIRST] = -1 if first == "random" else int(first)
    for card, copies in rules.deck():
        fields[R_COPIES + CARDS.index(card)] = copies
    return fields


def flatten(game: Diamoniak, view: View) -> list[int]:  # noqa: ARG001
    """The state behind a view; everything is public."""
    state = [0] * SIZE
    state[SEATS] = len(view.holdings)
    state[ON_TURN] = -1 if view.on_turn is None else view.on_turn
    state[PHASE] = PHASES.index(view.phase)
    state[EPOCH] = view.epoch
    state[LEFT] = len(view.pile)
    for card, copies in view.pile:
        state[PILE + CARDS.index(card)] = copies
    for card, copies in view.discards:
        state[DISCARDS + CARDS.index(card)] = copies
    for seat in range(MOST_SEATS):
        state[COLOUR + seat] = -1
    for seat, holding in enumerate(view.holdings):
        if holding.colour is not None:
            state[COLOUR + seat] = CARDS.index(holding.colour)
        for place, card in enumerate(CARDS):
            state[HELD + seat * KINDS + place] = holding.count(card)
    return state


def outcomes(game: Diamoniak, epoch: int) -> tuple[Card, ...]:  # noqa: ARG001 - a shape that kernels share
    """The cards that can be drawn, by number."""
    return CARDS


def action(game: Diamoniak, number: int) -> Action:  # noqa: ARG001
    """The action with a number."""
    if number >= GIVE:
        digits = [int(digit) for digit in f"{number - GIVE:o}" if digit != "0"]
        return Give(tuple(CARDS[digit - 1] for digit in digits))
    if number >= BUY:
        return Buy(int(number) - BUY)
    return (Draw(), Stop(), Shield())[number]


def number(action: Action) -> int:
    """The number of an action."""
    match action:
        case Give(cards):
            code = 0
            for card in cards:
                code = code * BASE + CARDS.index(card) + 1
            return GIVE + code
        case Buy(seller):
            return BUY + seller
        case Draw():
            return DRAW
    return STOP if isinstance(action, Stop) else SHIELD


@compiled
def begin(rules: Ints, state: Ints, seats: int) -> None:
    """`initial` (`_set_up`): all cards in the pile, nothing in front of anybody."""
    for field in range(SIZE):
        state[field] = 0
    state[SEATS] = seats
    state[ON_TURN] = rules[R_FIRST]
    state[PHASE] = PHASE_BEGIN
    for card in range(KINDS):
        state[PILE + card] = rules[R_COPIES + card]
        state[LEFT] += rules[R_COPIES + card]
    for seat in range(MOST_SEATS):
        state[COLOUR + seat] = -1


@compiled
def turn(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """`turn`: what is due, CHANCE, DECIDE or OVER."""
    if state[ON_TURN] < 0 or state[PHASE] == PHASE_DRAW:
        return CHANCE
    return OVER if state[PHASE] == PHASE_OVER else DECIDE


@compiled
def epoch(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """`turn`: the shuffle that the next draw belongs to."""
    return state[EPOCH]


@compiled
def weights(rules: Ints, state: Ints, copies: Ints) -> int:  # noqa: ARG001
    """`turn`: copies of each outcome by number, 0 if it is not in; how many numbers there are."""
    if state[ON_TURN] < 0:
        for seat in range(state[SEATS]):
            copies[seat] = 1
        return state[SEATS]
    for card in range(KINDS):
        copies[card] = state[PILE + card]
    return KINDS


@compiled
def legal(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`turn`: the numbers of a seat's legal actions, in canonical order; how many there are."""
    if seat != state[ON_TURN] or turn(rules, state) != DECIDE:
        return 0
    if state[PHASE] == PHASE_WITCH:
        return _answers_to_witch(state, seat, actions)
    return _ways_to_go_on(rules, state, seat, actions)


@compiled
def draw(rules: Ints, state: Ints, outcome: int) -> None:
    """`apply` for an outcome: chance picks the first seat, or a card is shown (`_turn_over`)."""
    if state[ON_TURN] < 0:
        state[ON_TURN] = outcome
        return
    seat = state[ON_TURN]
    state[PILE + outcome] -= 1
    state[LEFT] -= 1
    state[PHASE] = PHASE_MORE
    _lay_down(rules, state, seat, outcome)
    if state[PHASE] == PHASE_OVER:
        return
    if rules[R_SHUFFLES_AT_ONCE] and not state[LEFT]:
        _reshuffle(state)
    witch = state[PHASE] == PHASE_WITCH
    if witch and not rules[R_FAIRY_OPTIONAL] and state[HELD + seat * KINDS + FAIRY]:
        _shield(state, seat)


@compiled
def decide(rules: Ints, state: Ints, choices: Ints) -> None:
    """`apply` for what the player on turn chose, by seat (`_act`)."""
    seat = state[ON_TURN]
    choice = choices[seat]
    if choice == DRAW:
        if not state[LEFT]:
            _reshuffle(state)
        state[PHASE] = PHASE_DRAW
    elif choice == STOP:
        _pass_on(state, seat)
    elif choice == SHIELD:
        _shield(state, seat)
    elif choice < GIVE:
        _buy(rules, state, seat, choice - BUY)
    else:
        _give(rules, state, seat, choice - GIVE)


@compiled
def score(rules: Ints, state: Ints, scores: Ints, ranks: Ints) -> None:  # noqa: ARG001
    """`_count_parts`: scores and ranks by seat; the player on turn has won."""
    for seat in range(state[SEATS]):
        colour = state[COLOUR + seat]
        scores[seat] = 0 if colour < 0 else state[HELD + seat * KINDS + colour]
        ranks[seat] = 1 if seat == state[ON_TURN] else 2


@compiled
def _ways_to_go_on(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`_ways_to_go_on`: nobody can stop before the first draw."""
    first = state[PHASE] == PHASE_BEGIN
    actions[0] = DRAW
    count = 1
    if rules[R_BUYS_FIRST] if first else rules[R_BUYS_LATER]:
        count = _purchases(rules, state, seat, actions, count)
    if not first:
        actions[count] = STOP
        count += 1
    return count


@compiled
def _purchases(rules: Ints, state: Ints, seat: int, actions: Ints, count: int) -> int:
    """`_purchases`, added to `count` other actions; how many there are then."""
    colour = state[COLOUR + seat]
    if colour < 0 or state[HELD + seat * KINDS + DIAMOND] < rules[R_PRICE]:
        return count
    for other in range(state[SEATS]):
        if other != seat and state[HELD + other * KINDS + colour]:
            actions[count] = BUY + other
            count += 1
    return count


@compiled
def _answers_to_witch(state: Ints, seat: int, actions: Ints) -> int:
    """`_answers_to_witch`: a fairy if there is one, or any payment."""
    count = 0
    if state[HELD + seat * KINDS + FAIRY]:
        actions[count] = SHIELD
        count += 1
    return _payments(state, seat, actions, count)


@compiled
def _payments(state: Ints, seat: int, actions: Ints, count: int) -> int:
    """`_payments`, added to `count` other actions; how many there are then."""
    own = HELD + seat * KINDS
    total = 0
    for card in range(WITCH):
        total += state[own + card]
    if total <= TOLL:
        actions[count] = GIVE + _everything(state, own)
        return count + 1
    # One loop for each card of the toll; a card counts only as often as it is still there.
    for one in range(WITCH):
        if not state[own + one]:
            continue
        for two in range(one, WITCH):
            if state[own + two] <= (two == one):
                continue
            for three in range(two, WITCH):
                # Written in any case, and kept if it counts: nobody can foresee who has what.
                actions[count] = GIVE + ((one + 1) * BASE + two + 1) * BASE + three + 1
                count += state[own + three] > (three == one) + (three == two)
    return count


@compiled
def _everything(state: Ints, own: int) -> int:
    """The code of all cards of somebody whose fields begin at `own`, as in `_payments`."""
    code = 0
    for card in range(WITCH):
        for _ in range(state[own + card]):
            code = code * BASE + card + 1
    return code


@compiled
def _reshuffle(state: Ints) -> None:
    """`_reshuffle`: the discard pile becomes the pile."""
    state[EPOCH] += 1
    state[LEFT] = 0
    for card in range(KINDS):
        state[PILE + card] = state[DISCARDS + card]
        state[LEFT] += state[DISCARDS + card]
        state[DISCARDS + card] = 0


@compiled
def _lay_down(rules: Ints, state: Ints, seat: int, card: int) -> None:
    """`_lay_down`, `_begin_castle`, `_build`.

    Castle and reserve are counted together, so the parts in reserve join a new castle by
    themselves.
    """
    if card == WITCH:
        state[PHASE] = PHASE_WITCH
        return
    state[HELD + seat * KINDS + card] += 1
    if card < PARTS and state[COLOUR + seat] < 0 and not claimed(state, card):
        state[COLOUR + seat] = card
    if card == state[COLOUR + seat]:
        _finish(rules, state, seat)


@compiled
def claimed(state: Ints, colour: int) -> bool:
    """Whether somebody builds this colour, as in `_lay_down`."""
    claimed = False
    for seat in range(state[SEATS]):
        claimed |= state[COLOUR + seat] == colour
    return claimed


@compiled
def _finish(rules: Ints, state: Ints, seat: int) -> None:
    """`_finish`: whoever completes the castle wins at once."""
    if state[HELD + seat * KINDS + state[COLOUR + seat]] >= rules[R_PARTS]:
        state[PHASE] = PHASE_OVER


@compiled
def _shield(state: Ints, seat: int) -> None:
    """`_shield`: a fairy and the witch are discarded, and the turn ends."""
    state[HELD + seat * KINDS + FAIRY] -= 1
    state[DISCARDS + FAIRY] += 1
    state[DISCARDS + WITCH] += 1
    _pass_on(state, seat)


@compiled
def _give(rules: Ints, state: Ints, seat: int, code: int) -> None:
    """`_give`, `_lose_castle`: the cards and the witch are discarded, and the turn ends."""
    while code:
        card = code % BASE - 1
        state[HELD + seat * KINDS + card] -= 1
        state[DISCARDS + card] += 1
        code //= BASE
    state[DISCARDS + WITCH] += 1
    colour = state[COLOUR + seat]
    if rules[R_FREES_COLOUR] and colour >= 0 and not state[HELD + seat * KINDS + colour]:
        state[COLOUR + seat] = -1
    _pass_on(state, seat)


@compiled
def _buy(rules: Ints, state: Ints, seat: int, seller: int) -> None:
    """`_buy`: diamonds for a part of the own castle, which ends the turn or the game."""
    colour, price = state[COLOUR + seat], rules[R_PRICE]
    state[HELD + seat * KINDS + DIAMOND] -= price
    state[HELD + seat * KINDS + colour] += 1
    state[HELD + seller * KINDS + colour] -= 1
    if rules[R_PAYS_SELLER]:
        state[HELD + seller * KINDS + DIAMOND] += price
    else:
        state[DISCARDS + DIAMOND] += price
    _finish(rules, state, seat)
    if state[PHASE] != PHASE_OVER:
        _pass_on(state, seat)


@compiled
def _pass_on(state: Ints, seat: int) -> None:
    """`_pass_on`: the turn goes on clockwise; not by a division, which takes long."""
    state[ON_TURN] = seat + 1 if seat + 1 < state[SEATS] else 0
    state[PHASE] = PHASE_BEGIN
