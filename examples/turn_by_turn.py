"""A game of Diamant turn by turn: a state and a move go in, the next state and events come out.

A type checker knows `game("diamant")` as the class of these rules: it finds a wrong field of a
state, or an action of another game, before the program runs.
"""

from random import Random

from adamas import Chance, Over, game
from adamas.core.seat import Seat
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.events import ExpeditionEnded
from adamas.games.diamant.state import State
from adamas.play.match import draw_at_random


def decision(state: State, seat: Seat) -> Decision:
    """The higher the seat, the more it wants to carry home; who is behind wants even more."""
    behind = max(state.chests) - state.chests[seat]
    return Decision.EXIT if state.hand >= 3 + 2 * seat + behind // 4 else Decision.CONTINUE


def main(seed: int) -> None:
    """Play one game and print what everybody has after each expedition."""
    rules, chance = game("diamant"), Random(seed)
    state = rules.initial(4)
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Chance):
            state, events = rules.apply(state, draw_at_random(turn, chance))
        else:
            choices = {seat: decision(state, seat) for seat in turn.choices}
            state, events = rules.apply(state, choices)
        for event in events:
            if isinstance(event, ExpeditionEnded):
                print(f"After expedition {event.number}: chests {state.chests}")
    print("Points", turn.scores, "and the winners are", turn.winners)


if __name__ == "__main__":
    main(seed=7)
