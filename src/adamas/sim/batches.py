"""Many tables of one game, stepped at once with NumPy arrays; no Python runs for a single table."""

from collections.abc import Sequence
from copy import deepcopy
from io import BytesIO
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from adamas.bots.roster import find_cast
from adamas.compiled import WHOLE, Ints
from adamas.core.bot import Bot
from adamas.core.box import check_seats
from adamas.core.catalogue import box
from adamas.core.errors import BadOption, IllegalMove, whole
from adamas.core.game import AnyGame
from adamas.sim.kernels import batch_loops, fields, rules_of
from adamas.sim.numbers import seating
from adamas.sim.plan import check_seed

REWARDS = ("win", "rank", "score")
"""What a finished game is worth: the part of the victory, the part of the others who are behind
(one who is level counts half), or the points."""
MADE_OF = ("rules", "learners", "policies", "places", "sizes", "numbers")
"""What a batch is made of, and two that are alike have in common."""


class Batch:
    """Tables side by side. All arrays are reused: copy what you want to keep.

    `observations` (float32) and `legal` (bool) are what the learners see and may choose, `deciding`
    (bool) who has to; `step` takes numbers of actions. `rewards`, `done`, `final_observations`,
    `scores` and `ranks` are what it brought. `learners` are seats, `fields` names of numbers, and
    `games` has the number of the game at each table: `table + k * tables` is the k-th that a table
    plays, whatever the others do. Without `seats` and `bots`, as many sit down as usual.
    """

    def __init__(
        self,
        game: AnyGame,
        tables: int,
        seats: int | None = None,
        seed: int = 0,
        *,
        bots: Sequence[str | None] | None = None,
        reward: str = "win",
    ) -> None:
        if isinstance(game, str):
            raise BadOption(f'Open the game first: adamas.game("{game}").')
        tables = whole(tables, "The number of tables")
        if tables < 1:
            raise BadOption(f"There should be at least one table, not {tables}.")
        if reward not in REWARDS:
            raise BadOption(f"A reward is one of {', '.join(REWARDS)}, not `{reward}`.")
        self.game, self.tables = game, tables
        self.seats = _count_seats(game, seats, bots)
        check_seed(seed)
        casts = self._casts(bots)
        self.learners = tuple(seat for seat in range(self.seats) if not casts[seat])
        """The seats that are not played by bots: what comes and goes is about these."""
        if not self.learners:
            raise BadOption("Somebody should choose here: one seat at least should be None.")
        layout, actions = fields(game.name).STATE, fields(game.name).ACTIONS
        self.fields: tuple[str, ...] = layout.names
        """What the numbers of an observation mean."""
        shape = (tables, len(self.learners))
        rows = (*shape, layout.row_size)
        self.observations: NDArray[np.float32] = np.zeros(rows, np.float32)
        """What each learner sees: (tables, learners, fields)."""
        self.final_observations: NDArray[np.float32] = np.zeros(rows, np.float32)
        """What it saw at the end of the last game that the table finished."""
        self.legal: NDArray[np.bool_] = np.zeros((*shape, len(actions)), np.bool_)
        """Which actions each learner may choose: (tables, learners, actions)."""
        self.deciding: NDArray[np.bool_] = np.zeros(shape, np.bool_)
        """Who has something to choose; the choices of others are not read."""
        self.rewards: NDArray[np.float32] = np.zeros(shape, np.float32)
        """What the game was worth, in the step in which it ended; else 0."""
        self.done: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        """Which tables have just finished a game, and begun another."""
        self.scores: Ints = np.zeros((tables, self.seats), WHOLE)
        """The points of the last game that each table finished, of all seats."""
        self.ranks: Ints = np.zeros((tables, self.seats), WHOLE)
        """The ranks, from 1."""
        self.games: Ints = np.arange(tables)
        """The number of the game that each table plays."""
        self._seed, self._way = np.uint64(seed), REWARDS.index(reward)
        self._chosen: Ints = np.zeros(shape, np.int64)
        self._deeds: NDArray[np.uint8] = np.zeros(tables, np.uint8)
        states: Ints = np.zeros(tables * layout.size, WHOLE)
        draws, decisions = np.zeros((2, tables), np.int64)
        self._inner = (states, self.games, draws, decisions)
        self._cast = tuple(seating(box(game.name), casts))
        some, searching = any(casts), any(bot.searches for cast in casts for bot in cast)
        self._loops: Any = batch_loops(game.name, some, searching)
        self._who: Ints = np.array(self.learners, WHOLE)
        self._rules = rules_of(game)
        self._flatten()
        self.reset()
        for array in (self.observations, self.final_observations):
            self._loops.fill(states, len(self.learners), array.reshape(-1))
        self.reset()

    def _casts(self, bots: Sequence[str | None] | None) -> list[tuple[Bot, ...]]:
        found = box(self.game.name)
        if isinstance(bots, str) or not all(isinstance(each, str | None) for each in bots or ()):
            raise BadOption(
                "`bots` has a name of a bot for each seat, or None for a learner: "
                '[None, "fox", "owl"].'
            )
        casts = [() if spec is None else find_cast(found, spec) for spec in bots or ()]
        for bot in (bot for cast in casts for bot in cast):
            if bot.player:
                raise BadOption(f"`{bot.name}` is not compiled, so it cannot sit in a batch.")
        return [*casts, *[()] * (self.seats - len(casts))]

    def _flatten(self) -> None:
        """Keep the same memory without its shape, and truth as bytes, as the loops write it."""
        self._seen = (
            self.observations.reshape(-1),
            self.legal.reshape(-1).view(np.uint8),
            self.deciding.reshape(-1).view(np.uint8),
        )
        self._results = (
            *(self.final_observations.reshape(-1), self.rewards.reshape(-1)),
            *(self.done.view(np.uint8), self.scores.reshape(-1), self.ranks.reshape(-1)),
        )

    def _visit(
        self, deed: int, chosen: Ints, which: NDArray[np.bool_] | slice = slice(None)
    ) -> None:
        """Do something at all tables, or at some."""
        self._deeds[:] = self._loops.PASS_BY
        self._deeds[which] = deed
        self._loops.visit(
            *(self._rules, self.seats, self._seed, self._who, self._cast, self._way, self._deeds),
            *(chosen.reshape(-1), *self._inner, *self._seen, *self._results),
        )

    def reset(self, tables: NDArray[Any] | Sequence[int] | None = None) -> None:
        """Begin anew at all tables with the same games, or at some with their next ones."""
        which: NDArray[np.bool_] = np.zeros(self.tables, np.bool_)
        if tables is None:
            which[:] = True
            self.games[:] = np.arange(self.tables)
        else:
            some = np.asarray(tables)
            # Nothing has no type of its own.
            some = some if some.size else some.astype(np.int64)
            try:
                which[some] = True
            except IndexError:
                raise BadOption(
                    f"There are tables 0 to {self.tables - 1}: name some of them, or give one "
                    f"truth for each, not {some.dtype} of shape {some.shape}."
                ) from None
            self.games[which] += self.tables
        self._visit(self._loops.BEGIN, self._chosen, which)
        self.rewards[which] = 0
        self.done[which] = False

    def reseed(self, seed: int) -> None:
        """Begin anew at all tables, with the games of another seed."""
        check_seed(seed)
        self._seed = np.uint64(seed)
        self.reset()

    def step(self, actions: Ints) -> None:
        """Let every learner choose: `actions` are numbers of shape (tables, learners).

        Bots answer, and every table goes on until a learner has to choose again, or until its game
        is over. IllegalMove if an action is not legal; nothing has happened then.
        """
        shape, actions = (self.tables, len(self.learners)), np.asarray(actions)
        if actions.shape != shape or actions.dtype.kind not in "iu":
            raise BadOption(
                f"Actions should be whole numbers of shape {shape}, "
                f"not {actions.dtype} of shape {actions.shape}."
            )
        flat = np.ascontiguousarray(actions, np.int64).reshape(-1)
        _, legal, deciding = self._seen
        wrong = self._loops.illegal(len(self.learners), flat, legal, deciding)
        if wrong >= 0:
            chosen = actions[wrong].tolist()
            raise IllegalMove(f"Table {wrong}: {chosen} is not legal; see `legal[{wrong}]`.")
        self._visit(self._loops.STEP, flat)

    def random_actions(self) -> Ints:
        """A legal action for everybody, each as likely as the others: those of the bot `random`.

        The same array each time.
        """
        self._visit(self._loops.CHOOSE, self._chosen)
        return self._chosen

    def clone(self) -> "Batch":
        """An independent batch in the same situation."""
        twin = object.__new__(Batch)
        shared = {"game", "_loops"}
        for name, value in vars(self).items():
            setattr(twin, name, value if name in shared else deepcopy(value))
        states, _, draws, decisions = twin._inner
        twin._inner = (states, twin.games, draws, decisions)
        twin._flatten()
        return twin

    def save(self) -> bytes:
        """The situation at all tables, to be restored by a batch that was made alike."""
        file = BytesIO()
        np.savez(file, allow_pickle=False, seed=self._seed, **self._kept())
        return file.getvalue()

    def restore(self, saved: bytes) -> None:
        """Go on from a situation that was saved; BadOption if it does not fit.

        What the last step brought (`rewards`, `done` and so on) is not kept.
        """
        try:
            with np.load(BytesIO(saved), allow_pickle=False) as file:
                found = dict(file)
        except (ValueError, OSError, BadZipFile, EOFError):
            raise BadOption("This is nothing that a batch has saved.") from None
        kept = self._kept()
        fits = found.keys() == {"seed", *kept}
        fits = fits and all(found[name].shape == array.shape for name, array in kept.items())
        if not fits or not all(np.array_equal(found[name], kept[name]) for name in MADE_OF):
            raise BadOption(
                "What was saved does not fit: it needs the same game, seats, tables and bots."
            )
        for name, array in kept.items():
            array[...] = found[name]
        self._seed = np.uint64(found["seed"])
        self._look()

    def _kept(self) -> dict[str, NDArray[Any]]:
        states, games, draws, decisions = self._inner
        policies, places, sizes, numbers = self._cast
        return {
            "rules": self._rules,
            "learners": self._who,
            "policies": policies,
            "places": places,
            "sizes": sizes,
            "numbers": numbers,
            "states": states,
            "games": games,
            "draws": draws,
            "decisions": decisions,
        }

    def _look(self) -> None:
        """Write again what the learners see and may do."""
        self._visit(self._loops.LOOK, self._chosen)
        self.rewards[:], self.done[:] = 0, False

    def action(self, number: int, learner: int = 0) -> Any:
        """The action that a number of this learner stands for."""
        return self.game.action(int(number), self.learners[learner], self.seats)


def _count_seats(game: AnyGame, seats: int | None, bots: Sequence[str | None] | None) -> int:
    """As many as are asked for, or as are named; BadOption if so many cannot play."""
    named = len(bots or ())
    count = named if named in game.seats else box(game.name).usual_seats(game)
    count = count if seats is None else seats
    check_seats(game, count)
    if bots is not None and len(bots) > count:
        raise BadOption(f"{len(bots)} are named in `bots`, but there are {count} seats.")
    return count
