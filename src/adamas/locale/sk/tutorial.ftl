### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = { $minutes ->
    [one] Nauč sa hrať za 1 minútu
    [few] Nauč sa hrať za { $minutes } minúty
    [many] Nauč sa hrať za { $minutes } minúty
   *[other] Nauč sa hrať za { $minutes } minút
}
tutorial-title = { $title }: prvá hra
tutorial-guide = Tvoj sprievodca
tutorial-step = Krok { $step } / { $steps }
tutorial-back = O krok späť
tutorial-restart = Začať odznova
tutorial-leave = Odísť z ukážky
tutorial-go-on = Ďalej
tutorial-show = Ukáž mi to
tutorial-other = V skutočnej hre to môžeš urobiť. Tu sa, prosím, drž šípky.
tutorial-done = Výborne! Teraz už vieš hrať. Vyskúšaj skutočnú hru proti botom, ktorých ľahko porazíš.
tutorial-play = Hrať skutočnú hru
