"""Learning by playing, for two-way decisions: a small network, Adam, and clipped policy gradients.

NumPy is enough for networks of a few thousand weights. The layout of a policy's weights is the one
that a game's `think` reads: how sure it is (1), units of the two hidden layers, then biases and
weights layer by layer.
"""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

F32 = NDArray[np.float32]

HEAD = 3
"""Numbers before the weights: how sure it is, and the units of both hidden layers."""


@dataclass
class Network:
    """Two layers of rectified units and one linear output."""

    sizes: tuple[int, int, int]
    weights: list[F32] = field(default_factory=list)
    _moments: list[tuple[F32, F32]] = field(default_factory=list)
    _steps: int = 0

    @staticmethod
    def random(sizes: tuple[int, int, int], rng: np.random.Generator) -> "Network":
        """A network that knows nothing."""
        inputs, first, second = sizes
        shapes = [(inputs, first), (first, second), (second, 1)]
        weights: list[F32] = []
        for place, (rows, columns) in enumerate(shapes):
            scale = np.sqrt(2 / rows) * (0.1 if place == 2 else 1.0)
            weights.append(np.zeros(columns, np.float32))
            weights.append((rng.standard_normal((rows, columns)) * scale).astype(np.float32))
        return Network(sizes, weights)

    def flat(self) -> NDArray[np.float64]:
        """The weights as a game's `think` reads them."""
        _, first, second = self.sizes
        parts = [np.array([1, first, second], np.float64)]
        return np.concatenate([*parts, *(each.astype(np.float64).ravel() for each in self.weights)])

    @staticmethod
    def from_flat(inputs: int, numbers: NDArray[np.float64]) -> "Network":
        """The inverse of `flat`."""
        _sure, first, second = (int(number) for number in numbers[:HEAD])
        shapes = [(first,), (inputs, first), (second,), (first, second), (1,), (second, 1)]
        weights, at = [], HEAD
        for shape in shapes:
            size = int(np.prod(shape))
            weights.append(numbers[at : at + size].reshape(shape).astype(np.float32))
            at += size
        return Network((inputs, first, second), weights)

    def forward(self, inputs: F32) -> tuple[F32, F32, F32]:
        """Both hidden layers and the output."""
        b1, w1, b2, w2, b3, w3 = self.weights
        one = np.maximum(inputs @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        return one, two, (two @ w3 + b3)[:, 0]

    def learn(self, inputs: F32, one: F32, two: F32, slope: F32, rate: float) -> None:
        """Move against the gradient, given the slope of the loss in the output."""
        _, _, _, w2, _, w3 = self.weights
        out = slope[:, None]
        back_two = (out @ w3.T) * (two > 0)
        back_one = (back_two @ w2.T) * (one > 0)
        gradients = [
            back_one.sum(0),
            inputs.T @ back_one,
            back_two.sum(0),
            one.T @ back_two,
            out.sum(0),
            two.T @ out,
        ]
        self._adam(gradients, rate)

    def _adam(self, gradients: list[F32], rate: float) -> None:
        if not self._moments:
            self._moments = [(np.zeros_like(g), np.zeros_like(g)) for g in gradients]
        self._steps += 1
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in gradients)))
        shrink = min(1.0, 0.5 / (norm + 1e-9))
        for place, gradient in enumerate(gradients):
            mean, square = self._moments[place]
            mean += 0.1 * (gradient * shrink - mean)
            square += 0.001 * ((gradient * shrink) ** 2 - square)
            step = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            self.weights[place] -= (step * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


@dataclass(frozen=True)
class Seen:
    """What was played, decision by decision."""

    inputs: F32
    stayed: F32
    """1 for going on, 0 for leaving."""
    before: F32
    """The chance of going on that the policy gave when it played."""
    advantage: F32
    returns: F32


def improve(
    policy: Network,
    critic: Network,
    seen: Seen,
    rate: float,
    entropy: float,
    rng: np.random.Generator,
    epochs: int = 2,
    size: int = 16384,
) -> None:
    """Some steps of proximal policy optimisation on what was played."""
    clip, inputs, stayed = 0.2, seen.inputs, seen.stayed
    advantage = (seen.advantage - seen.advantage.mean()) / (seen.advantage.std() + 1e-8)
    old = np.where(stayed > 0, seen.before, 1 - seen.before)
    for _ in range(epochs):
        order = rng.permutation(len(inputs))
        for start in range(0, len(order) - size // 2, size):
            rows = order[start : start + size]
            x, a, adv = inputs[rows], stayed[rows], advantage[rows]
            one, two, logit = policy.forward(x)
            chance = 1 / (1 + np.exp(-logit))
            now = np.where(a > 0, chance, 1 - chance)
            ratio = now / np.maximum(old[rows], 1e-6)
            outside = ((adv > 0) & (ratio > 1 + clip)) | ((adv < 0) & (ratio < 1 - clip))
            # d log(now) / d logit = a - chance; d entropy / d logit = -logit chance (1 - chance).
            slope = -np.where(outside, 0, adv * ratio) * (a - chance)
            slope += entropy * logit * chance * (1 - chance)
            policy.learn(x, one, two, (slope / len(rows)).astype(np.float32), rate)
            one, two, value = critic.forward(x)
            error = (value - seen.returns[rows]) / len(rows)
            critic.learn(x, one, two, error.astype(np.float32), rate)
