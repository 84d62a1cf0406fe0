"""Learns a game from nothing but its numbers: python examples/learner.py [GAME] [ROUNDS].

A network with one hidden layer sits at seat 0 of some hundred tables, among compiled bots. It
tries things out, and after each round of games does more of what has led to victories (the policy
gradient with a baseline). Then it is measured where it has never sat: on every other seat, and as
an ordinary player of `adamas.play_game`. NumPy is all that it needs: pip install 'adamas[sim]'.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

import adamas
from adamas import sim

Floats = NDArray[np.float32]
TABLES, HORIZON, HIDDEN, RATE = 300, 100, 64, 0.01


class Network:
    """Chances of actions, from rows of a game with a column for each value of a choice."""

    def __init__(self, game: adamas.AnyGame, rng: np.random.Generator) -> None:
        self.hot, self.rng = sim.one_hot(game), rng
        inputs, actions = len(self.hot.names), len(game.action_numbers)
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,)]
        self.weights: list[Floats] = [
            (rng.normal(size=shape) * 0.05).astype(np.float32) for shape in shapes
        ]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.updates = 0

    def see(self, rows: Floats) -> Floats:
        """Inputs about as large as 1."""
        hot = self.hot(rows)
        return np.sign(hot) * np.log1p(np.abs(hot))

    def think(self, seen: Floats, legal: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The hidden units, and the chance of each action; what is not legal has none."""
        first, bias, second, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        # Where nothing is to be chosen, anything goes.
        fine = legal | ~legal.any(axis=-1, keepdims=True)
        worth = np.where(fine, hidden @ second + last, -1e9)
        chances = np.exp(worth - worth.max(axis=-1, keepdims=True))
        return hidden, chances / chances.sum(axis=-1, keepdims=True)

    def try_out(self, rows: Floats, legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """An action for each row, by its chance."""
        _, chances = self.think(self.see(rows), legal)
        luck = self.rng.random((*chances.shape[:-1], 1), np.float32)
        below: NDArray[np.int64] = (chances.cumsum(axis=-1) < luck).sum(axis=-1)
        # Sums of chances end a little below 1.
        return np.where(below < chances.shape[-1], below, chances.argmax(axis=-1))

    def improve(self, seen: Floats, legal: Any, chosen: Any, worth: Floats) -> None:
        """Make actions likelier that were worth more than expected (with Adam's steps)."""
        hidden, chances = self.think(seen, legal)
        push = -chances
        push[np.arange(len(chosen)), chosen] += 1
        push *= worth[:, None] / len(chosen)
        # A little curiosity: no chance should vanish before it was tried.
        entropy = (chances * np.log(chances + 1e-9)).sum(axis=1, keepdims=True)
        push -= 0.01 * chances * (np.log(chances + 1e-9) - entropy) * legal / len(chosen)
        back = (push @ self.weights[2].T) * (hidden > 0)
        steps = [seen.T @ back, back.sum(axis=0), hidden.T @ push, push.sum(axis=0)]
        self.updates += 1
        for at, step in enumerate(steps):
            mean, square = self.moments[at]
            mean = mean + 0.1 * (step - mean)
            square = square + 0.01 * (step**2 - square)
            self.moments[at] = (mean, square)
            fair = (1 - 0.9**self.updates, 1 - 0.99**self.updates)
            self.weights[at] += RATE * (mean / fair[0]) / (np.sqrt(square / fair[1]) + 1e-8)


def train(game: adamas.AnyGame, bots: list[str | None], rounds: int) -> Network:
    """A network that has played so many rounds of HORIZON steps at all tables."""
    network, tables = Network(game, np.random.default_rng(1)), sim.batch(game, TABLES, bots=bots)
    average = 1 / tables.seats
    for number in range(rounds):
        lived: list[tuple[Any, ...]] = []
        for _ in range(HORIZON):
            rows, legal = tables.observations[:, 0].copy(), tables.legal[:, 0].copy()
            deciding, chosen = tables.deciding[:, 0].copy(), network.try_out(rows, legal)
            tables.step(chosen[:, None])
            won = np.where(tables.done, tables.rewards[:, 0], np.nan)
            lived.append((network.see(rows), legal, chosen, deciding, won))
        seen, may, tried, deciding, won = (np.array(part) for part in zip(*lived, strict=True))
        average = 0.9 * average + 0.1 * float(np.nanmean(won))
        # A choice is worth what its game came to; games that are not over yet teach nothing.
        for step in reversed(range(HORIZON - 1)):
            won[step] = np.where(np.isnan(won[step]), won[step + 1], won[step])
        ended = deciding & ~np.isnan(won)
        worth = (won[ended] - average).astype(np.float32)
        network.improve(seen[ended], may[ended], tried[ended], worth)
        if sys.stderr.isatty():
            print(f"\rround {number} of {rounds}: wins {average:.0%} ", end="", file=sys.stderr)
    return network


def win_share(game: adamas.AnyGame, network: Network, bots: list[str], seat: int) -> float:
    """The part of two thousand games that the network wins from a seat."""
    tables = sim.batch(game, TABLES, seed=99, bots=[*bots[:seat], None, *bots[seat:]])
    won, games = 0.0, 0
    while games < 2000:
        tables.step(network.try_out(tables.observations, tables.legal))
        won, games = won + float(tables.rewards.sum()), games + int(tables.done.sum())
    return won / games


def main(name: str = "diamoniak", rounds: str = "10") -> None:
    """Train at seat 0, measure everywhere."""
    # Chance picks who begins, so that all seats are worth the same.
    game, others = adamas.game(name, first_seat="random"), ["badger", "badger"]
    if 3 not in game.seats:
        raise SystemExit(f"`{name}` is not played by three.")
    network = train(game, [None, *others], int(rounds))
    shares = [win_share(game, network, others, seat) for seat in range(3)]
    print("wins from each seat:", *(f"{share:.1%}" for share in shares), "(par: 33.3 %)")
    player = sim.numeric_player(game, network.try_out)
    played = adamas.play_game(game, [player, *[adamas.bot(game, bot) for bot in others]], seed=1)
    print("and at a table of the rules:", played.scores)


if __name__ == "__main__":
    main(*sys.argv[1:])
