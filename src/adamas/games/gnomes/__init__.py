"""Gnomes: remember your diamonds on the way down the mine, 2 to 4 players."""

from collections.abc import Mapping

from adamas.core.box import Box
from adamas.core.first import who_begins
from adamas.games.gnomes.bots import BOTS, FIELD
from adamas.games.gnomes.editions import EDITIONS, FORMER, OPTIONS, SEATS
from adamas.games.gnomes.rule_sources import SENTENCES
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.sketch import sketch
from adamas.games.gnomes.tile_set import NAMES
from adamas.games.gnomes.tiles import MOST_DIAMONDS, Bats, Explosion, Five, Lit, Plain
from adamas.games.gnomes.tiny import tiny
from adamas.games.gnomes.tutorial import TUTORIAL


def _facts(game: Gnomes) -> Mapping[str, object]:
    """The numbers in the text of the rules."""
    rules = game.rules
    first, second, third = rules.tiles.sizes
    specials = {
        "fives": rules.tiles.copies(Five()),
        "lits": rules.tiles.copies(Lit()),
        "bats": rules.tiles.copies(Bats()),
        "explosions": rules.tiles.copies(Explosion()),
    }
    return {
        **game.settings,
        **specials,
        "specials": sum(specials.values()),
        # `bats` is the number of tiles; this is the option of that name.
        "bats_move": game.settings["bats"],
        "plains": sum(rules.tiles.copies(Plain(diamonds)) for diamonds in range(MOST_DIAMONDS + 1)),
        "safe": "explosion" if specials["explosions"] and rules.bury_any else "yes",
        "tile_set": game.settings["tiles"] if game.settings["tiles"] in NAMES else "house",
        "begins": who_begins(game.settings),
        "least_seats": game.seats[0],
        "most_seats": game.seats[-1],
        "tiles_1": first,
        "tiles_2": second,
        "tiles_3": third,
        "diamonds_1": rules.tiles.diamonds(0),
        "diamonds_2": rules.tiles.diamonds(1),
        "diamonds_3": rules.tiles.diamonds(2),
        "places": rules.places,
        "stack": rules.heights()[0],
        "removed_2": 2 * rules.places,
        "removed_3": rules.places,
    }


BOX = Box(
    name="gnomes",
    package=__name__,
    seats=SEATS,
    age=7,
    minutes=30,
    editions=EDITIONS,
    options=OPTIONS,
    make=Gnomes.from_box,
    tiny=tiny,
    bots=BOTS,
    casts={"field": FIELD},
    facts=_facts,
    sketch=sketch,
    chapter=lambda state: state.level,
    designers=("Julia Pogorzelska",),
    default_seats=3,
    notes=("note-tiles",),
    tutorial=TUTORIAL,
    sentences=SENTENCES,
    former=FORMER,
)
