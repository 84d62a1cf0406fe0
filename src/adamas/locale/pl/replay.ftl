### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Obejrzyj grę jeszcze raz
replay-title = Powtórka: { $title }
replay-page-title = Powtórka: { $title } · Adamas
replay-none-title = Tej gry nie można pokazać
replay-to-table = Do stołu
replay-controls = Sterowanie powtórką
replay-position = Moment gry
replay-place = { $moment } z { $last }
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-tempo = Tempo
replay-eyes = Kto patrzy
replay-eyes-spectator = widz
replay-deciding = Kto teraz wybiera: { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } wybiera: { $action }
replay-cut-off = Tu zapis się kończy.
replay-link = Link do tego momentu
replay-copy = Kopiuj link do tego momentu

## Records from files

replay-file-link = Obejrzyj grę z pliku
replay-file-title = Gra z pliku
replay-file-text = Wybierz zapis gry pobrany przy stole albo utworzony w terminalu. Serwer odtworzy go według zasad i niczego z niego nie zachowa.
replay-file-choose = Wybierz plik
replay-file-drop = Możesz też upuścić plik tutaj.
replay-file-none = Ten plik nie jest zapisem gry albo jest niepełny.
replay-file-refused = Tego zapisu nie można pokazać: nie pasuje do zasad, które zna ten serwer. Losowanie nadal można sprawdzić.
replay-file-not-shared = Ta gra pochodzi z pliku. Jej momenty nie mają adresu, który mógłby otworzyć ktoś inny.

## Checking the dice

dice-check = Czy rozdanie było uczciwe?
fair-good = Rozdanie było uczciwe: każdą kartę ustalono, zanim ktokolwiek usiadł.
fair-bad = Coś w tej grze się nie zgadza.
fair-repeat = To są karty z wcześniejszej gry.
fair-how = Zobacz, jak
fair-what = Zobacz, co
dice-title = Czy rozdanie było uczciwe?
dice-how = Twoja przeglądarka sama oblicza wszystkie karty od nowa. Nie pyta serwera.
dice-running = Sprawdzono { $done } z { $all }.
dice-good = { $cards ->
    [one] Jedyna karta jest tą, którą ustalono przed startem.
    [few] Wszystkie { $cards } karty są tymi, które ustalono przed startem.
    [many] Wszystkie karty ({ $cards }) są tymi, które ustalono przed startem.
   *[other] Wszystkie karty ({ $cards }) są tymi, które ustalono przed startem.
}
dice-proven = Imiona, decyzje i punkty są z gry, którą naprawdę rozegrano.
dice-partly = To, co ujawniono, się zgadza. { $open ->
    [one] 1 karty nie da się sprawdzić, bo gra nie jest skończona.
    [few] { $open } kart nie da się sprawdzić, bo gra nie jest skończona.
    [many] { $open } kart nie da się sprawdzić, bo gra nie jest skończona.
   *[other] { $open } karty nie da się sprawdzić, bo gra nie jest skończona.
}
dice-bad = { $count ->
    [one] Jedna rzecz się nie zgadza.
    [few] { $count } rzeczy się nie zgadzają. Tu widać pierwszą.
    [many] { $count } rzeczy się nie zgadza. Tu widać pierwszą.
   *[other] { $count } rzeczy się nie zgadza. Tu widać pierwszą.
}
dice-bad-card = Krok { $move } zapisu (moment { $moment }). W zapisie: { $card }. Z losowania: { $due }.
dice-bad-card-none = Krok { $move } zapisu (moment { $moment }). W zapisie: { $card }. Z losowania nic nie wynika, bo brakuje sekretu albo karty.
dice-bad-secret = Sekret { $number }: jego skrót to { $hash }. Powinien być { $due }.
dice-bad-entropy = { $name }: liczba losowa jest inna niż w zobowiązaniu sprzed startu.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = Stos { $number }: { $fault ->
    [missing] w zapisie nie ma żadnego stosu.
    [order] nie zaczyna się tam, gdzie ktoś bierze pierwszą kartę, albo pojawia się za wcześnie.
    [no-draw] tam, gdzie się zaczyna, nikt nie bierze karty.
    [epoch] jego tasowanie nie jest następne w kolejności.
   *[too-small] wzięto więcej kart, niż w nim jest.
}
dice-bad-receipt = Twoje pokwitowanie: { $part ->
    [table] dotyczy innego stołu
    [game] dotyczy innej gry
    [options] ma inne zasady
    [seats] ma inną liczbę miejsc
    [anchor] przed startem było inne zobowiązanie
    [head] coś w grze zostało zmienione albo zapis jest skrócony
    [house] dom nie podpisał tego zapisu
   *[entropy] twoja liczba losowa jest inna
}. W pokwitowaniu: { $kept }, w zapisie: { $due }.
# The same.
dice-bad-entry = { $about }: { $fault }.
dice-fault-ledger = zostało to później zmienione
dice-fault-no-head = zostało to później dodane
dice-fault-cut = zapis jest skrócony
dice-fault-signature = dom tego nie podpisał
dice-show = Pokaż ten moment
dice-none = Ten zapis nie zawiera losowania. Nie da się sprawdzić, skąd wzięły się karty.
dice-repeats = Ta gra powtarza rozdanie ze stołu { $table }. Nie było co do niego żadnego zobowiązania, więc widać tylko, że karty wynikają z kluczy w zapisie.
dice-receipt-kept = To urządzenie zachowało w czasie gry pokwitowanie. Zapis jest z nim porównywany.
dice-receipt-none = To urządzenie nie ma pokwitowania z tego stołu.
dice-limits = O tym, jakie karty były w każdym stosie, mówi tu sam zapis. Czy stosy są właściwe, wiadomo tylko z zasad; to też sprawdza „adamas verify”.
dice-limit-unfinished = Ten zapis urywa się przed końcem gry: został skrócony albo gry nie dokończono.
dice-limit-no-ledger = Ten zapis jest starego rodzaju. Kto zapisał plik, mógł zmienić decyzje, imiona i zakończenie, i nic by tego nie pokazało.
dice-limit-unproven = Nie ma pokwitowania ani podpisu. Decyzje i imiona mógł zmienić ten, kto zapisał plik.
dice-limit-late = Pokwitowanie obejmuje tylko pierwsze wpisy; ich liczba: { $number }. To, co było później, mogło zostać zmienione.
dice-limit-house = Podpisano kluczem { $name }. Czy to klucz domu, mówi jego strona /.well-known/adamas-keys.json.
dice-limit-name = { $name }: to imię zostało zapomniane i nie da się go już sprawdzić.
dice-commitments = Ustalone przed startem
dice-ledger = Przebieg gry
dice-stacks = Stosy
dice-cards = Karty
dice-receipt = Twoje pokwitowanie
dice-group = { $title }: zgadza się { $good } z { $count }
dice-holds = zgadza się:
dice-fails = nie zgadza się:
dice-open = jeszcze nie da się sprawdzić:
dice-secret = Sekret { $number }
dice-entropy = { $name }: liczba losowa
dice-stack = Stos { $number }
dice-card = Krok { $move }: { $card }
dice-opening = Zasady, miejsca i karty, ustalone na początku
dice-start = Kto gdzie siedział na starcie
dice-change = Krok { $number }, { $name }: kto gra na tym miejscu
dice-over = Koniec i punkty
dice-signature = Podpis domu
dice-move = Krok { $number }: { $name }
dice-receipt-part = { $part ->
    [table] Stół
    [game] Gra
    [options] Zasady
    [seats] Liczba miejsc
    [anchor] Zobowiązanie stołu
    [head] Co rozegrano do chwili pokwitowania
    [house] Klucz domu
   *[entropy] Twoja liczba losowa
}

## The same deal

deal-play = Zagraj to rozdanie
deal-waiting = Przy tym stole gra się kartami z wcześniejszej gry. Kto w niej był, może niektóre pamiętać.
deal-compared = To rozdanie już rozegrano. Porównujemy punkty każdego miejsca.
deal-before = Przedtem
# The same.
deal-before-unknown = –
