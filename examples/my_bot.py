"""A bot for Diamant: it leaves as soon as it carries enough, sooner when the cave looks deadly.

A player is a function of what its seat can see, its legal actions, and random numbers. This one is
then measured against three sensible ones: 200 games, its seat rotated.
"""

from adamas import Rng, bot, game, play_game
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.odds import danger
from adamas.games.diamant.view import View


def greedy(view: View, legal: tuple[Decision, ...], rng: Rng) -> Decision:  # noqa: ARG001
    """Go home with ten rubies, or with five when one card in five is deadly."""
    on_path = sum(lying.rubies for lying in view.path)
    enough = 5 if danger(view) > 0.2 else 10
    return Decision.EXIT if view.hand + on_path // 2 >= enough else Decision.CONTINUE


def win_share(games: int) -> float:
    """The part of all games that it wins; a shared victory counts for a part."""
    rules = game("diamant")
    others = bot(rules, "sensible")
    won = 0.0
    for number in range(games):
        seat = number % 4
        players = [greedy if place == seat else others for place in range(4)]
        winners = play_game(rules, players, seed=number).winners
        won += (seat in winners) / len(winners)
    return won / games


if __name__ == "__main__":
    print(f"greedy wins {win_share(200):.0%} of its games against three sensible bots (par: 25 %)")
