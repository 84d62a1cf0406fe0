"""Written by `python -m tools.game_types`: the name of a game gives the class of its rules."""

from typing import Literal, overload

import adamas.core.game
import adamas.games.diamant.rules
import adamas.games.diamoniak.rules
import adamas.games.gnomes.rules

@overload
def game(
    name: Literal["diamant"], edition: str | None = None, **options: object
) -> adamas.games.diamant.rules.Diamant: ...
@overload
def game(
    name: Literal["diamoniak"], edition: str | None = None, **options: object
) -> adamas.games.diamoniak.rules.Diamoniak: ...
@overload
def game(
    name: Literal["gnomes"], edition: str | None = None, **options: object
) -> adamas.games.gnomes.rules.Gnomes: ...
@overload
def game(name: str, edition: str | None = None, **options: object) -> adamas.core.game.AnyGame: ...
