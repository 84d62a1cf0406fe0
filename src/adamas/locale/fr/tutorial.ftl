### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = { $minutes ->
    [one] Apprendre en { $minutes } min
   *[other] Apprendre en { $minutes } min
}
tutorial-title = { $title } : une première partie
tutorial-guide = Ton guide
tutorial-step = Étape { $step } sur { $steps }
tutorial-back = Étape précédente
tutorial-restart = Recommencer
tutorial-leave = Quitter le tutoriel
# Not “Continuer”, which is a decision in Diamant.
tutorial-go-on = Suivant
tutorial-show = Montre-moi
tutorial-other = Dans une vraie partie, tu peux faire cela. Ici, suis la flèche, s’il te plaît.
tutorial-done = Bravo ! Maintenant, tu sais jouer. Essaie une vraie partie, contre des robots faciles à battre.
tutorial-play = Jouer une vraie partie
