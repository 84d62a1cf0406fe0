"""Diamant as compiled functions over one flat array: the same law as rules.py, for simulations.

A state is an array with the fields that `fields.py` declares; the rules are another one. Kinds of
cards, seats and actions are numbers in canonical order, as in rules.py. Each function names the
rule function that it repeats; tests replay random games through both, step by step.
"""

from adamas.core.compilable import CHANCE, DECIDE, NO_URN, OVER, Ints, Scratch, compiled
from adamas.games.diamant.cards import Card
from adamas.games.diamant.fields import (
    CHESTS,
    CONTINUE,
    COUNTS,
    DECIDING,
    DECK,
    EXIT,
    EXPEDITION,
    EXPEDITIONS,
    FIRST,
    HAND,
    IN_CAVE,
    INSIDE,
    LEFT,
    LENGTH,
    LYING,
    MOST_KINDS,
    MOST_TRAPS,
    PATH,
    PATH_RELIC_POINTS,
    PATH_RELICS,
    POINTS,
    R_BY_FIRST,
    R_COPIES,
    R_COUNT_REVEALED,
    R_EXPEDITIONS,
    R_FIRST,
    R_JOIN,
    R_KINDS,
    R_POOLED,
    R_PRINTED,
    R_RELIC_ORDER,
    R_RELICS,
    R_RELICS_BREAK_TIES,
    R_SHARES,
    R_TRAPS,
    R_TREASURES,
    R_VALUE,
    REVEALED,
    RUBIES,
    SEATS,
    SIZE,
    TAKEN,
    TRAPS,
)
from adamas.games.diamant.rules import EARLY_RELICS, EARLY_VALUE, LATE_VALUE, Diamant


def outcomes(game: Diamant, epoch: int) -> tuple[Card, ...]:  # noqa: ARG001 - always the same
    """The cards by number."""
    return game.rules.cards()


@compiled
def begin(rules: Ints, state: Ints, seats: int) -> None:
    """`initial`: empty chests, the deck of the edition, everybody in the cave."""
    for field in range(SIZE):
        state[field] = 0
    state[SEATS] = seats
    state[FIRST] = rules[R_FIRST]
    state[EXPEDITIONS] = rules[R_EXPEDITIONS]
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
def urn(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """`turn`: where the copies of all outcomes begin; NO_URN while chance picks the first seat."""
    return NO_URN if state[FIRST] < 0 else DECK


@compiled
def left(rules: Ints, state: Ints) -> int:  # noqa: ARG001
    """`turn`: how many outcomes there are, all copies counted."""
    return state[SEATS] if state[FIRST] < 0 else state[LEFT]


@compiled
def legal(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:  # noqa: ARG001
    """The numbers of a seat's legal actions, in canonical order; how many there are."""
    if not state[INSIDE + seat]:
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
        if state[TRAPS + outcome - treasures]:
            # `_fail`: the second trap leaves the game, so it does not join the path.
            _close_cave(rules, state)
            return
        state[TRAPS + outcome - treasures] = 1
    else:
        state[REVEALED] += 1
        state[PATH_RELICS] += 1
        state[PATH_RELIC_POINTS] += rules[R_VALUE + outcome]
    _lay(state, outcome, rubies)


@compiled
def decide(rules: Ints, state: Ints, choices: Ints) -> None:
    """`apply` for what the explorers in the cave chose, by seat (`_decide`)."""
    leavers = 0
    for seat in range(state[SEATS]):
        leavers += state[INSIDE + seat] and choices[seat] == EXIT
    if leavers:
        _go_home(rules, state, choices, leavers)
    if state[IN_CAVE] and not state[LEFT]:
        _go_home(rules, state, choices, state[IN_CAVE])
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
def conceal(rules: Ints, state: Ints, seat: int, row: Scratch) -> None:
    """Nothing is hidden."""


@compiled
def _enter_cave(rules: Ints, state: Ints) -> None:
    expedition = state[EXPEDITION]
    if expedition == rules[R_EXPEDITIONS]:
        return
    if rules[R_JOIN] and expedition < rules[R_RELICS]:
        state[DECK + rules[R_RELIC_ORDER + expedition]] += 1
        state[LEFT] += 1
    for seat in range(state[SEATS]):
        state[INSIDE + seat] = 1
    state[IN_CAVE] = state[SEATS]


@compiled
def _lay(state: Ints, kind: int, rubies: int) -> None:
    """Put a card on the path."""
    state[PATH + state[LENGTH]] = kind
    state[RUBIES + state[LENGTH]] = rubies
    state[LENGTH] += 1
    state[LYING] += rubies


@compiled
def _go_home(rules: Ints, state: Ints, choices: Ints, leavers: int) -> None:
    """So many leave: those who chose to, or everybody."""
    found = _pick_up(rules, state, leavers)
    everybody = leavers == state[IN_CAVE]
    for seat in range(state[SEATS]):
        if state[INSIDE + seat] and (everybody or choices[seat] == EXIT):
            state[INSIDE + seat] = 0
            state[CHESTS + seat] += state[HAND] + found
            if leavers == 1:
                _take_relics(rules, state, seat)
    state[IN_CAVE] -= leavers


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
def value_of(before: int, relics: int, by_first: int) -> int:
    """`_value_by_order`, summed up: the points of so many relics in one go, after so many others.

    With `by_first` the place of the first of them decides for all.
    """
    early = max(EARLY_RELICS - before, 0)
    early = relics if early and by_first else min(early, relics)
    return early * EARLY_VALUE + (relics - early) * LATE_VALUE


@compiled
def _take_relics(rules: Ints, state: Ints, seat: int) -> None:
    relics = state[PATH_RELICS]
    points = state[PATH_RELIC_POINTS]
    if not rules[R_PRINTED]:
        seen = state[REVEALED] - relics if rules[R_COUNT_REVEALED] else state[TAKEN]
        points = value_of(seen, relics, rules[R_BY_FIRST])
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
    state[HAND] = 0
    state[DECIDING] = 0
    state[IN_CAVE] = 0
    for trap in range(MOST_TRAPS):
        state[TRAPS + trap] = 0
    for seat in range(state[SEATS]):
        state[INSIDE + seat] = 0
    _enter_cave(rules, state)
