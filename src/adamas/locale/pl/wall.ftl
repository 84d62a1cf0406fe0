### A table on a big screen, and the phones beside it.

## How to get there

wall-show = Na dużym ekranie
wall-open = Pokaż ten stół na dużym ekranie

## The big screen before the start

wall-join = Skieruj telefon na obrazek
wall-only-here = Telefony jeszcze tu nie trafią
wall-only-here-how = Ten serwer działa tylko na tym komputerze. Zatrzymaj go i uruchom tym poleceniem:
# The same.
wall-only-here-command = adamas serve
wall-free = wolne
# The same.
wall-bot = bot
wall-nobody = Imię, jedno dotknięcie i grasz.
wall-seats-free = { $count ->
    [one] Jest jeszcze 1 wolne miejsce. Grę zaczyna się na telefonie.
    [few] Są jeszcze { $count } wolne miejsca. Grę zaczyna się na telefonie.
    [many] Jest jeszcze { $count } wolnych miejsc. Grę zaczyna się na telefonie.
   *[other] Jest jeszcze { $count } wolnego miejsca. Grę zaczyna się na telefonie.
}
wall-all-here = Są już wszyscy. Grę zaczyna się na telefonie.
wall-keys = Klawisz F albo dotknięcie: pełny ekran i dźwięk.
wall-full-screen = Pełny ekran

## The big screen while people play

wall-waiting-many = { $count ->
    [one] Jeszcze wybiera 1 osoba.
    [few] Jeszcze wybierają { $count } osoby.
    [many] Jeszcze wybiera { $count } osób.
   *[other] Jeszcze wybiera { $count } osoby.
}
wall-join-late = Dołącz albo wróć
wall-again = Dotknij „Zagraj znowu” na telefonie, a gra ruszy tutaj.

## The phones

card-join = Dołącz
card-full = Wszystkie miejsca są zajęte. Oglądaj na dużym ekranie.
card-room = Inni mogą jeszcze dołączyć przez obrazek na dużym ekranie.
card-look = Spójrz na duży ekran.
card-whole = Cała plansza
card-back = Wróć do mojej karty
card-won = Wygrywasz!
card-place = { $place }. miejsce
card-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
