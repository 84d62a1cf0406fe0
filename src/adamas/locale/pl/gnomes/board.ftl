### The words of the board in the browser.

board = Stół

## The mine

board-mine = Kopalnia
board-level = { $level } kondygnacja: { $tiles ->
    [0] nie ma już płytek.
    [one] została 1 płytka.
    [few] zostały { $tiles } płytki.
    [many] zostało { $tiles } płytek.
   *[other] zostało { $tiles } płytki.
}
board-here = Gnomy są tutaj.
board-bench = Pobrana płytka i odrzucone płytki
board-drawn-none = Pobrana płytka
board-drawn-own = Pobierasz
board-drawn-own-shared = Pobiera { $name }
board-drawn-by = Pobiera { $name }
board-pile = Odrzucone: { $tiles }
board-pile-top = Na wierzchu: { $tile }
board-pile-open = Przejrzyj odrzucone płytki
board-pile-title = Odrzucone płytki ({ $tiles }), od najnowszej

## Rows

board-row = Rząd gracza { $name }
board-row-own = Twój rząd ({ $name })
board-row-own-shared = Rząd gracza { $name }
board-active = Ruch
board-waiting = wybiera
board-ready = wybór zapadł
board-won = wygrywa
board-up = { $diamonds ->
    [one] 1 odkryty diament
    [few] { $diamonds } odkryte diamenty
    [many] { $diamonds } odkrytych diamentów
   *[other] { $diamonds } odkrytego diamentu
}
board-sum = { $diamonds ->
    [one] razem 1 diament
    [few] razem { $diamonds } diamenty
    [many] razem { $diamonds } diamentów
   *[other] razem { $diamonds } diamentu
}
board-place = Miejsce { $slot }
board-place-own = Twoje miejsce { $slot }
board-place-own-shared = Własne miejsce { $slot }
board-label = { $named }: { $what }
board-hole = puste
board-face-up = odkryta płytka, { $tile }
board-face-seen = podglądana płytka, { $tile }
board-face-seen-shared = teraz widoczna płytka, { $tile }
board-face-known = zakryta płytka, { $level } kondygnacja; znasz ją: { $tile }
board-face-known-shared = zakryta płytka, { $level } kondygnacja; już znana: { $tile }
board-face-down = zakryta płytka, { $level } kondygnacja
board-lookers = { $count ->
    [one] podgląda { $names }
    [few] podglądają { $names }
    [many] podglądają { $names }
   *[other] podglądają { $names }
}
board-seen-by = kto ją zna: { $names }
board-goes-up = jedzie wózkiem na górę

## What to do

board-do-discard = Odrzuć
board-do-pass = Nie podglądaj
board-do-confirm = Gotowe
board-do-stop = Nie podglądaj więcej
board-do-lay = Ułóż je tak
board-hint-memorise = Zaraz będą zakryte.
board-hint-arrange = Przeciągnij płytkę albo dotknij dwóch, a zamienią się miejscami.
board-hint-arrange-then = Dotknij płytki, z którą zamieni się miejscami.
board-hint-laid = Leżą zakryte, w tej kolejności.
board-arranging-keys = Enter lub spacja podnosi i odkłada płytkę, klawisze strzałek ją przesuwają.
board-moved = Teraz na miejscu { $slot } z { $places }: { $tile }
board-hint-keep = Dotknij płytki, którą zastąpi nowa, albo odrzuć nową.
board-hint-lantern = Dotknij jednej ze swoich płytek.
board-hint-lantern-shared = Dotknij własnej płytki.
board-hint-torch = Dotknij płytki innego gracza.
board-hint-peek = Tylko ty widzisz tę płytkę.
board-hint-peek-shared = Tę płytkę może widzieć tylko { $name }.
board-hint-arrows = Krok 1 z 2: dotknij jednej ze swoich płytek.
board-hint-arrows-shared = Krok 1 z 2: dotknij własnej płytki.
board-hint-arrows-then = Krok 2 z 2: dotknij płytki, którą chcesz mieć na swoim miejscu { $slot }.
board-hint-arrows-then-shared = Krok 2 z 2: dotknij płytki, która trafi na miejsce { $slot }.
board-hint-offer-then = Krok 2 z 2: dotknij czyjegoś rzędu. Którą płytkę z niego dostaniesz, zdecyduje los.
board-hint-offer-then-shared = Krok 2 z 2: dotknij czyjegoś rzędu. Która płytka z niego przyjdzie, zdecyduje los.
board-hint-bats = Krok 1 z 2: dotknij jednej ze swoich płytek.
board-hint-bats-shared = Krok 1 z 2: dotknij własnej płytki.
board-hint-bats-then = Krok 2 z 2: dotknij płytki, która zamieni się miejscami z płytką nr { $slot }.
board-hint-explosion = Dotknij płytki, którą poświęcasz.
board-hint-explosion-shared = Dotknij płytki do poświęcenia.
board-hint-cart = Dotknij płytki, która pojedzie na górę.
board-hint-lit = { $round ->
    [4] To było twoje ostatnie spojrzenie.
   *[other] Spojrzenie { $round } z 3: dotknij dowolnej płytki.
}
board-hint-lit-shared = { $round ->
    [4] To było ostatnie spojrzenie.
   *[other] Spojrzenie { $round } z 3: dotknij dowolnej płytki.
}
board-hint-change = Możesz jeszcze zmienić zdanie.
board-hint-change-shared = Można to jeszcze zmienić.

## What is asked, where several people share a device

question-shared = Co teraz?
question-memorise-shared = Czas zapamiętać te płytki.
question-keep-shared = Zatrzymać pobraną płytkę? Na którym miejscu?
question-lantern-shared = Którą własną płytkę podejrzeć?
question-torch-shared = Którą płytkę innego gracza podejrzeć?
question-peek-shared = Czas zapamiętać płytkę. Gotowe?
question-arrows-shared = Którą własną płytkę zamienić i na którą?
question-lit-shared = Korytarz jest oświetlony dla wszystkich: którą płytkę podejrzeć?
question-bats-shared = Nietoperze! Które dwie własne płytki zamienić miejscami?
question-explosion-shared = Wybuch! Którą własną płytkę poświęcić?
question-cart-shared = Wózek jedzie na górę. Którą własną płytkę wysłać? Będzie odkryta do końca gry.
swap-shared = zamień płytkę nr { $slot } na płytkę nr { $other_slot } ({ $seat })

## Memory help

board-unseen = Płytki, których nie znasz
board-unseen-shared = Płytki, których nie zna { $name }
board-unseen-level = { $level } kondygnacja
board-unseen-none = brak

## The result

board-outcome = { $tiles }
