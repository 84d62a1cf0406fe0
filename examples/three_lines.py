"""Make a game, play it with functions as players, read the result."""

import adamas

game = adamas.game("diamant")
played = adamas.play_game(game, [adamas.bot(game, "fox"), *[adamas.random_player] * 3])
print(played.scores, "won by seat", *played.winners)
