"""Gnomes: bots know what their seat knows and no more, and play as they should."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from adamas.compiled import WHOLE, Ints
from adamas.core.bot import Bot
from adamas.core.fields import UNKNOWN
from adamas.core.game import AnyGame
from adamas.core.kernel import SEARCH
from adamas.core.turn import Decide
from adamas.games.gnomes import policies as plain
from adamas.games.gnomes.bots import BOTS, FIELD
from adamas.games.gnomes.editions import PLACES
from adamas.games.gnomes.fields import (
    ACTIONS,
    ACTIVE,
    BACK,
    BAGS,
    BOXED,
    DISCARD,
    DRAWN,
    FACE,
    FACE_UP,
    IN_BAGS,
    KEEP,
    LEVEL,
    LOOKS_AT,
    MOST_KINDS,
    NONE,
    ROWS,
    RULES,
    SEEN_BY,
    STATE,
    T_LIT,
)
from adamas.games.gnomes.rows import put, seen
from adamas.games.gnomes.rules import Gnomes
from adamas.games.gnomes.state import Phase, State
from adamas.games.gnomes.tiles import KINDS
from adamas.games.gnomes.tiny import tiny
from tests.effort import examples
from tests.rulebook.test_gnomes import laid_at, opened, play, table
from tests.sim.compiled import kernel, policies
from tests.sim.lockstep import Lockstep, cases
from tests.sim.odd_games import odd_games

MINDS: Any = policies("gnomes")
"""The compiled policies."""
INSTANT = [bot for bot in BOTS if not bot.searches]
GAMES: list[tuple[AnyGame, int]] = [
    *((case.game, case.seats) for case in cases("gnomes")),
    *odd_games("gnomes"),
    tiny(),
]
every_bot = pytest.mark.parametrize("bot", INSTANT, ids=lambda bot: bot.name)

Check = Callable[["Watched", int, Sequence[int]], None]


class Watched(Lockstep):
    """A random game in both worlds, with a look at every decision."""

    def __init__(self, game: AnyGame, seats: int, check: Check) -> None:
        super().__init__(game, seats, kernel("gnomes"))
        self.plain_rules = RULES.flatten(self.gnomes)
        self.check = check

    @property
    def gnomes(self) -> Gnomes:
        assert isinstance(self.game, Gnomes)
        return self.game

    def flat(self, seat: int) -> list[int]:
        """The state as far as a seat knows it."""
        return STATE.flatten(self.gnomes, self.game.observe(self.state, seat))

    def _decide(self, turn: Decide[Any], rng: Random) -> None:
        for seat, legal in turn.choices.items():
            self.check(self, seat, ACTIONS.numbers(legal, seat, self.seats))
        super()._decide(turn, rng)


APART = 1 if examples(1) > 1 else 4
"""In every run each test watches one of so many games, each another one; in a long run all."""


def watch(check: Check, first: int = 0) -> None:
    """Play random games of all kinds with a look at every decision."""
    for number in range(first % APART, len(GAMES), APART):
        game, seats = GAMES[number]
        Watched(game, seats, check).play(Random(f"bots/{number}"))


def hide(array: Ints, seat: int) -> list[int]:
    """A true state without what a seat does not know: it goes back to the bags."""
    state: list[int] = array.tolist()
    for place in (*range(ROWS), *range(BOXED, BOXED + ROWS)):
        face = state[FACE + place]
        if face != NONE and not (state[FACE_UP + place] or state[SEEN_BY + place] >> seat & 1):
            state[BAGS + state[BACK + place] * MOST_KINDS + face] += 1
            state[IN_BAGS + state[BACK + place]] += 1
            state[FACE + place] = UNKNOWN
    if NONE != state[DRAWN] < T_LIT and state[ACTIVE] != seat:
        state[BAGS + state[LEVEL] * MOST_KINDS + state[DRAWN]] += 1
        state[IN_BAGS + state[LEVEL]] += 1
        state[DRAWN] = UNKNOWN
    return state


def test_a_flattened_view_is_the_true_state_without_what_is_hidden() -> None:
    def check(watched: Watched, seat: int, legal: Sequence[int]) -> None:  # noqa: ARG001
        for each in range(watched.seats):
            assert watched.flat(each) == hide(watched.array, each)

    watch(check)


@every_bot
def test_bots_choose_the_same_by_view_and_by_true_state(bot: Bot) -> None:
    """So they do not peek: plain Python is not even told what the seat does not know."""
    rng, compiled = Random(bot.name), MINDS
    numbers, scratch = np.array(bot.numbers, np.float64), np.zeros(plain.SCRATCH)

    def check(watched: Watched, seat: int, legal: Sequence[int]) -> None:
        if len(legal) == 1:
            return
        luck, actions = rng.random(), np.array(legal, WHOLE)
        by_view = choose(bot, watched.plain_rules, watched.flat(seat), seat, luck, legal)
        assert by_view in legal
        world = watched.array.copy()
        for _ in range(2):
            by_state = compiled.choose(
                *(watched.rules, world, seat, bot.policy, 0, numbers, luck),
                *(actions, len(legal), scratch),
            )
            assert by_state == by_view
            compiled.resample(watched.rules, world, seat, rng.randrange(1 << 31))

    watch(check, INSTANT.index(bot))


def choose(
    bot: Bot, rules: list[int], state: list[int], seat: int, luck: float, legal: Sequence[int]
) -> int:
    """What a bot does, without the compiler."""
    # What is left in the scratch from other decisions must not matter.
    scratch = [99.0] * plain.SCRATCH
    return plain.choose(
        rules, state, seat, bot.policy, 0, bot.numbers, luck, list(legal), len(legal), scratch
    )


def test_resampling_leaves_what_is_known_and_keeps_the_counts() -> None:
    rng, compiled = Random("resample"), MINDS

    def check(watched: Watched, seat: int, legal: Sequence[int]) -> None:  # noqa: ARG001
        world, luck = watched.array.copy(), rng.randrange(1 << 31)
        compiled.resample(watched.rules, world, seat, luck)
        assert hide(world, seat) == hide(watched.array, seat)
        assert (world[BAGS:LOOKS_AT] >= 0).all()
        assert (world[FACE : FACE + ROWS] < T_LIT).all()
        flat = watched.flat(seat)
        plain.resample(watched.plain_rules, flat, seat, luck)
        assert flat == world.tolist()

    watch(check)


def test_every_copy_of_an_unseen_tile_is_as_likely() -> None:
    """Four deviations at most, for the first and the last unknown tile, and for `sample_state`."""
    game = opened()
    watched = Watched(game, 3, lambda *_: None)
    rng, compiled, samples = Random("uniform"), MINDS, 6000
    while watched.gnomes.turn(watched.state) and watched.state.phase is not Phase.MEMORISE:
        turn = game.turn(watched.state)
        assert not isinstance(turn, Decide)
        watched._draw(turn, rng)  # type: ignore[arg-type]
    view = game.observe(watched.state, 0)
    bag = {KINDS.index(tile): copies for tile, copies in view.unseen[0]}
    counted: list[Counter[int]] = [Counter(), Counter(), Counter()]
    for _ in range(samples):
        world = watched.array.copy()
        compiled.resample(watched.rules, world, 0, rng.randrange(1 << 31))
        counted[0][int(world[FACE + PLACES])] += 1
        counted[1][int(world[FACE + 3 * PLACES - 1])] += 1
        sampled = laid_at(game.sample_state(view, rng), 1, 0).tile
        counted[2][KINDS.index(sampled)] += 1
    for kind, copies in bag.items():
        chance = copies / sum(bag.values())
        deviation = (samples * chance * (1 - chance)) ** 0.5
        for counts in counted:
            assert abs(counts[kind] - samples * chance) < 4 * deviation


def test_bots_have_names_and_levels_of_their_own() -> None:
    names = [bot.name for bot in BOTS]
    assert len(set(names)) == len(names)
    assert [bot.name for bot in BOTS if bot.level] == ["mouse", "badger", "fox", "owl"]
    assert [bot.level for bot in BOTS if bot.level] == [1, 2, 3, 4]
    assert set(FIELD) <= set(names)
    for bot in BOTS:
        assert set(bot.imagines) <= set(names)
        assert len(bot.parameters) <= len(bot.numbers)
        wanted = {plain.SENSIBLE: plain.MEMORY, plain.JUDGEMENT: plain.W_ALL, SEARCH: 1}
        assert len(bot.numbers) == wanted[bot.policy]


# How they play


def answer(name: str, game: Gnomes, state: State, seat: int = 0, luck: float = 0.5) -> str:
    """What a bot does, as text."""
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    legal = ACTIONS.numbers(turn.choices[seat], seat, len(state.rows))
    flat = STATE.flatten(game, game.observe(state, seat))
    bot = next(bot for bot in BOTS if bot.name == name)
    chosen = choose(bot, RULES.flatten(game), flat, seat, luck, legal)
    return str(game.action(chosen, seat, len(state.rows)))


def shown(state: State, owner: int, slot: int, *seats: int) -> State:
    """The same with a tile that some seats have looked at."""
    laid = seen(laid_at(state, owner, slot), seats)
    return replace(state, rows=put(state.rows, owner, slot, laid))


RICH = "torch-3 lantern-3 arrows-3 torch-3 lantern-3"
POOR = "lantern-0 torch-1 torch-2 lantern-2 torch-2"
good = pytest.mark.parametrize("name", ["sensible", "prudent", "owl"])


@good
def test_a_rich_tile_takes_the_place_of_the_poorest(name: str) -> None:
    game = opened()
    row = "lantern-0 lantern-2 lantern-3 torch-3 torch-3"
    state, _ = play(game, table(game, row, POOR), "lantern-3")
    assert answer(name, game, state) == "keep-0"


@good
def test_a_tile_poorer_than_all_is_not_kept(name: str) -> None:
    game = opened()
    state, _ = play(game, table(game, RICH, POOR), "torch-0")
    assert answer(name, game, state) == "discard"


@good
def test_arrows_give_the_poorest_tile_for_the_richest_that_was_seen(name: str) -> None:
    game = opened()
    state = shown(table(game, POOR, RICH), 1, 3, 0)
    state, _ = play(game, state, "arrows-0", "0:discard")
    assert answer(name, game, state) == "swap-0-1-3"


def test_judgement_parts_with_arrows_for_the_sake_of_the_swap() -> None:
    """A sensible bot only counts diamonds, and replaces its poorest tile."""
    game = opened()
    row = "torch-1 arrows-1 lantern-2 lantern-2 torch-2"
    state, _ = play(game, shown(table(game, row, RICH), 1, 3, 0), "lantern-3")
    assert answer("prudent", game, state) == "keep-1"
    assert answer("sensible", game, state) == "keep-0"


@good
def test_lanterns_are_for_own_tiles_that_are_unknown(name: str) -> None:
    game = opened()
    state, _ = play(game, table(game, POOR, RICH), "arrows-0", "0:discard", "0:swap-0-1-3")
    state, _ = play(game, state, "torch-0", "1:discard", "1:pass", "lantern-0", "0:discard")
    assert answer(name, game, state) == "look-0-0"
    state, _ = play(game, state, "0:look-0-0", "0:confirm", "torch-0", "1:discard", "1:pass")
    state, _ = play(game, state, "lantern-0", "0:discard")
    assert answer(name, game, state) == "pass"


@good
def test_carts_save_the_best_and_explosions_take_the_worst(name: str) -> None:
    game = opened()
    row = "torch-2 lantern-3 torch-0 torch-1 lantern-1"
    carts = table(game, row, RICH)
    assert answer(name, game, replace(carts, phase=Phase.CART)) == "cart-1"
    assert answer(name, game, replace(carts, phase=Phase.EXPLOSION)) == "bury-2"


def test_who_forgets_everything_takes_all_own_tiles_for_the_same() -> None:
    """A rich tile is then kept in the first place; it belongs in the third."""
    game = opened()
    row = "lantern-3 torch-3 torch-0 lantern-3 torch-3"
    state, _ = play(game, table(game, row, POOR), "arrows-3")
    rules, flat = RULES.flatten(game), STATE.flatten(game, game.observe(state, 0))
    bot = next(bot for bot in BOTS if bot.name == "forgetful")
    legal = [DISCARD, *range(KEEP, KEEP + 5)]
    kept = {
        chance: Counter(
            choose(bot.tuned([chance]), rules, flat, 0, luck / 1000, legal) for luck in range(1000)
        )
        for chance in ("1", "0.7", "0")
    }
    assert set(kept["1"]) == {KEEP + 2}
    assert set(kept["0"]) == {KEEP}
    # Either it is remembered that this is the worst place, or that those before it are good ones.
    chance = 0.7 + 0.3 * 0.7**2
    assert abs(kept["0.7"][KEEP + 2] - 1000 * chance) < 50


def test_old_tiles_fade_and_new_ones_do_not() -> None:
    """A tenth of the chance for each tile since: a half after ten, nothing lost at once."""
    game = opened()
    state, _ = play(
        game, table(game, POOR, RICH), "arrows-3", "0:keep-4", "0:look-1-0", "0:confirm"
    )
    rules, flat = RULES.flatten(game), STATE.flatten(game, game.observe(state, 0))
    known: Counter[int] = Counter()
    for luck in range(400):
        scratch, seed = [0.0] * plain.SCRATCH, 1 + luck * plain.PRIME // 400
        plain.believe(rules, flat, 0, 0, (1.0, 0.1, 0.0), seed, scratch)
        known.update(slot for slot in range(5) if scratch[plain.B_KNOWN + slot])
    # Eleven tiles were taken, ten of them after the first of this row.
    assert 150 < known[0] < 230
    assert known[4] > 340
