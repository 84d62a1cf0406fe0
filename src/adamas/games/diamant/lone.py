"""The best play of a lone explorer, exactly, by dynamic programming backwards over all caves.

Alone there is nobody to share with and nobody to fear: every ruby on a card is one's own, and only
the question when to stop is left. What is on the path is a set of cards, whatever their order, so a
cave is three numbers: the treasures that were turned over (a number with one digit for each value),
the kinds of traps (bits) and the relics. Expeditions are solved from the last one to the first.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from adamas.core.compilable import Ints, Scratch, compiled
from adamas.games.diamant.kernel import value_of
from adamas.games.diamant.rules import Diamant

Camp = tuple[int, tuple[int, ...], int, int]
"""Between expeditions: how many are over, copies of each kind of trap, relics left and taken."""


@compiled
def solve(
    values: Ints,
    copies: Ints,
    traps: Ints,
    relics: int,
    home: Scratch,
    lost: Scratch,
    worth: Scratch,
) -> float:
    """Fill `worth` with what each cave of an expedition is worth; the worth of the entrance.

    `home[r]` is what it is worth to be home after r relics were turned over, beside the rubies;
    `lost[kind * (relics + 1) + r]` what is left if a trap of that kind has struck.
    """
    kinds, masks, stacks = len(values), 1 << len(traps), relics + 1
    caves, cards = 1, relics
    for kind in range(kinds):
        caves *= copies[kind] + 1
        cards += copies[kind]
    for trap in range(len(traps)):
        cards += traps[trap]
    # Turning over a card makes the number of a cave larger, so the worth of what follows is known.
    for cave in range(caves - 1, -1, -1):
        hand, drawn, rest = 0, 0, cave
        for kind in range(kinds):
            count = rest % (copies[kind] + 1)
            rest //= copies[kind] + 1
            hand += count * values[kind]
            drawn += count
        for mask in range(masks - 1, -1, -1):
            seen = 0
            for trap in range(len(traps)):
                seen += mask >> trap & 1
            for found in range(relics, -1, -1):
                left = cards - drawn - seen - found
                place = (cave * masks + mask) * stacks + found
                total, step, rest = 0.0, 1, cave
                for kind in range(kinds):
                    count = rest % (copies[kind] + 1)
                    rest //= copies[kind] + 1
                    if count < copies[kind]:
                        following = ((cave + step) * masks + mask) * stacks + found
                        total += (copies[kind] - count) * worth[following]
                    step *= copies[kind] + 1
                for trap in range(len(traps)):
                    if mask >> trap & 1:
                        total += (traps[trap] - 1) * lost[trap * stacks + found]
                    else:
                        following = (cave * masks + (mask | 1 << trap)) * stacks + found
                        total += traps[trap] * worth[following]
                if found < relics:
                    total += (relics - found) * worth[place + 1]
                stop = hand + home[found]
                if left == 0:
                    worth[place] = stop
                elif drawn + seen + found == 0:
                    # RULES D4.2: nobody can turn back before the first card.
                    worth[place] = total / left
                else:
                    worth[place] = max(stop, total / left)
    return worth[0]


@dataclass
class LoneExplorer:
    """The exact value of a game for one player who only counts rubies and relics."""

    game: Diamant
    solver: Callable[..., float] = solve
    array: Callable[..., Any] = list
    """Makes the arrays that `solver` works on."""

    def __post_init__(self) -> None:
        self._worth: dict[Camp, Scratch] = {}
        self._value: dict[Camp, float] = {}

    @cached_property
    def copies(self) -> dict[int, int]:
        """How many treasures there are of each value."""
        treasures = self.game.rules.treasures
        return {value: treasures.count(value) for value in sorted(set(treasures))}

    @property
    def entrance(self) -> Camp:
        """Before the first expedition."""
        rules = self.game.rules
        assert not rules.relics_join, "relics that join later are not supported"
        assert rules.printed_values is None, "printed values are not supported"
        assert not rules.count_revealed, "relics that count when revealed are not supported"
        return 0, (rules.trap_copies,) * len(rules.traps), rules.relics, 0

    def value(self, camp: Camp | None = None) -> float:
        """What the rest of the game is worth on average, from a camp on."""
        at = self.entrance if camp is None else camp
        expedition, traps, relics, taken = at
        if expedition == self.game.rules.expeditions:
            return 0.0
        # Kinds of traps differ only by name.
        at = (expedition, tuple(sorted(traps)), relics, taken)
        if at not in self._value:
            self._value[at] = self._solve(at)
        return self._value[at]

    def stays(
        self, camp: Camp, treasures: Sequence[int], traps: Sequence[int], relics: int
    ) -> bool:
        """Whether to turn over another card, given what lies on the path."""
        expedition, copies, left, taken = camp
        order = sorted(range(len(copies)), key=lambda kind: copies[kind])
        sorted_camp = (expedition, tuple(copies[kind] for kind in order), left, taken)
        self.value(sorted_camp)
        mask = sum(1 << order.index(kind) for kind in traps)
        cave, step = 0, 1
        for value, count in self.copies.items():
            cave += treasures.count(value) * step
            step *= count + 1
        place = (cave * (1 << len(copies)) + mask) * (left + 1) + relics
        home = sum(treasures) + self._home(sorted_camp, relics)
        return self._worth[sorted_camp][place] > home + 1e-12

    def _solve(self, camp: Camp) -> float:
        expedition, traps, relics, taken = camp
        caves = 1
        for count in self.copies.values():
            caves *= count + 1
        stacks = relics + 1
        home = [self._home(camp, found) for found in range(stacks)]
        lost = [
            self.value((expedition + 1, _without(traps, trap), relics - found, taken))
            if traps[trap] > 1
            else 0.0
            for trap in range(len(traps))
            for found in range(stacks)
        ]
        worth = self.array([0.0] * (caves * (1 << len(traps)) * stacks))
        value = self.solver(
            self.array(list(self.copies)),
            self.array(list(self.copies.values())),
            self.array(list(traps)),
            relics,
            self.array(home),
            self.array(lost),
            worth,
        )
        self._worth[camp] = worth
        return value

    def _home(self, camp: Camp, found: int) -> float:
        """What it is worth to be home with so many relics, beside the rubies."""
        expedition, traps, relics, taken = camp
        later = self.value((expedition + 1, traps, relics - found, taken + found))
        return value_of(taken, found, self.game.rules.batch_by_first) + later


def _without(traps: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """RULES D5.3: one trap of the kind that struck leaves the game."""
    return (*traps[:kind], traps[kind] - 1, *traps[kind + 1 :])
