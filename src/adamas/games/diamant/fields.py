"""The numbers of Diamant: of its rules, of a state, and of the actions. The kernel plays them.

Kinds of cards are numbers in the canonical order of the edition: treasures by value, traps, relics.
"""

from collections.abc import Callable

from adamas.core.action_numbers import ActionNumbers
from adamas.core.fields import NOBODY, Layout, Seen
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.cards import Relic, Trap, Treasure
from adamas.games.diamant.rules import Diamant
from adamas.games.diamant.view import View

MOST_KINDS, MOST_TRAPS, MOST_RELICS = 24, 5, 5
MOST_SEATS, LONGEST_PATH = 8, 64
MOST_RUBIES, MOST_COPIES, MOST_EXPEDITIONS = 400, 16, 9

_kinds = [f"kind {kind}" for kind in range(MOST_KINDS)]
_path = [f"card {place}" for place in range(LONGEST_PATH)]
_truth = range(2)


def _first(game: Diamant) -> int:
    first = game.settings["first_seat"]
    return NOBODY if first == "random" else int(first)


def _printed(game: Diamant) -> list[int]:
    """Rubies of each treasure, and what is printed on each relic."""
    return [
        card.rubies
        if isinstance(card, Treasure)
        else (card.value or 0)
        if isinstance(card, Relic)
        else 0
        for card in game.rules.cards()
    ]


def _copies(game: Diamant) -> list[int]:
    """Copies in the deck before anything joins."""
    rules, copies = game.rules, []
    for card in rules.cards():
        if isinstance(card, Treasure):
            copies.append(rules.treasures.count(card.rubies))
        elif isinstance(card, Relic):
            copies.append(0 if rules.relics_join else rules.relic_cards().count(card))
        else:
            copies.append(rules.trap_copies)
    return copies


def _shares(game: Diamant) -> list[int]:
    """A division takes longer than looking up what it would give."""
    rubies = [*_printed(game), *[0] * (MOST_KINDS - len(game.rules.cards()))]
    treasures = sum(isinstance(card, Treasure) for card in game.rules.cards())
    return [
        rubies[kind] // explorers if explorers and kind < treasures else 0
        for explorers in range(MOST_SEATS + 1)
        for kind in range(MOST_KINDS)
    ]


RULES: Layout[Callable[[Diamant], object]] = Layout()
_rule = RULES.add
R_TREASURES = _rule(
    "treasures",
    "kinds of treasures: they come first",
    range(MOST_KINDS),
    lambda g: sum(isinstance(card, Treasure) for card in g.rules.cards()),
)
R_TRAPS = _rule(
    "traps", "kinds of traps: they come next", range(MOST_TRAPS + 1), lambda g: len(g.rules.traps)
)
R_KINDS = _rule(
    "kinds", "all kinds, relics included", range(MOST_KINDS + 1), lambda g: len(g.rules.cards())
)
R_JOIN = _rule(
    "join", "one relic joins before every expedition", _truth, lambda g: g.rules.relics_join
)
R_PRINTED = _rule(
    "printed",
    "relics are worth what is printed on them",
    _truth,
    lambda g: g.rules.printed_values is not None,
)
R_POOLED = _rule("pooled", "leavers divide all together", _truth, lambda g: g.rules.pooled)
R_COUNT_REVEALED = _rule(
    "count revealed", "relics count when revealed", _truth, lambda g: g.rules.count_revealed
)
R_BY_FIRST = _rule(
    "by first", "the first of several relics decides", _truth, lambda g: g.rules.batch_by_first
)
R_RELICS_BREAK_TIES = _rule("tie", "relics break ties", _truth, lambda g: g.rules.relics_break_ties)
R_EXPEDITIONS = _rule(
    "expeditions", "", range(1, MOST_EXPEDITIONS + 1), lambda g: g.rules.expeditions
)
R_RELICS = _rule(
    "relics", "in the box", range(MOST_RELICS + 1), lambda g: len(g.rules.relic_cards())
)
R_FIRST = _rule("first", "who begins; -1 if chance picks", range(-1, MOST_SEATS), _first)
R_VALUE = _rule(
    "value", "rubies, or what is printed on a relic", range(MOST_RUBIES), _printed, each=_kinds
)
R_COPIES = _rule(
    "copies", "in the deck before anything joins", range(MOST_COPIES), _copies, each=_kinds
)
R_RELIC_ORDER = _rule(
    "relic order",
    "kinds of the relics, in the order in which they join",
    range(MOST_KINDS),
    lambda g: [g.rules.cards().index(relic) for relic in g.rules.relic_cards()],
    each=range(MOST_RELICS),
)
R_SHARES = _rule(
    "shares",
    "each explorer's share of a treasure, by explorers and kind",
    range(MOST_RUBIES),
    _shares,
    each=range((MOST_SEATS + 1) * MOST_KINDS),
)


def _traps(game: Diamant, view: View) -> list[bool]:
    lying = {card.card for card in view.path}
    return [Trap(kind) in lying for kind in game.rules.traps]


def _deck(game: Diamant, view: View) -> list[int]:
    copies = dict(view.deck)
    return [copies.get(card, 0) for card in game.rules.cards()]


def _path_relics(view: View) -> list[int]:
    """The printed values of the relics on the path."""
    return [each.card.value or 0 for each in view.path if isinstance(each.card, Relic)]


STATE: Layout[Callable[[Diamant, View], object]] = Layout(MOST_SEATS)
_add = STATE.add
SEATS = _add("seats", "how many play", range(1, 9), lambda _, view: len(view.chests))
EXPEDITION = _add(
    "expedition", "counted from 0", range(MOST_EXPEDITIONS + 1), lambda _, view: view.expedition
)
EXPEDITIONS = _add(
    "expeditions",
    "how many there are",
    range(1, MOST_EXPEDITIONS + 1),
    lambda _, view: view.expeditions,
)
DECIDING = _add(
    "deciding", "a decision is due rather than a card", _truth, lambda _, view: view.deciding
)
IN_CAVE = _add("explorers", "how many are in the cave", range(9), lambda _, view: len(view.inside))
HAND = _add(
    "hand", "rubies that each of them carries", range(MOST_RUBIES), lambda _, view: view.hand
)
LYING = _add(
    "lying",
    "rubies on the path, all together",
    range(MOST_RUBIES),
    lambda _, view: sum(each.rubies for each in view.path),
)
LENGTH = _add("path", "cards on the path", range(LONGEST_PATH), lambda _, view: len(view.path))
PATH_RELICS = _add(
    "path relics",
    "relics on the path",
    range(MOST_RELICS + 1),
    lambda _, view: len(_path_relics(view)),
)
PATH_RELIC_POINTS = _add(
    "path points",
    "what is printed on them, all together",
    range(60),
    lambda _, view: sum(_path_relics(view)),
)
TAKEN = _add(
    "relics taken",
    "in the whole game",
    range(MOST_RELICS + 1),
    lambda _, view: sum(map(len, view.relics)),
)
REVEALED = _add(
    "relics revealed",
    "in the whole game",
    range(MOST_RELICS + 1),
    lambda _, view: view.relics_revealed,
)
LEFT = _add("left", "cards in the deck", range(LONGEST_PATH), lambda _, view: len(view.deck))
TRAPS = _add(
    "trap on path",
    "whether a trap of this kind lies on the path",
    _truth,
    _traps,
    each=(f"trap {kind}" for kind in range(MOST_TRAPS)),
)
DECK = _add("in deck", "copies that can still come", range(MOST_COPIES), _deck, each=_kinds)
INSIDE = _add(
    "inside",
    "whether the explorer is in the cave",
    _truth,
    lambda _, view: [seat in view.inside for seat in range(len(view.chests))],
    by_seat=True,
)
CHESTS = _add(
    "chest", "rubies in safety", range(MOST_RUBIES), lambda _, view: view.chests, by_seat=True
)
POINTS = _add(
    "relic points",
    "points in relics",
    range(60),
    lambda _, view: map(sum, view.relics),
    by_seat=True,
)
COUNTS = _add(
    "relics",
    "how many were taken",
    range(MOST_RELICS + 1),
    lambda _, view: map(len, view.relics),
    by_seat=True,
)
FIRST = _add(
    "first",
    "who turns the cards, which has no effect on play; -1 until chance has picked",
    range(-1, MOST_SEATS),
    lambda _, view: view.first,
    seen=Seen.NOBODY,
)
PATH = _add(
    "path kinds",
    "kinds on the path, in order",
    range(MOST_KINDS),
    lambda game, view: [game.rules.cards().index(each.card) for each in view.path],
    each=_path,
    seen=Seen.NOBODY,
)
RUBIES = _add(
    "path rubies",
    "rubies on each of them, where they are divided card by card",
    range(MOST_RUBIES),
    lambda _, view: [each.rubies for each in view.path],
    each=_path,
    seen=Seen.NOBODY,
)
SIZE = STATE.size

ACTIONS: ActionNumbers[Decision] = ActionNumbers(tuple(Decision))
CONTINUE, EXIT = map(ACTIONS.first, (Decision.CONTINUE, Decision.EXIT))
