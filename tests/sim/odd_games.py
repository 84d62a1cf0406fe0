"""Games that hardly ever happen: house sets and small boxes that reach the last corners."""

from dataclasses import replace

from adamas.core.catalogue import box
from adamas.core.game import AnyGame
from adamas.games.diamant.rules import Diamant
from adamas.games.gnomes.rules import Gnomes

EXPLOSIVE = (
    "I:lantern-1*12,torch-2*12,arrows-0*12;"
    "II:lit*2,bats*2,arrows-4*3,lantern-2*3,torch-3*2,five*6;"
    "III:explosion*8,arrows-1*3,torch-2*2,lantern-3*2,bats*5,lit*1,snow-white*1"
)

RICH = (
    "I:lantern-9*6,torch-7*6,arrows-5*8,plain-0*10,plain-9*6;"
    "II:lit*2,bats*2,arrows-8*4,lantern-5*4,torch-3*2,plain-3*2,five*2;"
    "III:explosion*4,arrows-6*5,torch-2*2,plain-5*2,lantern-3*2,bats*1,lit*1,snow-white*1"
)
OTHERWISE = {
    "look": "must",
    "look_at": "any",
    "arrows": "by_lot",
    "lit": "exactly_three",
    "bats": "any",
    "cart": "last_draw",
}
"""All readings at once that are not the usual ones."""


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
    for options in (
        {"tiles": EXPLOSIVE, "explosion": "any"},
        {"tiles": EXPLOSIVE},
        {"tiles": RICH, "explosion": "any", **OTHERWISE},
        {"tiles": RICH, **OTHERWISE},
    ):
        game = box("gnomes").open(options=options)
        assert isinstance(game, Gnomes)
        games += [
            (replace(game, rules=replace(game.rules, places=places, arranges=places == 5)), seats)
            for places in (1, 2, 3, 5)
            for seats in (2, 3)
        ]
    return games
