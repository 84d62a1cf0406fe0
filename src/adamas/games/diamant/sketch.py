"""The cave as text: the path of cards, the explorers and the camp."""

from adamas.core.sketch import Line, Say, Sketch, Span
from adamas.games.diamant.cards import Card, Relic, Trap, Treasure
from adamas.games.diamant.state import PathCard
from adamas.games.diamant.view import Screen

CARDS_A_ROW = 8
WIDTH = 9


def sketch(screen: Screen, say: Say) -> Sketch:
    """The whole table."""
    return (
        *_heading(screen, say),
        *_path(screen, say),
        *_traps(screen, say),
        (),
        *(_explorer(screen, seat, say) for seat in range(len(screen.chests))),
    )


def _heading(screen: Screen, say: Say) -> Sketch:
    number = min(screen.expedition + 1, screen.expeditions)
    title = say("sketch-expedition", number=number, of=screen.expeditions)
    deck = say("sketch-deck", cards=len(screen.deck))
    barred, open_ = "▓" * screen.expedition, "░" * (screen.expeditions - screen.expedition)
    return (((title, "bold"), "  ", (barred, "red"), (open_, "dim"), "  ", (deck, "dim")), ())


def _path(screen: Screen, say: Say) -> Sketch:
    if not screen.path:
        return (((say("sketch-empty-path"), "dim"),),)
    rows = [
        screen.path[start : start + CARDS_A_ROW]
        for start in range(0, len(screen.path), CARDS_A_ROW)
    ]
    return tuple(line for row in rows for line in _cards(row, say))


def _cards(row: tuple[PathCard, ...], say: Say) -> Sketch:
    """A row of cards: what they show, and what lies on them."""
    inner = WIDTH - 2
    styles = [_style(lying.card) for lying in row]
    faces = [_face(lying.card, say).center(inner)[:inner] for lying in row]
    below = [(f"+{lying.rubies} ♦" if lying.rubies else "").center(inner) for lying in row]
    bar = "─" * inner
    return (
        tuple((f"╭{bar}╮", style) for style in styles),
        tuple((f"│{face}│", style) for face, style in zip(faces, styles, strict=True)),
        tuple((f"│{text}│", style) for text, style in zip(below, styles, strict=True)),
        tuple((f"╰{bar}╯", style) for style in styles),
    )


def _style(card: Card) -> str:
    match card:
        case Treasure():
            return "bright_red"
        case Trap():
            return "bold magenta"
        case Relic():
            return "bold yellow"


def _face(card: Card, say: Say) -> str:
    match card:
        case Treasure(rubies):
            return f"{rubies} ♦"
        case Trap(kind):
            return say("sketch-trap", kind=kind)
        case Relic(value):
            return say("sketch-relic") if value is None else f"★ {value}"


def _traps(screen: Screen, say: Say) -> Sketch:
    """Each kind of trap on the path, and how many more of it can come."""
    seen = dict.fromkeys(lying.card for lying in screen.path if isinstance(lying.card, Trap))
    if not seen:
        return ()
    parts: list[Span] = [(say("sketch-danger"), "dim")]
    for trap in seen:
        left = screen.deck.count(trap)
        style = "bold magenta" if left else "dim"
        parts.append((f"  {say('sketch-trap', kind=trap.kind)} ×{left}", style))
    return (tuple(parts),)


def _explorer(screen: Screen, seat: int, say: Say) -> Line:
    inside = seat in screen.inside
    chest = screen.chests[seat]
    where = say("sketch-in-cave", rubies=screen.hand) if inside else say("sketch-in-camp")
    style = "bold" if seat == screen.seat else ""
    stars = " ".join(f"★{value}" for value in screen.relics[seat])
    return (
        (f"{'▶' if inside else '⌂'} {say.name(seat):<14.14} ", style),
        (f"{where:<24}", "bright_red" if inside else "green"),
        say("sketch-chest-closed") if chest is None else say("sketch-chest", rubies=chest),
        (f"  {stars}" if stars else "", "bold yellow"),
    )
