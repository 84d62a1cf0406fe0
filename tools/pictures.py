"""Draws the README's pictures from real games: python -m tools.pictures."""

import io
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from adamas.core.catalogue import box
from adamas.terminal.asker import Quit
from adamas.terminal.session import Session, SessionPlan
from adamas.terminal.stage import Stage

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH = 94

# No web font: the reader's own monospace one does.
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def _colours(text: str) -> list[tuple[int, int, int]]:
    return [tuple(bytes.fromhex(colour)) for colour in text.split()]  # type: ignore[misc]


CAVE = TerminalTheme(
    (22, 20, 30),
    (226, 220, 212),
    _colours("16141e d64c4c 7aba70 deb25a 6890d2 be78c8 68b8be e2dcd4"),
    _colours("6e687c f06262 94d088 f4cc76 86acec d694e0 84d2d6 fffcf6"),
)


class OneScene(Stage):
    """A stage on which the person answers for a while and then leaves; the last page is kept."""

    def __init__(self, answers: Sequence[str]) -> None:
        super().__init__(Console(file=io.StringIO(), force_terminal=True, width=WIDTH, record=True))
        self.answers = iter(answers)

    def page(self, *parts: object) -> None:
        """Show a page on an empty record."""
        self.console.export_text(clear=True)
        super().page(*parts)  # type: ignore[arg-type]

    def ask(self, prompt: str) -> str:  # noqa: ARG002 - nobody reads it
        """One answer after the other; then leave."""
        for answer in self.answers:
            return answer
        raise EOFError


def draw(game: str, seed: str, answers: Sequence[str], seats: int) -> str:
    """The page of a game that a person sees after some answers."""
    found = box(game)
    stage = OneScene(answers)
    session = Session(found, found.open(), SessionPlan(seats, ("Ann",), ("sensible",), seed), stage)
    try:
        session.play()
    except Quit:
        title = f"adamas play {game}"
        return stage.console.export_svg(
            title=title, theme=CAVE, code_format=FORMAT, unique_id="adamas"
        )
    raise SystemExit(f"{game} was over too early for a picture")


SCENES = {
    "diamant": ("cave21", "1" * 6, 5),
    "diamoniak": ("castle", "1" * 22, 3),
    # The row stays as it was dealt.
    "gnomes": ("mine", ("", *"1" * 5), 3),
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.svg").write_text(draw(name, *scene), encoding="utf-8")
