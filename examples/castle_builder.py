"""A bot for Diamoniak that says what it does by name: it buys, it shields, it stops in time.

Measured like the one in my_bot.py: 200 games against two others, its seat rotated.
"""

from adamas import Rng, bot, game, play_game
from adamas.games.diamoniak.actions import Action, Buy, Draw, Give, Shield, Stop
from adamas.games.diamoniak.cards import Card
from adamas.games.diamoniak.view import View


def builder(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:  # noqa: ARG001
    """Buy what can be bought; go on drawing while a witch is unlikely or a fairy is at hand."""
    assert view.seat is not None
    own = view.holdings[view.seat]
    for action in legal:
        if isinstance(action, Buy | Shield):
            return action
    if gifts := [action for action in legal if isinstance(action, Give)]:
        return min(gifts, key=lambda gift: gift.cards.count(own.colour or Card.FAIRY))
    danger = view.pile.count(Card.WITCH) / max(len(view.pile), 1)
    return Stop() if Stop() in legal and danger > 0.2 and not own.fairies else Draw()


def win_share(games: int) -> float:
    """The part of all games that it wins."""
    rules = game("diamoniak")
    others = bot(rules, "badger")
    won = 0
    for number in range(games):
        seat = number % 3
        players = [builder if place == seat else others for place in range(3)]
        won += seat in play_game(rules, players, seed=number).winners
    return won / games


if __name__ == "__main__":
    print(f"builder wins {win_share(200):.0%} of its games against two badgers (par: 33 %)")
