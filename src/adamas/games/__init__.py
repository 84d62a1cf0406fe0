"""The games, one folder each; and `game`, which opens one by its name.

What a type checker knows of `game` is in `__init__.pyi` beside this file: the name of a game gives
the class of its rules. `python -m tools.game_types` writes it, so that no list of games is kept by
hand.
"""

from adamas.core.catalogue import box
from adamas.core.game import AnyGame


def game(name: str, edition: str | None = None, **options: object) -> AnyGame:
    """The rules of a game: its default edition or another, with single rulings changed.

    >>> game("diamant", "lavka", leftover="per_card").options
    {'leftover': 'per_card'}
    """
    return box(name).open(edition, {option: str(value) for option, value in options.items()})
