"""The first game of Diamoniak, for a child that is read to: a few turns with every kind of card."""

from adamas.core.tutorial import Step, Tutorial


def _draw(text: str, card: str, *about: str) -> Step:
    """The pupil takes a card from the pile."""
    return Step(text, about=about, choose=("draw",), tap=("pile",), then=(card,))


TUTORIAL = Tutorial(
    minutes=4,
    seats=2,
    steps=(
        Step("tutorial-welcome", about=("castle-0",)),
        _draw("tutorial-draw", "red"),
        _draw("tutorial-castle", "green", "castle-0"),
        _draw("tutorial-spare", "diamond", "stack-0-green"),
        Step(
            "tutorial-diamond",
            about=("stack-0-diamond",),
            choose=("stop",),
            tap=("stop",),
            then=("1:draw", "blue", "1:draw", "red", "1:stop"),
        ),
        _draw("tutorial-other", "diamond", "castle-1", "stack-1-red"),
        _draw("tutorial-saving", "diamond", "stack-0-diamond"),
        Step(
            "tutorial-buy",
            about=("stack-0-diamond",),
            choose=("buy-1",),
            tap=("stack-1-red",),
            then=("1:draw", "blue", "1:stop"),
        ),
        _draw("tutorial-bought", "fairy", "castle-0"),
        _draw("tutorial-fairy", "witch", "stack-0-fairy"),
        Step(
            "tutorial-shield",
            about=("stage",),
            choose=("shield",),
            tap=("shield",),
            then=("1:draw", "yellow", "1:stop"),
        ),
        _draw("tutorial-saved", "diamond", "castle-0"),
        _draw("tutorial-more", "yellow"),
        _draw("tutorial-luck", "witch"),
        Step(
            "tutorial-give",
            about=("stage",),
            choose=("give-green-yellow-diamond",),
            tap=("stack-0-green", "stack-0-yellow", "stack-0-diamond", "give"),
        ),
        Step("tutorial-end", about=("castle-0",)),
    ),
)
