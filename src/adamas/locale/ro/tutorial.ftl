### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = { $minutes ->
    [one] Învață-l în 1 minut
    [few] Învață-l în { $minutes } minute
   *[other] Învață-l în { $minutes } de minute
}
tutorial-title = { $title }: prima partidă
tutorial-guide = Ghidul tău
tutorial-step = Pasul { $step } din { $steps }
tutorial-back = Un pas înapoi
tutorial-restart = Ia-o de la capăt
tutorial-leave = Ieși din lecție
tutorial-go-on = Înainte
tutorial-show = Arată-mi
tutorial-other = Într-o partidă adevărată poți face asta. Aici, te rog, urmează săgeata.
tutorial-done = Bravo! Acum știi să joci. Încearcă o partidă adevărată, cu roboți ușor de învins.
tutorial-play = Joacă o partidă adevărată
