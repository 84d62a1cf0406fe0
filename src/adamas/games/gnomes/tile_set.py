"""Tile sets: which tiles the three stacks are made of (RULES G8.4).

A set is written down in two ways. A file has a line for each kind of tile: `II torch-3 1`. The
value of the option `tiles` is the same set on one line without spaces, so that a record carries
the set itself. Neither form opens anything: the text is passed in.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from adamas.core.bag import Bag
from adamas.core.errors import BadOption, Malformed, listing
from adamas.games.gnomes.tiles import (
    DEEPEST,
    KINDS,
    MOST_DIAMONDS,
    ORDINARY,
    TILES,
    SnowWhite,
    Tile,
)

NAMES = ("b", "a")
"""The sets that come with the game, the usual one first."""
LEVELS = ("I", "II", "III")
USUAL_SIZES = (36, 18, 18)
LEAST_SIZES = (21, 1, 1)
"""RULES G2.3: four rows are put aside in level I, and at least one tile is left to draw."""
MOST_COPIES = 99


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles of each level."""

    levels: tuple[Bag[Tile], ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many tiles each level has."""
        return tuple(map(len, self.levels))

    def copies(self, tile: Tile) -> int:
        """How many of a tile are in all levels together."""
        return sum(n for bag in self.levels for kind, n in bag if kind == tile)

    def diamonds(self, level: int) -> tuple[int, ...]:
        """How many diamonds the ordinary tiles of a level show, from the fewest to the most."""
        shown = {tile.diamonds for tile, _ in self.levels[level] if isinstance(tile, ORDINARY)}
        return tuple(sorted(shown))

    def __str__(self) -> str:
        """The set on one line."""
        return ";".join(
            f"{name}:" + ",".join(f"{tile}*{copies}" for tile, copies in bag)
            for name, bag in zip(LEVELS, self.levels, strict=True)
        )


@dataclass(frozen=True, slots=True)
class _Entry:
    """So many copies of a tile in a level, as somebody wrote it."""

    where: str
    """Where it stands, for the sentence that says what is wrong."""
    level: str
    tile: str
    copies: str


@lru_cache(maxsize=64)  # Sets can come from anywhere: a few stay, not all that were ever asked for.
def tile_set(value: str) -> TileSet:
    """The set that a value of the option `tiles` stands for."""
    if value in NAMES:
        file = files("adamas.games.gnomes") / "tile_sets" / f"{value}.tiles"
        return _from_file(file.read_text(encoding="utf-8"))
    return _from_one_line(value)


def canonical(value: str) -> str:
    """The one spelling of a set on one line; ValueError if it is nothing of the kind."""
    if ":" not in value:
        raise ValueError(value)
    return _name_of(_from_one_line(value))


def canonical_from_file(text: str) -> str:
    """The value of the option `tiles` that stands for the set in a file."""
    return _name_of(_from_file(text))


def _name_of(made: TileSet) -> str:
    """The name of a set that comes with the game, or the set on one line."""
    return next((name for name in NAMES if tile_set(name) == made), str(made))


def _from_one_line(value: str) -> TileSet:
    entries: list[_Entry] = []
    for section in value.split(";"):
        level, _, tiles = section.partition(":")
        for each in tiles.split(","):
            tile, _, copies = each.partition("*")
            entries.append(_Entry(f"Entry {len(entries) + 1}", level, tile, copies))
    return _checked(entries, None)


def _from_file(text: str) -> TileSet:
    sizes: tuple[int, ...] | None = None
    entries: list[_Entry] = []
    for number, line in enumerate(text.splitlines(), start=1):
        where, words = f"Line {number}", line.split("#")[0].split()
        if words[:1] == ["sizes"]:
            if sizes is not None:
                raise BadOption(f"{where}: the sizes were given before.")
            sizes = _read_sizes(where, words[1:])
        elif words:
            if len(words) != 3:
                raise BadOption(
                    f"{where}: `{' '.join(words)}` should be a level, a tile and its copies, "
                    "such as `II torch-3 1`."
                )
            entries.append(_Entry(where, *words))
    return _checked(entries, sizes or USUAL_SIZES)


def _read_sizes(where: str, words: list[str]) -> tuple[int, ...]:
    if len(words) != len(LEVELS) or not all(_is_number(word) for word in words):
        raise BadOption(f"{where}: `sizes` needs three numbers, such as `sizes 36 18 18`.")
    return tuple(map(int, words))


def _is_number(word: str) -> bool:
    """Whether this is a plain whole number of a bearable length."""
    return word.isascii() and word.isdecimal() and len(word) <= 4


def _checked(entries: Iterable[_Entry], sizes: tuple[int, ...] | None) -> TileSet:
    """The set of these entries; BadOption unless it can be played with (RULES G8.4, G-A16)."""
    counts: tuple[dict[Tile, int], ...] = ({}, {}, {})
    for entry in entries:
        level, tile = _read_level(entry), _read_tile(entry)
        if tile in counts[level]:
            raise BadOption(f"{entry.where}: `{tile}` was listed for level {entry.level} before.")
        _refuse_wrong_level(entry, level, tile)
        counts[level][tile] = _read_copies(entry)
    if counts[2].get(SnowWhite()) != 1:
        raise BadOption("Level III needs exactly one `snow-white`: she ends the game.")
    made = TileSet(
        tuple(Bag.of((kind, here[kind]) for kind in KINDS if kind in here) for here in counts)
    )
    _refuse_wrong_sizes(made, made.sizes if sizes is None else sizes)
    return made


def _read_level(entry: _Entry) -> int:
    if entry.level not in LEVELS:
        raise BadOption(
            f"{entry.where}: there is no level `{entry.level}`, only {listing(LEVELS)}."
        )
    return LEVELS.index(entry.level)


def _read_tile(entry: _Entry) -> Tile:
    try:
        tile = TILES.parse(entry.tile)
    except Malformed as error:
        raise BadOption(f"{entry.where}: {error}") from None
    if tile not in KINDS:
        raise BadOption(
            f"{entry.where}: `{tile}` is too rich; "
            f"ordinary tiles show 0 to {MOST_DIAMONDS} diamonds."
        )
    return tile


def _read_copies(entry: _Entry) -> int:
    if not _is_number(entry.copies) or not 1 <= int(entry.copies) <= MOST_COPIES:
        raise BadOption(
            f"{entry.where}: `{entry.copies}` is no number of copies. It can be 1 to {MOST_COPIES}."
        )
    return int(entry.copies)


def _refuse_wrong_level(entry: _Entry, level: int, tile: Tile) -> None:
    """RULES G1.3, G7.1: special tiles lie deep, some of them only at the bottom."""
    if level == 0 and not isinstance(tile, ORDINARY):
        raise BadOption(f"{entry.where}: `{tile}` is special, and level I has no special tiles.")
    if level < 2 and isinstance(tile, DEEPEST):
        raise BadOption(f"{entry.where}: `{tile}` belongs into level III.")


def _refuse_wrong_sizes(made: TileSet, sizes: tuple[int, ...]) -> None:
    for name, tiles, size, least in zip(LEVELS, made.sizes, sizes, LEAST_SIZES, strict=True):
        if size < least:
            raise BadOption(f"Level {name} needs a size of at least {least}, not {size}.")
        if tiles != size:
            raise BadOption(f"Level {name} has {tiles} tiles, but its size is {size}.")
