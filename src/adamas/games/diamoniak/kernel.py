"""Diamoniak as compiled functions over one flat array: the same law as rules.py, for simulations.

A state is an array with the fields that `fields.py` declares; the rules are another one. Cards and
actions are numbers too. Legal actions come in the canonical order of the rules, in which `stop`
follows the purchases. Each function names the rule function that it repeats; tests replay random
games through both, step by step.
"""

from adamas.core.compilable import CHANCE, DECIDE, NO_URN, OVER, Ints, Scratch, compiled
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.editions import TOLL
from adamas.games.diamoniak.fields import (
    BASE,
    BUY,
    CARDS,
    CODES,
    COLOUR,
    DIAMOND,
    DISCARDS,
    DRAW,
    EPOCH,
    FAIRY,
    GIVE,
    HELD,
    KINDS,
    LEFT,
    MOST_SEATS,
    NEEDED,
    ON_TURN,
    PARTS,
    PHASE,
    PHASE_BEGIN,
    PHASE_DRAW,
    PHASE_MORE,
    PHASE_OVER,
    PHASE_WITCH,
    PILE,
    PLACES,
    R_ANY_COLOUR,
    R_BUYS_FIRST,
    R_BUYS_LATER,
    R_COPIES,
    R_FAIRY_OPTIONAL,
    R_FIRST,
    R_FREES_COLOUR,
    R_GIVES_FAIRIES,
    R_PARTS,
    R_PAYS_SELLER,
    R_PRICE,
    R_SHUFFLES_AT_ONCE,
    R_WITCH_ENDS,
    SEATS,
    SHIELD,
    SIZE,
    STOP,
    TRIPLES,
    WITCH,
)
from adamas.games.diamoniak.rules import Diamoniak

MOST_ACTIONS = 57  # legal at once: a shield, or any three of six kinds of cards


def outcomes(game: Diamoniak, epoch: int) -> tuple[Card, ...]:  # noqa: ARG001 - a shape that kernels share
    """The cards that can be drawn, by number."""
    return CARDS


@compiled
def begin(rules: Ints, state: Ints, seats: int) -> None:
    """`initial` (`_set_up`): all cards in the pile, nothing in front of anybody."""
    for field in range(SIZE):
        state[field] = 0
    state[SEATS] = seats
    state[ON_TURN] = rules[R_FIRST]
    state[PHASE] = PHASE_BEGIN
    state[NEEDED] = rules[R_PARTS]
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
def urn(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """`turn`: where the copies of all outcomes begin; NO_URN while chance picks the first seat."""
    return NO_URN if state[ON_TURN] < 0 else PILE


@compiled
def left(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """`turn`: how many outcomes there are, all copies counted."""
    return state[SEATS] if state[ON_TURN] < 0 else state[LEFT]


@compiled
def legal(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`turn`: the numbers of a seat's legal actions, in canonical order; how many there are."""
    if seat != state[ON_TURN] or turn(rules, state) != DECIDE:
        return 0
    if state[PHASE] == PHASE_WITCH:
        return _answers_to_witch(rules, state, seat, actions)
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
        _shield(rules, state, seat)


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
        _shield(rules, state, seat)
    elif choice < GIVE:
        _buy(rules, state, seat, seat_at(state, seat, choice - BUY))
    else:
        _give(rules, state, seat, CODES[choice - GIVE])


@compiled
def score(rules: Ints, state: Ints, scores: Ints, ranks: Ints) -> None:
    """`_count_parts`: scores and ranks by seat; the player on turn has won."""
    for seat in range(state[SEATS]):
        colour = state[COLOUR + seat]
        scores[seat] = 0 if colour < 0 else state[HELD + seat * KINDS + colour]
        ranks[seat] = 2
    scores[state[ON_TURN]] = rules[R_PARTS]
    ranks[state[ON_TURN]] = 1


@compiled
def conceal(rules: Ints, state: Ints, seat: int, row: Scratch) -> None:
    """Nothing is hidden."""


@compiled
def seat_at(state: Ints, seat: int, distance: int) -> int:
    """The seat so far to the left; not by a division, which takes long."""
    other = seat + distance
    return other if other < state[SEATS] else other - state[SEATS]


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
            actions[count] = BUY + (other - seat if other > seat else other - seat + state[SEATS])
            count += 1
    return count


@compiled
def _answers_to_witch(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    """`_answers_to_witch`: a fairy if there is one, or any payment."""
    count = 0
    if state[HELD + seat * KINDS + FAIRY]:
        actions[count] = SHIELD
        count += 1
    return _payments(state, seat, kinds_given(rules), actions, count)


@compiled
def kinds_given(rules: Ints) -> int:
    """So many kinds of cards, the first ones, can be given to a witch: the fairy is the last."""
    return WITCH if rules[R_GIVES_FAIRIES] else FAIRY


@compiled
def _payments(state: Ints, seat: int, kinds: int, actions: Ints, count: int) -> int:
    """`_payments`, added to `count` other actions; how many there are then."""
    own = HELD + seat * KINDS
    total = 0
    for card in range(kinds):
        total += state[own + card]
    if total <= TOLL:
        actions[count] = GIVE + PLACES[_everything(state, own, kinds)]
        return count + 1
    # One loop for each card of the toll; a card counts only as often as it is still there.
    for one in range(kinds):
        if not state[own + one]:
            continue
        for two in range(one, kinds):
            if state[own + two] <= (two == one):
                continue
            first = GIVE + TRIPLES[one * WITCH + two]
            for three in range(two, kinds):
                # Written in any case, and kept if it counts: nobody can foresee who has what.
                actions[count] = first + three
                count += state[own + three] > (three == one) + (three == two)
    return count


@compiled
def _everything(state: Ints, own: int, kinds: int) -> int:
    """The code of all that somebody can give whose fields begin at `own`, as in `_payments`."""
    code = 0
    for card in range(kinds):
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
    """`_lay_down`, `_begin_castle`, `_build`, `_put_aside`.

    Castle and reserve are counted together, so the parts in reserve join a new castle by
    themselves.
    """
    if card == WITCH:
        state[PHASE] = PHASE_WITCH
        return
    state[HELD + seat * KINDS + card] += 1
    if card < PARTS and state[COLOUR + seat] < 0 and not claimed(state, card):
        state[COLOUR + seat] = card
    if card == state[COLOUR + seat] or (rules[R_ANY_COLOUR] and card < PARTS):
        _finish(rules, state, seat, card)


@compiled
def claimed(state: Ints, colour: int) -> bool:
    """Whether somebody builds this colour, as in `_lay_down`."""
    claimed = False
    for seat in range(state[SEATS]):
        claimed |= state[COLOUR + seat] == colour
    return claimed


@compiled
def _finish(rules: Ints, state: Ints, seat: int, colour: int) -> None:
    """`_finish`: whoever completes the castle wins at once."""
    if state[HELD + seat * KINDS + colour] >= rules[R_PARTS]:
        state[PHASE] = PHASE_OVER


@compiled
def _shield(rules: Ints, state: Ints, seat: int) -> None:
    """`_shield`: a fairy and the witch are discarded."""
    state[HELD + seat * KINDS + FAIRY] -= 1
    state[DISCARDS + FAIRY] += 1
    state[DISCARDS + WITCH] += 1
    _after_witch(rules, state, seat)


@compiled
def _give(rules: Ints, state: Ints, seat: int, code: int) -> None:
    """`_give`, `_lose_castle`: the cards and the witch are discarded."""
    while code:
        card = code % BASE - 1
        state[HELD + seat * KINDS + card] -= 1
        state[DISCARDS + card] += 1
        code //= BASE
    state[DISCARDS + WITCH] += 1
    colour = state[COLOUR + seat]
    if rules[R_FREES_COLOUR] and colour >= 0 and not state[HELD + seat * KINDS + colour]:
        state[COLOUR + seat] = -1
    _after_witch(rules, state, seat)


@compiled
def _after_witch(rules: Ints, state: Ints, seat: int) -> None:
    """`_after_witch`: an answered witch ends the turn, or it goes on as after any other card."""
    if rules[R_WITCH_ENDS]:
        _pass_on(state, seat)
    else:
        state[PHASE] = PHASE_MORE


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
    _finish(rules, state, seat, colour)
    if state[PHASE] != PHASE_OVER:
        _pass_on(state, seat)


@compiled
def _pass_on(state: Ints, seat: int) -> None:
    """`_pass_on`: the turn goes on clockwise."""
    state[ON_TURN] = seat_at(state, seat, 1)
    state[PHASE] = PHASE_BEGIN
