### The words of the browser client around the games.

# The same.
program-name = Adamas
# The same.
page-title = { $title } · Adamas
page-title-your-turn = ● Twoja kolej · { $title }
skip-to-content = Przejdź do treści
navigation = Menu główne
close = Zamknij
loading = Chwileczkę…
try-again = Spróbuj ponownie
reload = Wczytaj stronę ponownie
leave = Odejdź od stołu
to-start = Na stronę główną

## Start and about

start-title = Diamentowe gry
start-lead = Trzy gry: o rubinach, zamkach i kopalni. Zagraj od razu z botami albo wyślij znajomym link.
start-running = Twoje gry
unofficial = Projekt nieoficjalny, niezwiązany z wydawcami tych gier.
about-link = O programie
about-title = O programie Adamas
about-text = Adamas to wolne oprogramowanie: można w nim grać w diamentowe gry i je badać. Wszystkie rysunki, dźwięki i teksty powstały specjalnie dla niego.
about-designers = { $title } – projekt gry: { $designers }.
about-licence = Program jest dostępny na licencji MIT.
lost-title = Tu nic nie ma
lost-text = Może w adresie jest literówka, a może ten stół już dawno sprzątnięto.

## Settings

settings = Ustawienia
settings-speed = Animacje
settings-speed-slow = wolne
settings-speed-normal = zwykłe
settings-speed-fast = szybkie
settings-speed-still = bez ruchu
settings-speed-none = brak
settings-theme = Kolory
settings-theme-auto = jak w urządzeniu
settings-theme-light = jasne
settings-theme-dark = ciemne
settings-sound = Dźwięk
settings-effects = Głośność zdarzeń
settings-ambience = Głośność jaskini i ogniska
settings-vibration = Wibracje
settings-language = Język

## Who one is

me-link = Profil
me-title = Twój profil na tym urządzeniu
me-tables = Twoje stoły
me-no-tables = Jeszcze żadnych.
me-your-turn = twoja kolej
me-go-on = Graj dalej
me-look = Zobacz
me-devices = Inne urządzenie
me-devices-text = Kod dołącza do twojego profilu inny telefon lub komputer: to samo imię, te same miejsca i stoły.
me-make-code = Utwórz kod
me-code = { $code } (jednorazowy, ważny { $minutes ->
    [one] 1 minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
})
me-enter-code = Kod z innego urządzenia:
me-use-code = Użyj
me-moved = Na tym urządzeniu gra teraz { $name }.
name-label = Twoje imię
name-another = Inne imię
preset-name = { $number ->
    [0] Bursztynowy Zając
    [1] Nefrytowa Czapla
    [2] Srebrny Ryś
    [3] Krzemienny Kruk
    [4] Koralowa Wydra
    [5] Spiżowy Kret
    [6] Kwarcowa Wiewiórka
    [7] Miedziany Czyżyk
    [8] Marmurowy Jeż
    [9] Kobaltowa Ropucha
    [10] Kryształowa Łasica
   *[11] Złota Kuna
}
bot-name = { $name ->
    [Onyx] Onyks
    [Beryl] Beryl
    [Jasper] Jaspis
    [Opal] Opal
    [Garnet] Granat
    [Agate] Agat
    [Topaz] Topaz
    [Pearl] Perła
   *[other] { $name }
}
explorer-label = Twój poszukiwacz
explorer = { $number ->
    [0] Czerwony, kapelusz filcowy
    [1] Niebieski, kask górniczy
    [2] Zielony, hełm tropikalny
    [3] Żółty, czapka z pomponem
    [4] Fioletowy, chustka
    [5] Pomarańczowy, czapka z daszkiem
    [6] Turkusowy, cylinder
   *[7] Różowy, hełm z rogami
}
explorer-taken = { $explorer }: ma { $name }

## The lobby

tables-link = Stoły
tables-title = Stoły
tables-open = Czekają na graczy
tables-running = Gry w toku
tables-none-open = Nikt nie czeka.
tables-none-running = Nie trwa żadna publiczna gra.
tables-begin = Zacznij grę
tables-join = Dosiądź się
tables-watch = Oglądaj
tables-action = { $action }: { $title }
tables-seats = Zajęto { $taken } z { $seats } miejsc

## A new table

game-play-bots = Zagraj z botami
game-invite = Zaproś znajomych
game-seats = Liczba graczy
game-level = Boty
game-more = Więcej ustawień
game-edition = Wydanie
game-clock = Limit czasu
game-clock-none = brak
game-clock-none-hint = Każdy gra bez pośpiechu.
game-clock-decision = na każdą decyzję
game-clock-decision-hint = Gdy czas minie, gra wykona domyślny ruch.
game-clock-bank = na całą grę
game-clock-bank-hint = Każdy ma tyle czasu łącznie; potem gra wykonuje domyślne ruchy.
game-clock-seconds = Sekundy
game-chat = Czat
game-chat-hint = Co można do siebie mówić przy stole.
game-chat-none = brak
game-chat-phrases = gotowe zwroty
game-chat-free = wszystko
game-stand-in = Gdy ktoś odejdzie
game-stand-in-after = { $value ->
    [30] po pół minuty zagra bot
    [120] po dwóch minutach zagra bot
    [600] po dziesięciu minutach zagra bot
   *[never] wszyscy czekają
}
game-listed = Pokaż stół na liście, żeby każdy mógł się dosiąść
game-rulings = Zasady
game-rulings-hint = Ustala je wydanie; każdą możesz zmienić po swojemu.
seat-number = Miejsce { $number }
level-mouse = Mysz (łatwo)
level-badger = Borsuk (średnio)
level-fox = Lis (trudno)
level-owl = Sowa (bardzo trudno)

## Before the start

seat-empty = Miejsce { $number }, wolne
table-starting = Tasowanie kart…
table-closed = Ten stół został zamknięty.
waiting-title = Przy stole
waiting-seats = Miejsca
waiting-sit = Usiądź
waiting-sit-here = Usiądź tutaj
waiting-full = Wszystkie miejsca są zajęte: możesz oglądać
waiting-stand = Wstań
waiting-add-bot = Dodaj bota
waiting-remove = Usuń: { $name }
waiting-hand-over = Przekaż stół
waiting-hand-over-to = Przekaż stół: { $name }
waiting-host = gospodarz
waiting-you = ty
waiting-away = z dala od stołu
waiting-level = Boty na wolnych miejscach
waiting-start = Zacznij
waiting-fill-and-start = { $count ->
    [one] Dodaj bota i zacznij
    [few] Dodaj { $count } boty i zacznij
    [many] Dodaj { $count } botów i zacznij
   *[other] Dodaj { $count } bota i zacznij
}
waiting-for-host = Grę zacznie gospodarz.
waiting-close = Zamknij stół
waiting-invite = Zaproś innych
waiting-rules = { $title }, { $edition }
invite-text = Skieruj telefon na ten obrazek albo wyślij link. Innym wystarczy podać imię.
invite-picture = Kod QR z linkiem
invite-link = Link do tego stołu
invite-copy = Kopiuj
invite-copied = Link skopiowany.
invite-only-here = Ten serwer działa tylko na tym komputerze, więc inni nie otworzą linku.

## At the table

watching = oglądasz
your-turn = Twoja kolej
read-aloud = Przeczytaj mi to
game-over = Koniec gry.
status-held = Wybrano: { $action }. Dotknij jeszcze raz, żeby wysłać od razu.
status-chosen = Wybór zapisany. Czekamy na ruch: { $names }.
status-waiting = Czekamy na ruch: { $names }.
status-moment = Chwileczkę…
chosen-elsewhere = Wybrano w innym twoim oknie: { $action }.
clock-left = { $seconds ->
    [one] została 1 sekunda
    [few] zostały { $seconds } sekundy
    [many] zostało { $seconds } sekund
   *[other] zostało { $seconds } sekundy
}
clock-default = gdy czas minie: { $action }
log-title = Przebieg gry
skip-story = Pomiń
chat-title = Powiedz coś
chat-text = Twoje słowa
chat-say = Powiedz
said = { $name }: { $words }
event-sat-down = { $name } siada do stołu.
event-stood-up = { $name } wstaje od stołu.
event-game-started = Gra się zaczyna.
event-start-failed = Gra nie ruszyła: czyjaś przeglądarka nie odpowiedziała. Zacznij jeszcze raz.
event-time-ran-out = { $name }: czas minął.
event-bot-stood-in = Za gracza { $name } gra bot.
event-holder-came = { $name } jest przy stole.
event-holder-went = { $name } odchodzi od stołu.

## The connection

connection-connecting = Łączenie…
connection-lost = Połączenie zerwane. Trwa ponowne łączenie; nic nie przepadnie.
connection-restarting = Serwer uruchamia się ponownie. Gra zaraz ruszy dalej.
connection-waits = Serwer nie może teraz niczego zapisać. Stół czeka.
connection-outdated = Serwer jest nowszy niż ta strona.
connection-blocked = Opiekun serwera zablokował ci dostęp.

## Results

result-winners = { $count ->
    [one] Wygrywa { $names }!
    [few] Zwycięstwem dzielą się { $names }!
    [many] Zwycięstwem dzielą się { $names }!
   *[other] Zwycięstwem dzielą się { $names }!
}
result-how = Z czego
result-rematch = Zagraj znowu
result-join-rematch = Do następnej gry
result-record = Pobierz zapis gry
result-receipt = Pobierz pokwitowanie

## Errors

error-offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
error-internal = Coś poszło nie tak. Wczytaj stronę ponownie; jeśli to się powtórzy, powiedz o tym opiekunowi serwera.
error-error = To się nie udało. Wczytaj stronę ponownie.
error-too_late = Za późno: przy stole gra toczy się już dalej.
error-illegal = Teraz nie można tego zrobić.
error-wrong_time = Teraz nie można tego zrobić: gra toczy się już dalej.
error-malformed = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
error-bad_option = Te ustawienia nie pasują do siebie. Zmień któreś z nich.
error-unknown_game = Ten serwer nie zna tej gry.
error-seat = Nie można zająć tego miejsca: ktoś już tu siedzi albo ma takie samo imię.
error-looks_alike = Twoje imię wygląda tak samo jak imię kogoś przy tym stole, choć składa się z innych liter. Wybierz inne.
error-broken_seal = Losowanie na tym urządzeniu się nie zgadza. Wstań i usiądź jeszcze raz.
error-table = Przy tym stole nie można tego zrobić.
error-bad_record = W tej grze użyto zasad, których serwer nie zna.
error-unplayable = Tę grę zaczęto w innej wersji programu Adamas. Zapytaj opiekuna serwera.
error-no_table = Nie ma takiego stołu; może już go sprzątnięto.
error-not_found = Nic takiego nie znaleziono.
error-no_key = Tego urządzenia jeszcze tu nie znamy. Wczytaj stronę ponownie.
error-not_yours = To należy do innego urządzenia. Użyj go albo przenieś to tutaj kodem.
error-not_host = To może zrobić tylko gospodarz stołu.
error-not_welcome = Nie możesz usiąść przy tym stole.
error-no_chat = Przy tym stole nie można tego powiedzieć.
error-too_many = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
error-too_large = To jest za długie.
error-store = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
error-damaged = Serwer nie może już odczytać tego stołu: zapisane dane są uszkodzone. Powiadom opiekuna serwera; przy innych stołach gra toczy się dalej.
error-busy = Stół jest zajęty. Spróbuj ponownie za chwilę.
