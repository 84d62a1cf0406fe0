"""The table as text: the two piles, and in front of each player a castle and a reserve."""

from collections.abc import Iterable

from adamas.core.sketch import Line, Say, Sketch, Span
from adamas.core.turn import Over
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.screen import Screen
from adamas.games.diamoniak.state import Holding, Phase

WIDTH = 78
INDENT = " " * 17
GAP = "   "
BUILT, MISSING = "▟▙", "··"

STYLES = {
    Card.RED: "bright_red",
    Card.BLUE: "bright_blue",
    Card.GREEN: "bright_green",
    Card.YELLOW: "bright_yellow",
    Card.DIAMOND: "bold cyan",
    Card.FAIRY: "bold",
    Card.WITCH: "bold magenta",
}


def sketch(screen: Screen, say: Say, result: Over | None) -> Sketch:
    """The whole table."""
    return (
        *_piles(screen, say),
        (),
        *(
            line
            for seat, holding in enumerate(screen.holdings)
            for line in _player(screen, seat, holding, say)
        ),
        (),
        _scene(screen, say, result),
    )


def _piles(screen: Screen, say: Say) -> Sketch:
    pile = say("sketch-pile", number=screen.epoch + 1, cards=screen.pile)
    label = say("sketch-discards", cards=len(screen.discards))
    return (((pile, "bold"),), ((label, "dim"),), *_cards(screen.discards, say))


def _player(screen: Screen, seat: int, holding: Holding, say: Say) -> Sketch:
    """The castle in one line, the reserve below it."""
    mark = "▶" if seat == screen.on_turn else " "
    name = (f"{mark} {say.name(seat):<14.14} ", "bold" if seat == screen.seat else "")
    reserve = [(card, holding.count(card)) for card in Card if card is not holding.colour]
    return ((name, *_castle(screen, holding, say)), *_cards(reserve, say))


def _castle(screen: Screen, holding: Holding, say: Say) -> Line:
    if holding.colour is None:
        return ((say("sketch-no-castle"), "dim"),)
    style = STYLES[holding.colour]
    return (
        (BUILT * holding.castle, style),
        (MISSING * (screen.parts - holding.castle), "dim"),
        GAP,
        (say("sketch-castle", colour=holding.colour.value), style),
        GAP,
        say("sketch-parts", parts=holding.castle, of=screen.parts),
    )


def _cards(cards: Iterable[tuple[Card, int]], say: Say) -> Sketch:
    """Heaps of cards side by side, in as many rows as they need."""
    rows: list[list[Span]] = []
    room = 0
    for card, count in cards:
        if not count:
            continue
        heap = say("sketch-cards", card=card.value, count=count)
        if room < len(GAP) + len(heap):
            rows.append([INDENT, (heap, STYLES[card])])
            room = WIDTH - len(INDENT) - len(heap)
        else:
            rows[-1] += [GAP, (heap, STYLES[card])]
            room -= len(GAP) + len(heap)
    return tuple(map(tuple, rows))


def _scene(screen: Screen, say: Say, result: Over | None) -> Line:
    """What is going on now."""
    if result:
        return ((say("sketch-over", name=say.name(result.winners[0])), "bold yellow"),)
    if screen.on_turn is None:
        return ((say("sketch-lot"), "dim"),)
    style = "bold magenta" if screen.phase is Phase.WITCH else ""
    return ((say(f"sketch-{screen.phase}", name=say.name(screen.on_turn)), style),)
