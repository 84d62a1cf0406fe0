"""The mine as text: the stacks, the discard pile and the row of every player."""

from collections.abc import Iterable
from textwrap import wrap

from adamas.core.seat import Seat
from adamas.core.sketch import Line, Say, Sketch, Span
from adamas.core.turn import Over
from adamas.games.gnomes.state import Phase
from adamas.games.gnomes.tile_set import LEVELS
from adamas.games.gnomes.tiles import SYMBOLS, Five, Holdable, Plain, Tile, diamonds
from adamas.games.gnomes.view import Screen, Spot

WIDTH = 78
INNER = 7
"""Columns inside the frame of a tile."""
LABEL = 16
"""Columns for a name, left of the row."""
NO_BREAK = "\N{NO-BREAK SPACE}"
BACK_STYLES = ("green", "cyan", "blue")


def sketch(screen: Screen, say: Say, result: Over | None) -> Sketch:
    """The whole table."""
    return (
        *_heading(screen, say),
        *_pile(screen, say),
        (),
        *(line for seat in range(len(screen.rows)) for line in _row(screen, seat, say, result)),
        *_looks(screen, say),
        *_unseen(screen, say),
    )


def _heading(screen: Screen, say: Say) -> Sketch:
    """The level, the stacks and what is going on."""
    title = say("sketch-level", level=LEVELS[screen.level])
    stacks: list[Span] = []
    for level, (name, height) in enumerate(zip(LEVELS, screen.heights, strict=True)):
        style = "bold" if level == screen.level else "dim"
        stacks.append((f"   {say('sketch-stack', level=name, tiles=height)}", style))
    # What chance picks by lot is still what the arrows bring.
    going_on = Phase.ARROWS if screen.phase is Phase.LOT else screen.phase
    phase = "first" if screen.first is None else going_on.value
    now = say("sketch-now", phase=phase, seat=say.name(screen.active), round=screen.lit_round)
    return (((title, "bold"), *stacks), (now,))


def _pile(screen: Screen, say: Say) -> Sketch:
    """The top of the discard pile, or all of it where the pile is open."""
    names = (_short(tile, say) for tile in reversed(screen.discards))
    return _listed(say("sketch-pile", tiles=screen.discarded), names)


def _listed(title: str, items: Iterable[str]) -> Sketch:
    """A list in as many lines as it needs; an item is not broken."""
    text = f"{title} {', '.join(item.replace(' ', NO_BREAK) for item in items)}"
    lines = wrap(text, WIDTH, subsequent_indent="  ")
    return tuple(((line.replace(NO_BREAK, " "), "dim"),) for line in lines)


def _short(tile: Tile, say: Say) -> str:
    """A tile in a word, and its diamonds."""
    if isinstance(tile, Plain):
        return f"{tile.diamonds} ♦"
    name = say("sketch-tile", tile=_kind(tile))
    return f"{name} {tile.diamonds}" if isinstance(tile, SYMBOLS) else name


def _kind(tile: Tile) -> str:
    """The name of a tile's symbol: its text without the diamonds."""
    return str(tile).rstrip("-0123456789")


def _row(screen: Screen, seat: Seat, say: Say, result: Over | None) -> Sketch:
    """A player's name and tiles."""
    row = screen.rows[seat]
    up = sum(diamonds(spot.tile) for spot in row if spot and spot.face_up and spot.tile)
    name = f"{_mark(screen, seat, result)} {say.name(seat):<{LABEL - 3}.{LABEL - 3}} "
    count = f"  {say('sketch-up', diamonds=up):<{LABEL - 3}.{LABEL - 3}} "
    tiles = [_tile(spot, slot, say) for slot, spot in enumerate(row)]
    blank: Span = " " * LABEL
    labels: Line = ((name, "bold" if seat == screen.seat else ""), (count, "yellow"), blank, blank)
    return tuple(
        _trimmed((label, *(tile[line] for tile in tiles))) for line, label in enumerate(labels)
    )


def _trimmed(line: Line) -> Line:
    """A line without blanks at its end."""
    if not line:
        return line
    *rest, last = line
    text, style = (last, "") if isinstance(last, str) else last
    return (*rest, (text.rstrip(), style)) if text.strip() else _trimmed(tuple(rest))


def _mark(screen: Screen, seat: Seat, result: Over | None) -> str:
    """Who is to do something, and in the end who won."""
    if result:
        return "★" if seat in result.winners else " "
    begun = screen.first is not None
    return "▶" if begun and seat in (screen.deciding or (screen.active,)) else " "


def _tile(spot: Spot | None, slot: int, say: Say) -> Line:
    """Four lines: level, diamonds, symbol, place. What lies face up has a double frame."""
    if spot is None:
        return (" " * (INNER + 2),) * 4
    above, below = f" {LEVELS[spot.level]} ", f" {slot}{_witnesses(spot, say)} "[:INNER]
    upper, lower = ("░" * INNER,) * 2 if spot.tile is None else _face(spot.tile, say)
    style = BACK_STYLES[spot.level] if spot.tile is None else "bold yellow"
    if spot.face_up:
        lines = (f"╔{above:═^{INNER}}╗", f"║{upper}║", f"║{lower}║", f"╚{below:═^{INNER}}╝")
    else:
        lines = (f"╭{above:─^{INNER}}╮", f"│{upper}│", f"│{lower}│", f"╰{below:─^{INNER}}╯")
    return tuple((line, style) for line in lines)


def _face(tile: Holdable, say: Say) -> tuple[str, str]:
    """The two lines inside the frame."""
    symbol = "" if isinstance(tile, Five | Plain) else say("sketch-tile", tile=_kind(tile))
    return f"{diamonds(tile)} ♦".center(INNER), symbol[:INNER].center(INNER)


def _witnesses(spot: Spot, say: Say) -> str:
    """With memory help: the initials of those who have seen a face-down tile."""
    if spot.face_up or not spot.seen_by:
        return ""
    return " " + "".join(say.name(seat)[:1] for seat in spot.seen_by)


def _looks(screen: Screen, say: Say) -> Sketch:
    """Who looks at what, and what was drawn."""
    lines: list[Line] = [
        (
            say(
                "sketch-looking",
                seat=say.name(seat),
                owner=say.name(look.seat),
                owner_self=look.seat == seat,
                slot=look.slot,
            ),
        )
        for seat, look in enumerate(screen.looking)
        if look is not None
    ]
    if screen.drawn is not None:
        # RULES G-A7: everybody may see what happens to all, while it waits for the carts.
        message = "sketch-waits" if screen.phase is Phase.CART else "sketch-drawn"
        lines.append(((say(message, tile=screen.drawn), "bold"),))
    return tuple(lines)


def _unseen(screen: Screen, say: Say) -> Sketch:
    """With memory help: what may still turn up."""
    return tuple(
        line
        for level, bag in zip(LEVELS, screen.unseen or (), strict=False)
        for line in _listed(
            say("sketch-unseen", level=level, tiles=len(bag)),
            (f"{_short(tile, say)} ×{copies}" for tile, copies in bag),
        )
    )
