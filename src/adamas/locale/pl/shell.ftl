### The words of the program around the games.

## Playing in a terminal

play-opened = Stół { $table }. Losowanie jest już ustalone: { $anchor }…
play-repeat = Stół { $table }. Powtarzamy rozdanie ze stołu { $origin }.
play-seats = Przy stole: { $names }.
play-hint = Wpisz numer albo słowo; { "?" } pokazuje zasady, { "!" } wybiera ruch domyślny ({ $default }), q kończy grę.
play-seat-numbers = Miejsca: { $names }
play-narrow = Szerokość terminala w znakach: { $width }; rysunek potrzebuje { $needed }.
play-enter = Naciśnij Enter, żeby grać dalej ({ $action }).
play-prompt = { $name }>
play-unclear = „{ $text }” może znaczyć: { $matches }.
play-unknown = „{ $text }” nie ma wśród możliwości.
play-recorded = Zapis gry jest w pliku { $file }.
play-receipt = Pokwitowanie jest w pliku { $file }.
play-pass-to = Przy klawiaturze siada { $name }; wszyscy inni odwracają wzrok.
play-ready = Naciśnij Enter, gdy nikt inny nie patrzy.
play-over = Koniec gry. Naciśnij Enter.
play-guest = Gość
play-choose-game = W co gramy?
play-order = Wpisz miejsca od lewej w wybranej kolejności, na przykład { $example }. Enter zostawia je tak, jak leżą; { "?" } pokazuje zasady, q kończy grę.
play-order-wrong = Podaj każde z miejsc od { $first } do { $last } dokładnie raz, na przykład { $example }.
play-more = …i jeszcze { $count }: wpisz słowo, na przykład { $example }.

## Results

result-place = Miejsce
result-name = Imię
result-points = Punkty
result-unfinished = Gra niedokończona.

## The catalogue

games-intro = Gry na półce. Tak zaczniesz grę: adamas play GAME
games-facts = { $least }–{ $most } graczy, od { $age } lat, około { $minutes ->
    [one] 1 minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
games-designers = (projekt gry: { $designers })
games-editions = Wydania
games-options = Opcje (najpierw zwykła wartość; wydanie może mieć inną)
games-levels = Boty, z którymi można grać, od najsłabszego
games-strategies = Strategie do badania (adamas simulate)
games-default = (domyślnie)
games-from-file = albo plik

## Rules

rules-title = { $title }: zasady, wydanie { $edition }
rules-source = Źródło: { $source }. Opowiedziane własnymi słowami; numery pochodzą z pliku RULES.md tej gry.

## Checking

verify-holds = zgadza się
verify-fails = NIE ZGADZA SIĘ: { $found }
verify-open = jeszcze nie da się sprawdzić
# The same.
verify-line = { $about }: { $found }
verify-about-secret = Sekret { $number }
verify-about-entropy = { $name }: liczba losowa
verify-about-stack = Stos { $number }
# $name is the card as the record writes it: treasure-9
verify-about-card = Krok { $number }: { $name }
verify-about-opening = Zasady, miejsca i karty, ustalone na początku
verify-about-start = Kto gdzie siedział na starcie
verify-about-change = Krok { $number }, { $name }: kto gra na tym miejscu
verify-about-over = Koniec i punkty
verify-about-signature = Podpis domu
verify-about-move = Krok { $number }: { $name }
verify-about-record = Zapis jako całość
verify-about-receipt = { $name ->
    [table] Stół
    [game] Gra
    [options] Zasady
    [seats] Liczba miejsc
    [anchor] Zobowiązanie stołu
    [head] Co rozegrano do chwili pokwitowania
    [house] Klucz domu
   *[entropy] Twoja liczba losowa
}
verify-fault-hash = skrót to { $due }
verify-fault-missing = brakuje sekretu
verify-fault-stack = z zasad wynika inny
verify-fault-no-draw = niczego z niego nie wzięto
verify-fault-dice = z losowania: { $due }
verify-fault-receipt = w zapisie: { $due }
verify-fault-illegal = niezgodny z zasadami. Szczegóły po angielsku: { $due }
verify-fault-ledger = zostało to później zmienione
verify-fault-no-head = zostało to później dodane
verify-fault-cut = zapis jest skrócony
verify-fault-signature = dom tego nie podpisał
verify-commitments = Zobowiązania sprzed startu
verify-ledger = Przebieg gry
verify-stacks = Stosy według zasad
verify-cards = Karty
verify-receipt = Pokwitowanie
verify-repeat = Ta gra powtarza rozdanie ze stołu { $table }. Nie było co do niego żadnego zobowiązania, więc widać tylko, że karty wynikają z kluczy w zapisie.
verify-good = Wszystko się zgadza: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}{ $commitments ->
    [0] {""} (zobowiązań nie było)
    [one] {""} i 1 zobowiązanie
    [few] {""} i { $commitments } zobowiązania
    [many] {""} i { $commitments } zobowiązań
   *[other] {""} i { $commitments } zobowiązania
}.
verify-partly = To, co ujawniono, się zgadza, ale { $open ->
    [one] 1 karty
    [few] { $open } kart
    [many] { $open } kart
   *[other] { $open } karty
} nie da się sprawdzić przed końcem gry.
verify-bad = { $count ->
    [one] Jedna rzecz się nie zgadza: { $first }.
    [few] { $count } rzeczy się nie zgadzają. Pierwsza: { $first }.
    [many] { $count } rzeczy się nie zgadza. Pierwsza: { $first }.
   *[other] { $count } rzeczy się nie zgadza. Pierwsza: { $first }.
}
verify-limit-unfinished = Ten zapis urywa się przed końcem gry: został skrócony albo gry nie dokończono.
verify-limit-no-ledger = Ten zapis jest starego rodzaju. Kto zapisał plik, mógł zmienić decyzje, imiona i zakończenie, i nic by tego nie pokazało.
verify-limit-unproven = Nie ma pokwitowania ani podpisu. Decyzje i imiona mógł zmienić ten, kto zapisał plik.
verify-limit-late = Pokwitowanie obejmuje tylko pierwsze wpisy; ich liczba: { $number }. To, co było później, mogło zostać zmienione.
verify-limit-house = Podpisano kluczem { $name }. Czy to klucz domu, mówi jego strona /.well-known/adamas-keys.json.
verify-limit-unread = Podpisu nie sprawdzono: potrzebne jest pip install 'adamas[serve]'.
verify-limit-name = { $name }: to imię zostało zapomniane i nie da się go już sprawdzić.

## Keys

keys-now = Podpisuje teraz: { $key }
keys-before = Podpisywał wcześniej: { $key }

## Simulating

simulate-playing = Gramy
simulate-compiling = Kompilacja symulatora, tylko za pierwszym razem…
simulate-rate = { $rate } gier/s
simulate-title = { $game }, wydanie { $edition }, gry: { $games }, miejsca: { $seats }, ziarno: { $seed }
simulate-stopped = Przerwano przed końcem: tyle na razie wiadomo.
simulate-none = Przerwano, zanim skończyła się choć jedna gra.
# The same.
simulate-bot = Bot
simulate-places = Miejsca
simulate-share = Zwycięstwa
simulate-mean = Punkty
simulate-par = Zwycięstwa na jednym miejscu (wspólne liczone w części); czysty przypadek dałby { $par }%. ± to przedział ufności 95%.
simulate-speed = { $seconds } s, gier na sekundę: { $rate }
simulate-points = Punkty: { $bot }
simulate-csv = Wszystkie gry są w pliku { $file }.
simulate-plot = Wykres jest w pliku { $file }.

## The arena

arena-share = Zwycięstwa
arena-rating = Ranking
arena-seats = Miejsca
arena-games = Gry
arena-against = Przeciw
arena-mixed = O tym, kto siada na którym miejscu, w każdej grze decyduje los. Czysty przypadek dałby { $par }% zwycięstw. Ranking: model Placketta–Luce’a.
arena-alone = Jeden przeciw { $others }

## adamas serve
serve-here = Adamas działa pod adresem { $address }
serve-network = Inni w twojej sieci znajdą go pod adresem { $address }
serve-admin = Opiekujesz się nim pod adresem { $address } z kluczem { $key }
serve-stop = Ctrl-C zatrzymuje serwer; stoły zostają zapisane.

## What can be said at a table

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej.
phrase-one-moment = Chwileczkę.
phrase-well-played = Świetnie zagrane!
phrase-wow = O rany!
phrase-oh-no = O nie!
phrase-oops = Ups.
phrase-thanks = Dzięki!
phrase-good-game = Dobra gra!
phrase-again = Jeszcze raz?
phrase-bye = Do zobaczenia!
