### The words around a tutorial. What is explained in it is beside each game's other texts.

tutorial-link = { $minutes ->
    [one] Nauka gry: 1 minuta
    [few] Nauka gry: { $minutes } minuty
    [many] Nauka gry: { $minutes } minut
   *[other] Nauka gry: { $minutes } minuty
}
tutorial-title = { $title }: pierwsza gra
tutorial-guide = Przewodnik
tutorial-step = Krok { $step } z { $steps }
tutorial-back = Krok wstecz
tutorial-restart = Zacznij od nowa
tutorial-leave = Zakończ naukę
tutorial-go-on = Dalej
tutorial-show = Pokaż mi
tutorial-other = W prawdziwej grze tak wolno. Tutaj idź, proszę, za strzałką.
tutorial-done = Brawo! Już wiesz, jak grać. Spróbuj prawdziwej gry z botami, z którymi łatwo wygrać.
tutorial-play = Zagraj naprawdę
