### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = Tanulójáték ({ $minutes } perc)
tutorial-title = { $title }: az első játék
tutorial-guide = A segítőd
tutorial-step = { $step }/{ $steps }. lépés
tutorial-back = Egy lépéssel vissza
tutorial-restart = Elölről
tutorial-leave = Kilépés a tanulójátékból
tutorial-go-on = Folytatás
tutorial-show = Mutasd meg!
tutorial-other = Igazi játékban ezt is lehet. Itt most kövesd a nyilat, kérlek.
tutorial-done = Ügyes vagy! Most már tudsz játszani. Próbálj ki egy igazi játékot, könnyen legyőzhető robotok ellen.
tutorial-play = Jöhet az igazi játék
