### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = Výuka ({ $minutes } min)
tutorial-title = { $title }: první hra
tutorial-guide = Tvůj průvodce
tutorial-step = Krok { $step } z celkem { $steps }
tutorial-back = O krok zpět
tutorial-restart = Začít znovu
tutorial-leave = Ukončit výuku
tutorial-go-on = Dál
tutorial-show = Ukázat
tutorial-other = To můžeš udělat ve skutečné hře. Tady prosím klepni tam, kam ukazuje šipka.
tutorial-done = Výborně! Teď už víš, jak se hraje. Zkus skutečnou hru proti botům, které porazíš snadno.
tutorial-play = Zahrát si doopravdy
