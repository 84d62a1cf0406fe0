"""The rules of Diamoniak, step by step as in RULES.md beside this file: pure functions."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from adamas.core.box import Variant, check_seats
from adamas.core.event import Event
from adamas.core.first import Begins, First, first_seat, pick_first
from adamas.core.numbered import Numbered
from adamas.core.options import Settings
from adamas.core.player import Rng
from adamas.core.remember import remembered
from adamas.core.seat import Seat, clockwise
from adamas.core.turn import Chance, Decide, Over, check_move
from adamas.games.diamoniak import events as happened
from adamas.games.diamoniak.actions import ACTIONS, Action, Buy, Draw, Give, Shield, Stop
from adamas.games.diamoniak.cards import OUTCOMES, Card, Outcome
from adamas.games.diamoniak.editions import TOLL, Ruleset, ruleset
from adamas.games.diamoniak.screen import Screen, show
from adamas.games.diamoniak.state import Holding, Phase, State
from adamas.games.diamoniak.view import View, observe, state_of

After = tuple[State, tuple[Event, ...]]


@dataclass(frozen=True)
class Diamoniak(Numbered[View, Action]):
    """Diamoniak by one edition and its options."""

    edition: str
    settings: Settings
    options: Settings
    rules: Ruleset
    rules_version: int

    name = "diamoniak"
    state_type = State

    @staticmethod
    def from_box(variant: Variant) -> "Diamoniak":
        """The game that an edition and its options describe."""
        return Diamoniak(
            variant.edition.name,
            variant.settings,
            variant.changed,
            ruleset(variant),
            variant.version,
        )

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.rules.seats

    def initial(self, seats: int) -> State:
        """The state before anything has happened."""
        check_seats(self, seats)
        return _set_up(self.rules, seats, self.settings)

    @remembered(1024)
    def turn(self, state: State) -> Chance[Outcome] | Decide[Action] | Over:
        """What can happen next."""
        seat = state.on_turn
        if seat is None:
            return pick_first(len(state.holdings))
        match state.phase:
            case Phase.OVER:
                return _count_parts(self.rules, state, seat)
            case Phase.DRAW:
                return Chance(state.epoch, tuple(state.pile))
            case Phase.WITCH:
                legal, default = _answers_to_witch(self.rules, state.holdings[seat])
            case _:
                legal, default = _ways_to_go_on(self.rules, state, seat)
        return Decide({seat: legal}, {seat: default})

    def apply(self, state: State, move: Outcome | Mapping[Seat, Action]) -> After:
        """The state after a move, and what happened."""
        check_move(self.turn(state), move)
        match move:
            case First(seat):
                return replace(state, on_turn=seat), (Begins(seat),)
            case Card():
                assert state.on_turn is not None
                return _turn_over(self.rules, state, state.on_turn, move)
            case _:
                ((seat, action),) = move.items()
                return _act(self.rules, state, seat, action)

    def observe(self, state: State, seat: Seat | None) -> View:
        """All that a seat can know."""
        return observe(self.rules, state, seat)

    def show(self, view: View, *, answered: bool) -> Screen:  # noqa: ARG002 - nothing is looked at
        """What a person's screen is told."""
        return show(self.rules, view)

    def settled_epochs(self, state: State) -> int:
        """A pile that was used up lay open card by card; at the end the last one may be told."""
        return state.epoch + (state.phase is Phase.OVER)

    def sample_state(self, view: View, rng: Rng) -> State:  # noqa: ARG002 - nothing is hidden
        """The one state that the view leaves possible."""
        return state_of(view)

    def parse_action(self, text: str) -> Action:
        """The action with this text."""
        return ACTIONS.parse(text)

    def parse_outcome(self, text: str) -> Outcome:
        """The card with this text."""
        return OUTCOMES.parse(text)


def _set_up(rules: Ruleset, seats: int, settings: Settings) -> State:
    """RULES M1.3: all cards in one pile, nothing in front of anybody."""
    return State(
        on_turn=first_seat(settings, seats),
        phase=Phase.BEGIN,
        epoch=0,
        pile=rules.deck(),
        discards=rules.deck().emptied(),
        holdings=(Holding(),) * seats,
    )


def _ways_to_go_on(rules: Ruleset, state: State, seat: Seat) -> tuple[tuple[Action, ...], Action]:
    """RULES M2.1, M-A2: what the player on turn may do, and what is done without an answer."""
    if state.phase is Phase.BEGIN:
        # RULES M2.2: nobody can stop before the first draw.
        purchases = _purchases(rules, state, seat) if rules.buys_first else ()
        return (Draw(), *purchases), Draw()
    purchases = _purchases(rules, state, seat) if rules.buys_later else ()
    return (Draw(), *purchases, Stop()), Stop()


def _purchases(rules: Ruleset, state: State, seat: Seat) -> tuple[Buy, ...]:
    """RULES M4.1, M-A9: each opponent with a part of the buyer's colour can be the seller."""
    own = state.holdings[seat]
    if own.colour is None or own.diamonds < rules.price:
        return ()
    # RULES M4.3: what the others have of this colour is spare.
    return tuple(
        Buy(other)
        for other, holding in enumerate(state.holdings)
        if other != seat and holding.count(own.colour)
    )


def _answers_to_witch(rules: Ruleset, own: Holding) -> tuple[tuple[Action, ...], Action]:
    """RULES M3.6, M-A5, M-A8: a fairy if there is one, or any three of the own cards."""
    gifts = tuple(Give(cards) for cards in _payments(rules, own))
    if own.fairies:
        return (Shield(), *gifts), Shield()
    return gifts, Give(_cheapest_payment(own))


def _payments(rules: Ruleset, own: Holding) -> tuple[tuple[Card, ...], ...]:
    """RULES M3.6: all ways to choose the cards for the witch, in canonical order."""
    held = {card: own.count(card) for card in Card if own.count(card)}
    if not rules.gives_fairies:
        # RULES M-A5: a fairy is sent or kept, never given.
        held.pop(Card.FAIRY, None)
    toll = min(TOLL, sum(held.values()))
    return tuple(
        cards
        for cards in combinations_with_replacement(held, toll)
        if all(cards.count(card) <= held[card] for card in cards)
    )


def _cheapest_payment(own: Holding) -> tuple[Card, ...]:
    """Spare parts first, then diamonds, and the own castle last; who has a fairy is not asked."""
    # Canonical order is that of their price, but for the own colour.
    order = sorted(Card, key=lambda card: card is own.colour)
    given = [card for card in order for _ in range(own.count(card))][:TOLL]
    return tuple(card for card in Card for _ in range(given.count(card)))


def _act(rules: Ruleset, state: State, seat: Seat, action: Action) -> After:
    """RULES M2.1: carry out what the player on turn has chosen."""
    match action:
        case Draw():
            # RULES M2.3: a card must be drawn, so there has to be a pile.
            state, shuffled = _reshuffle(state) if not len(state.pile) else (state, ())
            return replace(state, phase=Phase.DRAW), shuffled
        case Buy(seller):
            return _buy(rules, state, seat, seller)
        case Stop():
            return _pass_on(state, seat), (happened.Stopped(seat),)
        case Shield():
            return _shield(rules, state, seat)
        case _:
            return _give(rules, state, seat, action.cards)


def _reshuffle(state: State) -> After:
    """RULES M2.3: the discard pile becomes the pile."""
    state = replace(
        state,
        epoch=state.epoch + 1,
        pile=state.discards,
        discards=state.discards.emptied(),
    )
    return state, (happened.PileShuffled(state.epoch + 1, len(state.pile)),)


def _turn_over(rules: Ruleset, state: State, seat: Seat, card: Card) -> After:
    """RULES M2.2: the card is shown to all and does what its kind does."""
    state = replace(state, pile=state.pile.minus(card), phase=Phase.MORE)
    drew = happened.Drew(seat, card)
    state, laid = _lay_down(rules, state, seat, card)
    if state.phase is Phase.OVER:
        return state, (drew, *laid)
    # RULES M-A6: a witch's payment comes later, so it is not in a pile shuffled at once.
    shuffles = rules.shuffles_at_once and not len(state.pile)
    state, shuffled = _reshuffle(state) if shuffles else (state, ())
    events = (drew, *laid, *shuffled)
    if state.phase is Phase.WITCH and not rules.fairy_optional and state.holdings[seat].fairies:
        # RULES M-A5: the fairy acts by itself.
        state, helped = _shield(rules, state, seat)
        return state, (*events, *helped)
    return state, events


def _lay_down(rules: Ruleset, state: State, seat: Seat, card: Card) -> After:
    """RULES M3.1, M3.2, M3.6: where a drawn card goes."""
    if card is Card.WITCH:
        return replace(state, phase=Phase.WITCH), ()
    own = state.holdings[seat]
    if card is own.colour:
        return _build(rules, state, seat, card)
    claimed = any(holding.colour is card for holding in state.holdings)
    if card.is_part and own.colour is None and not claimed:
        return _begin_castle(rules, state, seat, card)
    return _put_aside(rules, state, seat, card)


def _begin_castle(rules: Ruleset, state: State, seat: Seat, colour: Card) -> After:
    """RULES M3.1: the player is bound to the colour; M-A4: spare parts of it join at once."""
    own = state.holdings[seat]
    joined = own.count(colour)
    bound = replace(own.minus(colour, joined), colour=colour)
    state = state.with_holding(seat, bound.plus(colour, joined + 1))
    state, finished = _finish(rules, state, seat, colour)
    return state, (happened.CastleBegun(seat, colour.value, joined, joined + 1), *finished)


def _build(rules: Ruleset, state: State, seat: Seat, colour: Card) -> After:
    """RULES M3.2: a part of the own colour is added to the castle."""
    built = state.holdings[seat].plus(colour)
    state, finished = _finish(rules, state.with_holding(seat, built), seat, colour)
    return state, (happened.PartBuilt(seat, colour.value, built.castle), *finished)


def _put_aside(rules: Ruleset, state: State, seat: Seat, card: Card) -> After:
    """RULES M3.3, M3.4, M3.5: spare parts, diamonds and fairies are kept."""
    state = state.with_holding(seat, state.holdings[seat].plus(card))
    aside = happened.PutAside(seat, card)
    if not (rules.any_colour_wins and card.is_part):
        return state, (aside,)
    # RULES M5.1: spare parts may be a whole castle too.
    state, finished = _finish(rules, state, seat, card)
    return state, (aside, *finished)


def _finish(rules: Ruleset, state: State, seat: Seat, colour: Card) -> After:
    """RULES M5.1: whoever completes the castle wins at once."""
    if state.holdings[seat].count(colour) < rules.parts:
        return state, ()
    return replace(state, phase=Phase.OVER), (happened.CastleFinished(seat, colour.value),)


def _shield(rules: Ruleset, state: State, seat: Seat) -> After:
    """RULES M3.6: a fairy and the witch are discarded."""
    state = state.with_holding(seat, state.holdings[seat].minus(Card.FAIRY))
    state = _discard(state, (Card.FAIRY, Card.WITCH))
    return _after_witch(rules, state, seat), (happened.FairyHelped(seat),)


def _give(rules: Ruleset, state: State, seat: Seat, cards: tuple[Card, ...]) -> After:
    """RULES M3.6: the cards and the witch are discarded."""
    own = state.holdings[seat]
    for card in cards:
        own = own.minus(card)
    state = _discard(state.with_holding(seat, own), (*cards, Card.WITCH))
    lost = happened.CardsLost(seat, cards) if cards else happened.NothingLost(seat)
    ruined = own.colour if own.colour in cards and not own.castle else None
    state, ruin = _lose_castle(rules, state, seat, ruined) if ruined else (state, ())
    return _after_witch(rules, state, seat), (lost, *ruin)


def _after_witch(rules: Ruleset, state: State, seat: Seat) -> State:
    """RULES M3.6: an answered witch ends the turn, or it goes on as after any other card."""
    return _pass_on(state, seat) if rules.witch_ends_turn else replace(state, phase=Phase.MORE)


def _lose_castle(rules: Ruleset, state: State, seat: Seat, colour: Card) -> After:
    """RULES M-A3: without any part left, the colour is free again or stays with the player."""
    if rules.frees_colour:
        state = state.with_holding(seat, replace(state.holdings[seat], colour=None))
    return state, (happened.CastleLost(seat, colour.value, rules.frees_colour),)


def _buy(rules: Ruleset, state: State, seat: Seat, seller: Seat) -> After:
    """RULES M4.1, M4.2: diamonds for a part of the own castle, which ends the turn."""
    own, price = state.holdings[seat], rules.price
    assert own.colour is not None
    colour = own.colour
    state = state.with_holding(seat, own.minus(Card.DIAMOND, price).plus(colour))
    sold = state.holdings[seller].minus(colour)
    if rules.pays_seller:
        # RULES M-A1: whoever sells is paid.
        state = state.with_holding(seller, sold.plus(Card.DIAMOND, price))
    else:
        state = _discard(state.with_holding(seller, sold), (Card.DIAMOND,) * price)
    bought = happened.PartBought(seat, seller, colour.value, price, rules.pays_seller)
    state, finished = _finish(rules, state, seat, colour)
    return (state if finished else _pass_on(state, seat)), (bought, *finished)


def _discard(state: State, cards: tuple[Card, ...]) -> State:
    """Lay cards on the discard pile."""
    discards = state.discards
    for card in cards:
        discards = discards.plus(card)
    return replace(state, discards=discards)


def _pass_on(state: State, seat: Seat) -> State:
    """RULES M1.3: the turn goes on clockwise."""
    return replace(state, on_turn=clockwise(seat, len(state.holdings)), phase=Phase.BEGIN)


def _count_parts(rules: Ruleset, state: State, winner: Seat) -> Over:
    """RULES M5.1: one winner, and nobody else is placed; points tell how far the others came."""
    # The winner's castle may be in the reserve; the others are counted by what they built.
    scores = tuple(
        rules.parts if seat == winner else holding.castle
        for seat, holding in enumerate(state.holdings)
    )
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(scores)))
    return Over(scores, ranks)
