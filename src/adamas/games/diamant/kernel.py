"""Diamant as compiled functions over one flat array: the same law as rules.py, for simulations.

Names are thrown away here, so they are all given first. A state is an int64 array with the fields
below; the rules are another one. Kinds of cards, seats and actions are numbers in canonical order,
as in rules.py: treasures by value, traps, relics; `continue` is 0 and `exit` is 1. Each function
names the rule function that it repeats; tests replay random games through both, step by step.
"""

from adamas.core.compilable import CHANCE, DECIDE, OVER, Ints, compiled
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.cards import Card, Relic, Trap, Treasure
from adamas.games.diamant.rules import EARLY_RELICS, EARLY_VALUE, LATE_VALUE, Diamant
from adamas.games.diamant.view import View

CONTINUE, EXIT = 0, 1

MOST_KINDS, MOST_SEATS, LONGEST_PATH = 32, 8, 64

# Fields of the rules.
R_TREASURES = 0  # kinds of treasures: they come first
R_TRAPS = 1  # kinds of traps: they come next
R_KINDS = 2  # all kinds, relics included
R_JOIN = 3  # whether one relic joins before every expedition
R_PRINTED = 4  # whether relics are worth what is printed on them
R_POOLED = 5
R_COUNT_REVEALED = 6
R_RELICS_BREAK_TIES = 7
R_EXPEDITIONS = 8
R_RELICS = 9  # relics in the box
R_FIRST = 10  # who begins; -1 if chance picks
R_VALUE = 16  # rubies of each treasure, printed value of each relic, by kind
R_COPIES = R_VALUE + MOST_KINDS  # copies in the deck before anything joins, by kind
R_RELIC_ORDER = R_COPIES + MOST_KINDS  # kinds of the relics, in the order in which they join
R_SHARES = R_RELIC_ORDER + 16  # each explorer's share of a treasure, by explorers and kind
R_SIZE = R_SHARES + (MOST_SEATS + 1) * MOST_KINDS

# Fields of a state.
SEATS = 0
FIRST = 1  # -1 until chance has picked
EXPEDITION = 2
DECIDING = 3
INSIDE = 4  # the explorers in the cave, as bits
IN_CAVE = 5  # how many they are
HAND = 6  # rubies that each of them carries
LYING = 7  # rubies on the path, all together
TRAPS = 8  # kinds of traps on the path, as bits
LENGTH = 9  # cards on the path
PATH_RELICS = 10
PATH_RELIC_POINTS = 11  # their printed values, all together
TAKEN = 12  # relics taken in the whole game
REVEALED = 13  # relics turned over in the whole game
LEFT = 14  # cards in the deck
DECK = 16  # copies in the deck, by kind
PATH = DECK + MOST_KINDS  # kinds on the path, in order
RUBIES = PATH + LONGEST_PATH  # rubies on each of them, where they are divided card by card
CHESTS = RUBIES + LONGEST_PATH  # by seat
POINTS = CHESTS + MOST_SEATS  # relic points, by seat
COUNTS = POINTS + MOST_SEATS  # relics, by seat
SIZE = COUNTS + MOST_SEATS


def encode(game: Diamant) -> list[int]:
    """The rules of a game as numbers."""
    rules = game.rules
    cards = rules.cards()
    relics = rules.relic_cards()
    fields = [0] * R_SIZE
    fields[R_TREASURES] = sum(isinstance(card, Treasure) for card in cards)
    fields[R_TRAPS] = len(rules.traps)
    fields[R_KINDS] = len(cards)
    fields[R_JOIN] = rules.relics_join
    fields[R_PRINTED] = rules.printed_values is not None
    fields[R_POOLED] = rules.pooled
    fields[R_COUNT_REVEALED] = rules.count_revealed
    fields[R_RELICS_BREAK_TIES] = rules.relics_break_ties
    fields[R_EXPEDITIONS] = rules.expeditions
    fields[R_RELICS] = len(relics)
    first = game.settings["first_seat"]
    fields[R_FIRST] = -1 if first == "random" else int(first)
    for kind, card in enumerate(cards):
        if isinstance(card, Treasure):
            fields[R_VALUE + kind] = card.rubies
            fields[R_COPIES + kind] = rules.treasures.count(card.rubies)
            for explorers in range(1, MOST_SEATS + 1):
                fields[R_SHARES + explorers * MOST_KINDS + kind] = card.rubies // explorers
        elif isinstance(card, Relic):
            fields[R_VALUE + kind] = card.value or 0
            fields[R_COPIES + kind] = 0 if rules.relics_join else relics.count(card)
        else:
            fields[R_COPIES + kind] = rules.trap_copies
    for place, relic in enumerate(relics):
        fields[R_RELIC_ORDER + place] = cards.index(relic)
    return fields


def flatten(game: Diamant, view: View) -> list[int]:
    """The state behind a view; nothing is hidden."""
    cards = game.rules.cards()
    state = [0] * SIZE
    state[SEATS] = len(view.chests)
    state[FIRST] = -1 if view.first is None else view.first
    state[EXPEDITION] = view.expedition
    state[DECIDING] = view.deciding
    state[INSIDE] = sum(1 << seat for seat in view.inside)
    state[IN_CAVE] = len(view.inside)
    state[HAND] = view.hand
    state[LYING] = sum(lying.rubies for lying in view.path)
    state[LENGTH] = len(view.path)
    state[TAKEN] = sum(map(len, view.relics))
    state[REVEALED] = view.relics_revealed
    state[LEFT] = len(view.deck)
    for card, copies in view.deck:
        state[DECK + cards.index(card)] = copies
    for place, lying in enumerate(view.path):
        state[PATH + place] = cards.index(lying.card)
        state[RUBIES + place] = lying.rubies
        if isinstance(lying.card, Trap):
            state[TRAPS] |= 1 << game.rules.traps.index(lying.card.kind)
        elif isinstance(lying.card, Relic):
            state[PATH_RELICS] += 1
            state[PATH_RELIC_POINTS] += lying.card.value or 0
    for seat, chest in enumerate(view.chests):
        state[CHESTS + seat] = chest
        state[POINTS + seat] = sum(view.relics[seat])
        state[COUNTS + seat] = len(view.relics[seat])
    return state


def number(action: Decision) -> int:
    """The number of a decision."""
    return EXIT if action is Decision.EXIT else CONTINUE


def outcomes(game: Diamant, epoch: int) -> tuple[Card, ...]:  # noqa: ARG001 - always the same
    """The cards by number."""
    return game.rules.cards()


def action(game: Diamant, number: int) -> Decision:  # noqa: ARG001 - always the same
    """The decision that a number stands for."""
    return tuple(Decision)[number]


@compiled
def begin(rules: Ints, state: Ints, seats: int) -> None:
    """`initial`: empty chests, the deck of the edition, everybody in the cave."""
    for field in range(SIZE):
        state[field] = 0
    state[SEATS] = seats
    state[FIRST] = rules[R_FIRST]
    for kind in range(rules[R_KINDS]):
        state[DECK + kind] = rules[R_COPIES + kind]
        state[LEFT] += rules[R_COPIES + kind]
    _enter_cave(rules, state)


@compiled
def turn(rules: Ints, state: Ints) -> int:
    """`turn`: what is due, CHANCE, DECIDE or OVER."""
    if state[FIRST] < 0:
        return CHANCE
    if state[EXPEDITION] == rules[R_EXPEDITIONS]:
        return OVER
    return DECIDE if state[DECIDING] else CHANCE


@compiled
def epoch(rules: Ints, state: Ints) -> int:  # noqa: ARG001 - the shape that all kernels share
    """The shuffle that the next draw belongs to."""
    return state[EXPEDITION]


@compiled
def weights(rules: Ints, state: Ints, copies: Ints) -> int:
    """Copies of each outcome by number, 0 for those that are not in; how many numbers there are."""
    if state[FIRST] < 0:
        for seat in range(state[SEATS]):
            copies[seat] = 1
        return state[SEATS]
    for kind in range(rules[R_KINDS]):
        copies[kind] = state[DECK + kind]
    return rules[R_KINDS]


@compiled
def legal(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:  # noqa: ARG001
    """The numbers of a seat's legal actions, in canonical order; how many there are."""
    if not state[INSIDE] >> seat & 1:
        return 0
    actions[0] = CONTINUE
    actions[1] = EXIT
    return 2


@compiled
def draw(rules: Ints, state: Ints, outcome: int) -> None:
    """`apply` for an outcome: chance picks the first seat, or a card is revealed (`_reveal`)."""
    if state[FIRST] < 0:
        state[FIRST] = outcome
        return
    treasures, traps = rules[R_TREASURES], rules[R_TRAPS]
    state[DECK + outcome] -= 1
    state[LEFT] -= 1
    state[DECIDING] = 1
    rubies = 0
    if outcome < treasures:
        explorers = state[IN_CAVE]
        each = rules[R_SHARES + explorers * MOST_KINDS + outcome]
        state[HAND] += each
        rubies = rules[R_VALUE + outcome] - each * explorers
    elif outcome < treasures + traps:
        bit = 1 << (outcome - treasures)
        if state[TRAPS] & bit:
            # `_fail`: the second trap leaves the game, so it does not join the path.
            state[INSIDE] = 0
            state[IN_CAVE] = 0
            _close_cave(rules, state)
            return
        state[TRAPS] |= bit
    else:
        state[REVEALED] += 1
        state[PATH_RELICS] += 1
        state[PATH_RELIC_POINTS] += rules[R_VALUE + outcome]
    _lay(state, outcome, rubies)


@compiled
def decide(rules: Ints, state: Ints, choices: Ints) -> None:
    """`apply` for what the explorers in the cave chose, by seat (`_decide`)."""
    leavers = state[INSIDE]
    for seat in range(state[SEATS]):
        if choices[seat] != EXIT:
            leavers &= ~(1 << seat)
    if leavers:
        _go_home(rules, state, leavers)
    if state[IN_CAVE] and not state[LEFT]:
        _go_home(rules, state, state[INSIDE])
    if state[IN_CAVE]:
        state[DECIDING] = 0
    else:
        _close_cave(rules, state)


@compiled
def score(rules: Ints, state: Ints, scores: Ints, ranks: Ints) -> None:
    """`_count_points`: scores and ranks by seat."""
    seats = state[SEATS]
    for seat in range(seats):
        scores[seat] = state[CHESTS + seat] + state[POINTS + seat]
    for seat in range(seats):
        ranks[seat] = 1
        for other in range(seats):
            better = scores[other] > scores[seat]
            if rules[R_RELICS_BREAK_TIES] and scores[other] == scores[seat]:
                better = state[COUNTS + other] > state[COUNTS + seat]
            if better:
                ranks[seat] += 1


@compiled
def _enter_cave(rules: Ints, state: Ints) -> None:
    expedition = state[EXPEDITION]
    if expedition == rules[R_EXPEDITIONS]:
        return
    if rules[R_JOIN] and expedition < rules[R_RELICS]:
        state[DECK + rules[R_RELIC_ORDER + expedition]] += 1
        state[LEFT] += 1
    state[INSIDE] = (1 << state[SEATS]) - 1
    state[IN_CAVE] = state[SEATS]


@compiled
def _lay(state: Ints, kind: int, rubies: int) -> None:
    """Put a card on the path."""
    state[PATH + state[LENGTH]] = kind
    state[RUBIES + state[LENGTH]] = rubies
    state[LENGTH] += 1
    state[LYING] += rubies


@compiled
def _go_home(rules: Ints, state: Ints, leavers: int) -> None:
    count = 0
    for seat in range(state[SEATS]):
        count += leavers >> seat & 1
    found = _pick_up(rules, state, count)
    for seat in range(state[SEATS]):
        if leavers >> seat & 1:
            state[CHESTS + seat] += state[HAND] + found
            if count == 1:
                _take_relics(rules, state, seat)
    state[INSIDE] &= ~leavers
    state[IN_CAVE] -= count


@compiled
def _pick_up(rules: Ints, state: Ints, leavers: int) -> int:
    """The share of each leaver. Where all is divided together, only the sum matters."""
    if rules[R_POOLED]:
        found = state[LYING] // leavers
        state[LYING] %= leavers
        return found
    found = 0
    for place in range(state[LENGTH]):
        found += state[RUBIES + place] // leavers
        state[RUBIES + place] %= leavers
    state[LYING] -= found * leavers
    return found


@compiled
def value_of(before: int, relics: int) -> int:
    """`_value_by_order`, summed up: the points of so many relics after so many others."""
    early = min(max(EARLY_RELICS - before, 0), relics)
    return early * EARLY_VALUE + (relics - early) * LATE_VALUE


@compiled
def _take_relics(rules: Ints, state: Ints, seat: int) -> None:
    relics = state[PATH_RELICS]
    points = state[PATH_RELIC_POINTS]
    if not rules[R_PRINTED]:
        seen = state[REVEALED] - relics if rules[R_COUNT_REVEALED] else state[TAKEN]
        points = value_of(seen, relics)
    state[POINTS + seat] += points
    state[COUNTS + seat] += relics
    state[TAKEN] += relics
    _clear_relics(rules, state)


@compiled
def _clear_relics(rules: Ints, state: Ints) -> None:
    """Relics leave the path for good."""
    first_relic, kept = rules[R_TREASURES] + rules[R_TRAPS], 0
    for place in range(state[LENGTH]):
        if state[PATH + place] < first_relic:
            state[PATH + kept] = state[PATH + place]
            state[RUBIES + kept] = state[RUBIES + place]
            kept += 1
    state[LENGTH] = kept
    state[PATH_RELICS] = 0
    state[PATH_RELIC_POINTS] = 0


@compiled
def _close_cave(rules: Ints, state: Ints) -> None:
    _clear_relics(rules, state)
    for place in range(state[LENGTH]):
        state[DECK + state[PATH + place]] += 1
    state[LEFT] += state[LENGTH]
    state[EXPEDITION] += 1
    state[LENGTH] = 0
    state[LYING] = 0
    state[TRAPS] = 0
    state[HAND] = 0
    state[DECIDING] = 0
    _enter_cave(rules, state)
