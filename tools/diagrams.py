"""Draws the three pictures of docs/architecture.md, for light and dark pages.

python -m tools.diagrams        writes docs/pictures/{layers,tap,simulation}.svg
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

STYLE = """
  svg { color-scheme: light dark; font: 14px system-ui, sans-serif; }
  .ground { fill: #fbf0dc } .box { fill: #fffaf0; stroke: #86705a } .strong { stroke: #b3123f }
  .title { fill: #1e1433; font-weight: 700; font-size: 16px } .line { fill: #54456f }
  .arrow { stroke: #86705a; fill: none; stroke-width: 2 } .head { fill: #86705a }
  .step { fill: #b3123f } .number { fill: #fffaf0; font-weight: 700; text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #120c22 } .box { fill: #1f1638; stroke: #9a86c2 } .strong { stroke: #ff7a95 }
    .title { fill: #fff4df } .line { fill: #c9b8e6 }
    .arrow { stroke: #9a86c2 } .head { fill: #9a86c2 }
    .step { fill: #ff7a95 } .number { fill: #120c22 }
  }
"""

LAYERS: tuple[tuple[tuple[str, str], ...], ...] = (
    (("terminal", "the command adamas: play, verify, simulate"),),
    (("web", "sockets, HTTP, pages, limits"),),
    (("live", "tables with people around them"), ("sim", "many games: runs, batches, arena")),
    (
        ("teller", "what a viewer is told"),
        ("store", "logs in SQLite or PostgreSQL"),
        ("compiled", "Numba, its cache, streams"),
    ),
    (
        ("wire", "messages as types"),
        ("play", "a table: seats, dice, record"),
        ("bots", "players by name"),
        ("locale", "words in ten languages"),
    ),
    (("games", "a folder a game: rules, editions, views, kernel, bots, words"),),
    (("core", "the contract of a game; standard library only"),),
)
"""The layers from the top; what a layer imports lies in the rows below it."""


def svg(width: int, height: int, title: str, parts: Iterator[str]) -> str:
    """A picture with a title for those who cannot see it."""
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'aria-label="{escape(title)}">',
            f"<style>{STYLE}</style>",
            f'<rect class="ground" width="{width}" height="{height}" rx="14"/>',
            *parts,
            "</svg>\n",
        )
    )


def box(
    x: int, y: int, width: int, title: str, *lines: str, height: int = 0, strong: bool = False
) -> str:
    """A box with a title and some lines."""
    height = height or 40 + 20 * len(lines)
    kind = "box strong" if strong else "box"
    texts = [f'<text class="title" x="{x + 14}" y="{y + 26}">{escape(title)}</text>']
    for number, line in enumerate(lines):
        at = y + 48 + 20 * number
        texts.append(f'<text class="line" x="{x + 14}" y="{at}">{escape(line)}</text>')
    frame = f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}" rx="8"/>'
    return "\n".join((frame, *texts))


def arrow(x: int, y: int, to_x: int, to_y: int) -> str:
    """An arrow, straight across or straight down."""
    if y == to_y:
        sign = 1 if to_x > x else -1
        head = f"{to_x},{y} {to_x - 9 * sign},{y - 5} {to_x - 9 * sign},{y + 5}"
    else:
        sign = 1 if to_y > y else -1
        head = f"{x},{to_y} {x - 5},{to_y - 9 * sign} {x + 5},{to_y - 9 * sign}"
    line = f'<path class="arrow" d="M{x} {y} L{to_x} {to_y}"/>'
    return f'{line}<polygon class="head" points="{head}"/>'


def step(number: int, x: int, y: int) -> str:
    """The number of a step."""
    circle = f'<circle class="step" cx="{x}" cy="{y}" r="12"/>'
    return f'{circle}<text class="number" x="{x}" y="{y + 5}">{number}</text>'


def layers() -> str:
    """The layers of the package, and the page that talks to it."""
    width, row, gap = 960, 60, 16

    def parts() -> Iterator[str]:
        yield box(20, 20, 300, "client (a browser)", "Svelte; holds no rules", height=row)
        yield arrow(170, 20 + row, 170, 20 + row + gap)
        for number, together in enumerate(LAYERS):
            y = 20 + number * (row + gap)
            # The page stands beside the terminal: both are for people.
            x, room = (340, width - 360) if number == 0 else (20, width - 40)
            each = (room - gap * (len(together) - 1)) // len(together)
            for place, (name, line) in enumerate(together):
                strong = name in ("games", "core")
                yield box(x + place * (each + gap), y, each, name, line, height=row, strong=strong)

    height = 24 + len(LAYERS) * (row + gap)
    return svg(width, height, "The layers: each imports only from the rows below it", parts())


def tap() -> str:
    """A tap on its way to another screen."""

    def parts() -> Iterator[str]:
        top = (
            ("A tap", "a button of the board", "client/src/games/…", "table.svelte.ts sends it"),
            ("The socket", "decodes, charges, asks", "web/socket.py", "wire/messages.py"),
            ("A command", "checked by the rules", "live/commands.py", "play/commands.py"),
            ("The log", "one row, then it is true", "store/journal.py", "live/live_table.py"),
        )
        below = (
            ("A story", "folds events, shows them", "client/src/table/", "games/…/story.ts"),
            ("Other sockets", "of this process and of", "others (LISTEN/NOTIFY)", "web/socket.py"),
            ("The teller", "what each may know of it", "teller/", "live/live_table.py"),
            ("The new table", "folded from the row", "live/fold_rows.py", "play/fold.py"),
        )
        for place, (title, *lines) in enumerate(top):
            x = 20 + place * 236
            yield box(x, 24, 212, title, *lines, strong=place == 3)
            yield step(place + 1, x + 196, 24)
            if place:
                yield arrow(x - 24, 74, x, 74)
        yield arrow(834, 124, 834, 170)
        for place, (title, *lines) in enumerate(below):
            x = 20 + place * 236
            yield box(x, 170, 212, title, *lines)
            yield step(8 - place, x + 196, 170)
            if place:
                yield arrow(x, 220, x - 24, 220)

    return svg(964, 294, "A tap on its way: button, socket, command, log, table, screens", parts())


def simulation() -> str:
    """A simulated game."""

    def parts() -> Iterator[str]:
        top = (
            ("A plan", "game, bots, seed", "sim/plan.py"),
            ("A run", "threads, processes, cluster", "sim/runs.py"),
            ("A chunk", "games i to j, by number", "sim/chunks.py"),
            ("A tally", "shares with intervals", "sim/tally.py"),
        )
        for place, (title, *lines) in enumerate(top):
            x = 20 + place * 236
            yield box(x, 24, 212, title, *lines)
            yield step((1, 2, 3, 5)[place], x + 196, 24)
            if place:
                yield arrow(x - 24, 64, x, 64)
        yield arrow(598, 104, 598, 150)
        yield box(
            *(492, 150, 448, "The compiled loop", "turn → draw or choose → apply, until over"),
            *("sim/loops.py, bound to one game", "random numbers by address: compiled/streams.py"),
            strong=True,
        )
        yield step(4, 924, 150)
        yield arrow(468, 190, 492, 190)
        yield box(
            *(20, 150, 448, "games/GAME", "kernel.py: the law over numbers, equal to rules.py"),
            *("policies.py: the minds of the bots", "plain Python at a table, compiled here"),
        )

    return svg(964, 274, "A simulated game: plan, run, chunk, compiled loop, tally", parts())


DRAWN = {"layers": layers, "tap": tap, "simulation": simulation}


def main() -> None:
    """Write all pictures."""
    for name, draw in DRAWN.items():
        (PICTURES / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
