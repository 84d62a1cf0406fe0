### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = { $minutes ->
    [one] Learn it in 1 minute
   *[other] Learn it in { $minutes } minutes
}
tutorial-title = { $title }: a first game
tutorial-guide = Your guide
tutorial-step = Step { $step } of { $steps }
tutorial-back = One step back
tutorial-restart = Begin anew
tutorial-leave = Leave the tutorial
tutorial-go-on = Go on
tutorial-show = Show me
tutorial-other = You may do that in a real game. Here, please follow the arrow.
tutorial-done = Well done! Now you know how to play. Try a real game, against bots that are easy to beat.
tutorial-play = Play a real game
