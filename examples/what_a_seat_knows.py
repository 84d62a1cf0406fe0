"""What the seats of a game of Gnomes know of each other's tiles, from their first turn to the last.

A view has everything that a seat with a perfect memory knows, and nothing else: a tile that it has
never seen is None there.
"""

from random import Random

from adamas import Chance, Over, bot, game
from adamas.core.seat import Seat
from adamas.games.gnomes.actions import Action
from adamas.games.gnomes.state import Phase
from adamas.games.gnomes.view import Known, View
from adamas.play.match import draw_at_random


def known_tiles(view: View, owner: Seat) -> list[Known]:
    """The tiles before one seat whose face this view knows."""
    lying = [known for known in view.rows[owner] if known is not None]
    return [known for known in lying if known.tile is not None]


def main(seed: int) -> None:
    """Play one game with foxes and print, level by level, how many faces everybody knows."""
    rules, rng = game("gnomes"), Random(seed)
    fox = bot(rules, "fox")
    state, told = rules.initial(3), -1
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Chance):
            state, _ = rules.apply(state, draw_at_random(turn, rng))
            continue
        views = {seat: rules.observe(state, seat) for seat in range(3)}
        if state.phase is Phase.KEEP and state.level > told:
            told = state.level
            for seat, view in views.items():
                faces = [len(known_tiles(view, owner)) for owner in range(3)]
                print(f"Level {state.level + 1}: seat {seat} knows {faces} faces of the three rows")
        moves: dict[Seat, Action] = {
            seat: fox(views[seat], legal, rng) for seat, legal in turn.choices.items()
        }
        state, _ = rules.apply(state, moves)
    print("Diamonds:", turn.scores)


if __name__ == "__main__":
    main(seed=1)
