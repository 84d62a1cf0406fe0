"""The rules of Diamant, step by step as in RULES.md beside this file: pure functions of states."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from adamas.core.bag import Bag
from adamas.core.box import Variant, check_seats
from adamas.core.event import Event
from adamas.core.first import Begins, First, first_seat, pick_first
from adamas.core.numbered import Numbered
from adamas.core.options import Settings
from adamas.core.player import Rng
from adamas.core.remember import remembered
from adamas.core.seat import Seat, ranks
from adamas.core.turn import Chance, Decide, Over, check_move
from adamas.games.diamant import events as happened
from adamas.games.diamant.actions import ACTIONS, Decision
from adamas.games.diamant.cards import OUTCOMES, Card, Outcome, Relic, Trap, Treasure
from adamas.games.diamant.editions import Ruleset, ruleset
from adamas.games.diamant.screen import Screen, show
from adamas.games.diamant.state import PathCard, State
from adamas.games.diamant.view import View, observe, state_of

After = tuple[State, tuple[Event, ...]]

# RULES D6.2: the first relics of a game are worth less than the later ones.
EARLY_RELICS, EARLY_VALUE, LATE_VALUE = 3, 5, 10


@dataclass(frozen=True)
class Diamant(Numbered[View, Decision]):
    """Diamant by one edition and its options."""

    edition: str
    settings: Settings
    options: Settings
    rules: Ruleset
    rules_version: int

    name = "diamant"
    state_type = State

    @staticmethod
    def from_box(variant: Variant) -> "Diamant":
        """The game that an edition and its options describe."""
        return Diamant(
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
        return _enter_cave(self.rules, _set_up(self.rules, seats, self.settings))

    @remembered(1024)
    def turn(self, state: State) -> Chance[Outcome] | Decide[Decision] | Over:
        """What can happen next."""
        if state.first is None:
            return pick_first(len(state.chests))
        if state.expedition == self.rules.expeditions:
            return _count_points(self.rules, state)
        if state.deciding:
            # RULES D4.7, D-A15: who does not answer goes home.
            choices = dict.fromkeys(state.inside, tuple(Decision))
            return Decide(choices, dict.fromkeys(state.inside, Decision.EXIT))
        return Chance(state.expedition, tuple(state.deck))

    def apply(self, state: State, move: Outcome | Mapping[Seat, Decision]) -> After:
        """The state after a move, and what happened."""
        check_move(self.turn(state), move)
        match move:
            case First(seat):
                return replace(state, first=seat), (Begins(seat),)
            case Mapping():
                leavers = tuple(seat for seat in state.inside if move[seat] is Decision.EXIT)
                return _decide(self.rules, state, leavers)
            case _:
                return _reveal(self.rules, state, move)

    def observe(self, state: State, seat: Seat | None) -> View:
        """All that a seat can know."""
        return observe(self.rules, state, seat)

    def show(self, view: View, *, answered: bool) -> Screen:  # noqa: ARG002 - nothing is looked at
        """What a person's screen is told."""
        return show(self.rules, view)

    def settled_epochs(self, state: State) -> int:
        """Once an expedition is over, all of its cards that mattered lie open."""
        return state.expedition

    def sample_state(self, view: View, rng: Rng) -> State:  # noqa: ARG002 - nothing is hidden
        """The one state that the view leaves possible."""
        return state_of(view)

    def parse_action(self, text: str) -> Decision:
        """The decision with this text."""
        return ACTIONS.parse(text)

    def parse_outcome(self, text: str) -> Outcome:
        """The card with this text."""
        return OUTCOMES.parse(text)


def _set_up(rules: Ruleset, seats: int, settings: Settings) -> State:
    """RULES D3.1: empty chests, and the deck of the edition."""
    deck: Bag[Card] = Bag(rules.cards(), (0,) * len(rules.cards()))
    for rubies in rules.treasures:
        deck = deck.plus(Treasure(rubies))
    for kind in rules.traps:
        deck = deck.plus(Trap(kind), rules.trap_copies)
    relics = rules.relic_cards()
    if not rules.relics_join:
        for relic in relics:
            deck = deck.plus(relic)
    return State(
        first=first_seat(settings, seats),
        expedition=0,
        deck=deck,
        path=(),
        inside=(),
        hand=0,
        deciding=False,
        chests=(0,) * seats,
        relics=((),) * seats,
        relics_revealed=0,
        removed=(),
    )


def _enter_cave(rules: Ruleset, state: State) -> State:
    """RULES D3.2, D4.1: a relic may join the deck; everybody walks in with empty hands."""
    if state.expedition == rules.expeditions:
        return state
    added = _joining_relic(rules, state)
    return replace(
        state,
        deck=state.deck.plus(added) if added else state.deck,
        inside=tuple(range(len(state.chests))),
    )


def _joining_relic(rules: Ruleset, state: State) -> Relic | None:
    """RULES D3.2: the relic that joins the deck before this expedition, while there are any."""
    waiting = rules.relic_cards()[state.expedition :] if rules.relics_join else ()
    return waiting[0] if waiting else None


def _at_entrance(state: State) -> bool:
    """Whether no card of this expedition was turned over yet.

    An empty path alone does not tell: whoever leaves alone may have taken all that lay on it.
    """
    return not state.path and len(state.inside) == len(state.chests)


def _begin(rules: Ruleset, state: State) -> tuple[Event, ...]:
    """RULES D3.2: the expedition is announced, and with it the relic that was shuffled in."""
    added = _joining_relic(rules, state)
    return (happened.ExpeditionStarted(state.expedition + 1, added),)


def _reveal(rules: Ruleset, state: State, card: Card) -> After:
    """RULES D4.2: the card joins the path and does what its kind does."""
    # RULES D4.4: the first trap of its kind does nothing. RULES D4.5: the second ends it.
    deadly = isinstance(card, Trap) and any(lying.card == card for lying in state.path)
    begun = _begin(rules, state) if _at_entrance(state) else ()
    state = replace(state, deck=state.deck.minus(card), deciding=True)
    match card:
        case Treasure():
            state, events = _share_treasure(state, card)
        case Trap():
            state = replace(state, path=(*state.path, PathCard(card)))
            state, events = _fail(rules, state, card) if deadly else (state, ())
        case _:
            # RULES D4.6: a relic just lies there.
            state = replace(
                state,
                path=(*state.path, PathCard(card)),
                relics_revealed=state.relics_revealed + 1,
            )
            events = ()
    return state, (*begun, happened.Revealed(card, deadly), *events)


def _share_treasure(state: State, card: Treasure) -> After:
    """RULES D4.3: equal shares into the hands; what cannot be divided stays on the card."""
    each, left = divmod(card.rubies, len(state.inside))
    state = replace(state, hand=state.hand + each, path=(*state.path, PathCard(card, left)))
    return state, (happened.RubiesShared(card.rubies, len(state.inside), each, left),)


def _fail(rules: Ruleset, state: State, trap: Trap) -> After:
    """RULES D4.5: everybody in the cave loses the hand; D5.3: the second trap leaves the game."""
    failed = happened.ExpeditionFailed(trap, state.inside, state.hand)
    state = replace(state, inside=(), path=state.path[:-1])
    state, ended = _close_cave(rules, state, (trap,))
    return state, (failed, *ended)


def _decide(rules: Ruleset, state: State, leavers: tuple[Seat, ...]) -> After:
    """RULES D4.8, D4.9: leavers go home as one; whoever stays turns over the next card."""
    stayers = tuple(seat for seat in state.inside if seat not in leavers)
    stayed = tuple(happened.Stayed(seat) for seat in stayers)
    state, events = _go_home(rules, state, leavers) if leavers else (state, ())
    events = (*stayed, *events)
    if stayers and not len(state.deck):
        # RULES D-A9: nothing is left to turn over, so the rest go home together.
        state, more = _go_home(rules, state, stayers)
        events = (*events, happened.DeckRanOut(), *more)
    if state.inside:
        return replace(state, deciding=False), events
    state, closing = _close_cave(rules, state)
    return state, (*events, *closing)


def _go_home(rules: Ruleset, state: State, leavers: tuple[Seat, ...]) -> After:
    """RULES D4.8: share what lies on the path, take relics if alone, fill the chests."""
    found, path = _pick_up(rules, state.path, len(leavers))
    rests = tuple(lying.rubies for lying in path)
    home = tuple(happened.WentHome(seat, state.hand, found, rests) for seat in leavers)
    chests = tuple(
        chest + (state.hand + found if seat in leavers else 0)
        for seat, chest in enumerate(state.chests)
    )
    inside = tuple(seat for seat in state.inside if seat not in leavers)
    state = replace(state, path=path, chests=chests, inside=inside)
    if len(leavers) > 1:
        return state, home
    # RULES D4.8b, D4.10: alone is who leaves alone, whoever stays behind.
    state, taken = _take_relics(rules, state, leavers[0])
    return state, (*home, *taken)


def _pick_up(
    rules: Ruleset, path: tuple[PathCard, ...], leavers: int
) -> tuple[int, tuple[PathCard, ...]]:
    """RULES D4.8a, D-A1: the share of each leaver, and the path with what cannot be divided."""
    if not rules.pooled:
        each = sum(lying.rubies // leavers for lying in path)
        return each, tuple(replace(lying, rubies=lying.rubies % leavers) for lying in path)
    each, left = divmod(sum(lying.rubies for lying in path), leavers)
    # The remainder may lie on any treasure: it goes to the deepest one.
    swept = [replace(lying, rubies=0) for lying in path]
    for place in reversed(range(len(swept))):
        if isinstance(swept[place].card, Treasure):
            swept[place] = replace(swept[place], rubies=left)
            break
    return each, tuple(swept)


def _take_relics(rules: Ruleset, state: State, seat: Seat) -> After:
    """RULES D4.8b: all relics on the path go to the one who left alone."""
    lying = [each.card for each in state.path if isinstance(each.card, Relic)]
    if not lying:
        return state, ()
    # RULES D-A2: the place of the first of them in the order that decides values.
    seen = state.relics_revealed - len(lying) if rules.count_revealed else state.relics_taken
    values = tuple(
        relic.value
        if relic.value is not None
        # RULES D6.2: each relic has a place of its own, or all have that of the first.
        else _value_by_order(seen + (1 if rules.batch_by_first else place))
        for place, relic in enumerate(lying, start=1)
    )
    relics = tuple(
        (*own, *values) if owner == seat else own for owner, own in enumerate(state.relics)
    )
    path = tuple(each for each in state.path if not isinstance(each.card, Relic))
    return replace(state, relics=relics, path=path), (happened.RelicsTaken(seat, values),)


def worth_by_order(relics: int) -> tuple[int, ...]:
    """RULES D6.2: what so many relics are worth, in the order in which they count."""
    return tuple(_value_by_order(place) for place in range(1, relics + 1))


def _value_by_order(place: int) -> int:
    """RULES D6.2: what the relic is worth that is the `place`-th of the game, counted from 1."""
    return EARLY_VALUE if place <= EARLY_RELICS else LATE_VALUE


def _close_cave(rules: Ruleset, state: State, traps: tuple[Trap, ...] = ()) -> After:
    """RULES D5.1, D5.2, D5.4: rubies return, relics are lost, the other cards are shuffled in."""
    lost = tuple(lying.card for lying in state.path if isinstance(lying.card, Relic))
    # RULES D5.2: a relic that was turned over never comes back.
    returned = tuple(lying.card for lying in state.path if not isinstance(lying.card, Relic))
    removed: tuple[Card, ...] = (*traps, *lost)
    rubies = sum(lying.rubies for lying in state.path)
    ended = happened.ExpeditionEnded(state.expedition + 1, rubies, len(lost), returned, removed)
    deck = state.deck
    for card in returned:
        deck = deck.plus(card)
    state = replace(
        state,
        expedition=state.expedition + 1,
        deck=deck,
        path=(),
        hand=0,
        deciding=False,
        removed=(*state.removed, *removed),
    )
    return _enter_cave(rules, state), (ended,)


def _count_points(rules: Ruleset, state: State) -> Over:
    """RULES D6.1: chest and relics; D-A11: ties by edition."""
    scores = tuple(chest + sum(own) for chest, own in zip(state.chests, state.relics, strict=True))
    breakers = [len(own) if rules.relics_break_ties else 0 for own in state.relics]
    return Over(scores, ranks(list(zip(scores, breakers, strict=True))))
