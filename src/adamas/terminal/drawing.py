"""A game's text picture, in the terminal's colours."""

import json

from rich.console import Group, RenderableType
from rich.text import Text

from adamas.core.box import Box
from adamas.core.codec import to_data
from adamas.core.sketch import Say
from adamas.core.turn import Over


def drawing(box: Box, shown: object, say: Say, result: Over | None = None) -> RenderableType:
    """The picture of a screen; of a game that draws none, its plain data."""
    sketch = box.draw(shown, say, result)
    if sketch is None:
        fields = to_data(shown).items()
        return Text("\n".join(f"{name}: {json.dumps(data)}" for name, data in fields))
    return Group(*(Text.assemble(*line, no_wrap=True) for line in sketch))
