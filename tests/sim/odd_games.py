"""Games that hardly ever happen: house sets and small boxes that reach the last corners."""

from dataclasses import replace

from adamas.core.catalogue import box
from adamas.core.game import AnyGame
from adamas.games.diamant.rules import Diamant
from adamas.games.gnomes.rules import Gnomes

EXPLOSIVE = (
    "I:lantern-1*12,torch-2*12,arrows-0*12;"
    "II:lit*2,bats*2,arrows-4*3,lantern-2*3,torch-3*2,five*6;"
    "III:explosion*8,arrows-1*3,torch-2*2,lantern-3*2,bats*1,lit*1,snow-white*1"
)


def odd_games(name: str) -> list[tuple[AnyGame, int]]:
    """The odd games of a game, each with a number of seats."""
    return {"diamant": _diamant, "gnomes": _gnomes}.get(name, list)()


def _diamant() -> list[tuple[AnyGame, int]]:
    """So few traps that the deck can run out (RULES D-A9)."""
    games: list[tuple[AnyGame, int]] = []
    for pooled in (True, False):
        game = box("diamant").open(options={"unofficial_seats": "on"})
        assert isinstance(game, Diamant)
        rules = replace(game.rules, treasures=(2, 3, 7), trap_copies=1, pooled=pooled, relics=2)
        games += [(replace(game, rules=rules), seats) for seats in (1, 2, 3)]
    return games


def _gnomes() -> list[tuple[AnyGame, int]]:
    """So many explosions, and rows so short, that seats run out of tiles (RULES G7.3, G-A16)."""
    games: list[tuple[AnyGame, int]] = []
    for explosion in ("any", "face_down"):
        game = box("gnomes").open(options={"tiles": EXPLOSIVE, "explosion": explosion})
        assert isinstance(game, Gnomes)
        games += [
            (replace(game, rules=replace(game.rules, places=places)), seats)
            for places in (1, 2, 3, 5)
            for seats in (2, 3)
        ]
    return games
