"""A game's compiled functions, called from Python as the loops call them: with pointers.

A function is compiled anew for each kind of its arguments. Handed an array, a kernel would be
compiled a second time, only for tests; with these entries they try the very code that plays. It is
a template like `adamas/sim/loops.py`: `tests.sim.compiled` loads it once for each game.
"""

from typing import TYPE_CHECKING

from adamas.compiled import Floats, Ints
from adamas.compiled.memory import pointer

if TYPE_CHECKING:
    from adamas.compiled import njit
    from adamas.core.kernel import Kernel, Policies

    KERNEL: Kernel
    POLICIES: Policies

kernel_begin, kernel_turn, kernel_epoch = KERNEL.begin, KERNEL.turn, KERNEL.epoch
kernel_urn, kernel_left, kernel_legal = KERNEL.urn, KERNEL.left, KERNEL.legal
kernel_draw = KERNEL.draw
kernel_decide, kernel_score = KERNEL.decide, KERNEL.score
policies_choose, policies_resample = POLICIES.choose, POLICIES.resample


@njit
def begin(rules: Ints, state: Ints, seats: int) -> None:
    kernel_begin(pointer(rules), pointer(state), seats)


@njit
def turn(rules: Ints, state: Ints) -> int:
    return kernel_turn(pointer(rules), pointer(state))


@njit
def epoch(rules: Ints, state: Ints) -> int:
    return kernel_epoch(pointer(rules), pointer(state))


@njit
def urn(rules: Ints, state: Ints) -> int:
    return kernel_urn(pointer(rules), pointer(state))


@njit
def left(rules: Ints, state: Ints) -> int:
    return kernel_left(pointer(rules), pointer(state))


@njit
def legal(rules: Ints, state: Ints, seat: int, actions: Ints) -> int:
    return kernel_legal(pointer(rules), pointer(state), seat, pointer(actions))


@njit
def draw(rules: Ints, state: Ints, outcome: int) -> None:
    kernel_draw(pointer(rules), pointer(state), outcome)


@njit
def decide(rules: Ints, state: Ints, choices: Ints) -> None:
    kernel_decide(pointer(rules), pointer(state), pointer(choices))


@njit
def score(rules: Ints, state: Ints, scores: Ints, ranks: Ints) -> None:
    kernel_score(pointer(rules), pointer(state), pointer(scores), pointer(ranks))


@njit
def choose(
    rules: Ints,
    state: Ints,
    seat: int,
    policy: int,
    at: int,
    numbers: Floats,
    uniform: float,
    actions: Ints,
    count: int,
    scratch: Floats,
) -> int:
    return policies_choose(
        pointer(rules),
        pointer(state),
        seat,
        policy,
        at,
        pointer(numbers),
        uniform,
        pointer(actions),
        count,
        pointer(scratch),
    )


@njit
def resample(rules: Ints, state: Ints, seat: int, seed: int) -> None:
    policies_resample(pointer(rules), pointer(state), seat, seed)
