"""Plays a game from start to end with functions as players. For study and tests: nothing is secret.

A game depends on nothing but its seed and its players: chance has one stream of random numbers, and
each decision of each seat has one of its own.
"""

import secrets
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import Any, TypeVar

from adamas.core.box import check_made_for
from adamas.core.errors import IllegalMove
from adamas.core.game import Game
from adamas.core.player import AnyPlayer, Player
from adamas.core.seat import Seat
from adamas.core.turn import Chance, Over
from adamas.play.move_text import joint_text
from adamas.play.record import Record
from adamas.play.recorded_ledger import RecordedSeat

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the letter of the contract
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    seed: str
    result: Over
    record: Record
    decisions: int
    """How many choices the seats made, all together."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        return self.result.scores

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return self.result.winners


def play_game(
    game: Game[Any, A, Any, V, Any],
    players: Sequence[Player[V, A]],
    seed: int | str | None = None,
    names: Sequence[str] | None = None,
) -> Played:
    """Play with one player a seat; the same seed and players give the same game.

    `names` are what the record calls the seats.

    >>> import adamas
    >>> bold = lambda view, legal, rng: legal[0]
    >>> adamas.play_game(adamas.game("diamant"), [bold, bold, bold], seed=1).scores
    (0, 0, 0)
    """
    stream = str(secrets.randbits(64) if seed is None else seed)
    state = game.initial(len(players))
    for player in players:
        check_made_for(game, player)
    chance, moves = Random(f"{stream}/chance"), list[str]()
    joint, decisions = 0, 0
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            move: Any = draw_at_random(turn, chance)
            moves.append(str(move))
        else:
            move = {}
            for seat, legal in turn.choices.items():
                rng = decision_rng(stream, seat, joint)
                action = players[seat](game.observe(state, seat), legal, rng)
                if action not in legal:
                    raise IllegalMove(
                        f"The player at seat {seat} chose {action!r}, not a legal action."
                    )
                move[seat] = action
            moves.append(joint_text(move))
            joint += 1
            decisions += len(move)
        state, _ = game.apply(state, move)
    names = names or [f"Seat {seat}" for seat in range(len(players))]
    seats = tuple(
        RecordedSeat(name, _kind(player)) for name, player in zip(names, players, strict=True)
    )
    record = Record(
        game.name,
        game.rules_version,
        game.edition,
        game.options,
        seats,
        tuple(moves),
        turn,
        None,
    )
    return Played(stream, turn, record, decisions)


def draw_at_random(chance: Chance[O], rng: Random) -> O:
    """One outcome, each copy with the same probability."""
    ends = tuple(accumulate(copies for _, copies in chance.outcomes))
    return chance.outcomes[bisect(ends, rng.randrange(ends[-1]))][0]


def decision_rng(stream: str, seat: Seat, decision: int) -> Random:
    """The random numbers of one decision of one seat."""
    return Random(f"{stream}/seat {seat}/decision {decision}")


def _kind(player: AnyPlayer) -> str:
    return getattr(player, "__name__", type(player).__name__)
