"""The cave as text: the path of cards, the explorers and the camp."""

from adamas.core.sketch import Line, Say, Sketch
from adamas.core.turn import Over
from adamas.games.diamant.cards import Card, Trap, Treasure
from adamas.games.diamant.screen import Screen
from adamas.games.diamant.state import PathCard

COLUMNS = 78
"""How wide a drawing may be."""
CARDS_A_ROW = 7
CARD_WIDTH = 11
"""Wide enough for the longest name of a trap; a row of cards fits into `COLUMNS`."""


def sketch(screen: Screen, say: Say, result: Over | None) -> Sketch:
    """The whole table; once the game is over, the camp and what everybody brought home."""
    seats = range(len(screen.chests))
    if result:
        lines = (_result(screen, seat, points, say) for seat, points in enumerate(result.scores))
        return (*_closing(screen, say), *lines)
    return (
        *_heading(screen, say),
        *_path(screen, say),
        *_traps(screen, say),
        (),
        *(_explorer(screen, seat, say) for seat in seats),
    )


def _heading(screen: Screen, say: Say) -> Sketch:
    title = say("sketch-expedition", number=screen.expedition + 1, of=screen.expeditions)
    deck = say("sketch-deck", cards=len(screen.deck))
    barred, open_ = "▓" * screen.expedition, "░" * (screen.expeditions - screen.expedition)
    return (((title, "bold"), "  ", (barred, "red"), (open_, "dim"), "  ", (deck, "dim")), ())


def _closing(screen: Screen, say: Say) -> Sketch:
    """The heading of a finished game: every entrance is barred."""
    title = say("sketch-over", expeditions=screen.expeditions)
    return (((title, "bold"), "  ", ("▓" * screen.expeditions, "red")), ())


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
    inner = CARD_WIDTH - 2
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
        case _:
            return "bold yellow"


def _face(card: Card, say: Say) -> str:
    match card:
        case Treasure(rubies):
            return f"{rubies} ♦"
        case Trap(kind):
            return say("sketch-trap", kind=kind)
        case _:
            return say("sketch-relic") if card.value is None else f"★ {card.value}"


def _traps(screen: Screen, say: Say) -> Sketch:
    """Each kind of trap on the path, and how many more of it can come."""
    seen = dict.fromkeys(lying.card for lying in screen.path if isinstance(lying.card, Trap))
    if not seen:
        return ()
    parts = [(say("sketch-danger"), "dim")]
    for trap in seen:
        left = screen.deck.count(trap)
        style = "bold magenta" if left else "dim"
        parts.append((f"  {say('sketch-trap', kind=trap.kind)} ×{left}", style))
    return _wrapped(parts)


def _wrapped(parts: list[tuple[str, str]]) -> Sketch:
    """The parts one after another, in as many lines as they need."""
    lines: list[list[tuple[str, str]]] = [[]]
    for part in parts:
        if sum(len(text) for text, _ in (*lines[-1], part)) > COLUMNS:
            lines.append([])
        lines[-1].append(part)
    return tuple(map(tuple, lines))


def _explorer(screen: Screen, seat: int, say: Say) -> Line:
    inside = seat in screen.inside
    chest = screen.chests[seat]
    where = say("sketch-in-cave", rubies=screen.hand) if inside else say("sketch-in-camp")
    closed = say("sketch-chest-closed") if chest is None else say("sketch-chest", rubies=chest)
    return (
        _name(screen, seat, "▶" if inside else "⌂", say),
        (f"{where:<28}", "bright_red" if inside else "green"),
        *_belongings(screen, seat, closed),
    )


def _result(screen: Screen, seat: int, points: int, say: Say) -> Line:
    """What an explorer owns at the end, and what it comes to."""
    return (
        _name(screen, seat, "⌂", say),
        (f"{say('sketch-points', points=points):<28}", "bold"),
        *_belongings(screen, seat, say("sketch-chest", rubies=screen.chests[seat])),
    )


def _name(screen: Screen, seat: int, mark: str, say: Say) -> tuple[str, str]:
    return f"{mark} {say.name(seat):<14.14}  ", "bold" if seat == screen.seat else ""


def _belongings(screen: Screen, seat: int, chest: str) -> Line:
    """The chest, and beside it the relics."""
    stars = " ".join(f"★{value}" for value in screen.relics[seat])
    return (f"{chest:<14}", (stars, "bold yellow")) if stars else (chest,)
