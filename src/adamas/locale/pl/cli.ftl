### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = Dom diamentowych gier. Projekt nieoficjalny: zobacz adamas games.
cli-usage = użycie
cli-commands = polecenia
cli-arguments = co można podać
cli-options = opcje
cli-help = pokaż tę pomoc i zakończ
cli-version = pokaż wersję i zakończ
cli-language = mów w tym języku: { $languages }
cli-not-understood = adamas: { $message }. Więcej: { $command } --help
cli-examples = przykłady
cli-example-serve = stoły dla przeglądarek, tutaj i w twojej sieci
cli-example-play = wybierz grę i zagraj w terminalu
cli-example-games = gry: { $games }
cli-example-play-one = zagraj w jedną z nich z botami
cli-example-record = zachowaj przebieg gry…
cli-example-verify = …i sprawdź ją
cli-example-rules = zasady gry
cli-codes = kody wyjścia
cli-code-done = zrobione
cli-code-negative = odpowiedź przecząca: zapis się nie zgadza albo gra nie jest dokończona
cli-code-usage = polecenie jest niezrozumiałe

## Commands

cli-serve = udostępnij stoły przeglądarkom, na tym komputerze albo dla wielu osób
cli-keys = pokaż klucze, którymi ten dom podpisuje zapisy
cli-play = zagraj w terminalu z botami
cli-games = wypisz gry, ich wydania i opcje z objaśnieniem
cli-rules = wypisz zasady gry naszymi słowami
cli-replay = opowiedz zapisaną grę ruch po ruchu
cli-verify = sprawdź zapisaną grę: każdą kartę, każdą decyzję, każde imię
cli-export = zapisz grę w innej postaci
cli-simulate = niech boty rozegrają wiele gier; policz, kto wygrywa
cli-arena = zmierz siłę botów i ustal ich ranking

## What several commands can be told

cli-all-game = która gra
cli-all-edition = drukowane wydanie (zobacz adamas games)
cli-all-option = zmień jedną zasadę (zobacz adamas games); można powtarzać
cli-all-seats = ilu jest graczy
cli-all-record = plik zapisany przez adamas play --record
cli-all-seed = to samo ziarno daje te same gry
cli-all-force = nadpisz istniejące pliki
cli-all-json = wypisz w postaci dla programu
cli-all-threads = ile wątków; zwykle wszystkie rdzenie
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT albo processes://N

## Serving

cli-serve-port = zwykle { $default }
cli-serve-host = nasłuchuj pod tym adresem; zwykle na tym komputerze i pod jego adresem w sieci domowej
cli-serve-local = nasłuchuj tylko na tym komputerze
cli-serve-database = plik albo postgresql://… dla kilku procesów; zwykle twój własny plik
cli-serve-allow-host = nazwa, pod którą przeglądarki znajdą serwer, na przykład games.example.org
cli-serve-no-browser = nie otwieraj przeglądarki
cli-serve-public = udostępnij w internecie; odrzuca niebezpieczne ustawienia
cli-serve-behind-proxy = twój serwer proxy kończy TLS i podaje adresy klientów
cli-serve-keep-days = ile dni przechowywać zakończone stoły (zwykle { $default })
cli-serve-max-tables = najwyżej tyle stołów (zwykle { $default })
cli-serve-max-sockets = najwyżej tyle połączeń (zwykle { $default })
cli-serve-max-sockets-per-address = najwyżej tyle z jednego adresu (zwykle { $default })
cli-serve-no-rate-limits = do testów obciążenia na własnym komputerze
cli-serve-bot = twój własny gracz, którego można posadzić przy stole po imieniu; można powtórzyć
cli-keys-database = plik albo postgresql://… dla kilku procesów; zwykle twój własny plik
cli-keys-rotate = od teraz podpisuj nowym kluczem

## Playing

cli-play-game = która gra; pomiń, a program zapyta
cli-play-seats = ilu jest graczy, razem z tobą
cli-play-bots = kto po kolei siada na pozostałych miejscach (zobacz adamas games); można powtarzać
cli-play-name = twoje imię; powtórz dla każdej osoby przy tym terminalu
cli-play-watch = niech boty zagrają na wszystkich miejscach
cli-play-record = zapisz przebieg gry do pliku
cli-play-receipt = zachowaj to, co stół obiecał o losowaniu
cli-play-deal = zagraj jeszcze raz kartami z zapisanej gry
cli-play-seed = powtarzalna gra; jej losowanie nie jest wtedy tajne

## Looking things up

cli-games-game = tylko ta gra
cli-rules-markdown = jako tekst Markdown

## Recorded games

cli-replay-seat = tylko to, co było widać z tego miejsca
cli-replay-screens = rysuj stół przy każdej decyzji
cli-replay-step = po każdym ruchu czekaj na Enter
cli-replay-json = jeden obiekt JSON w wierszu dla każdego ruchu
cli-verify-receipt = pokwitowanie, które masz od stołu
cli-export-form = text: czytelna opowieść (domyślnie); csv: wiersz dla każdej karty i każdego wyboru; events: wiersze JSON z tym, co widzieli wszyscy; json: zapis w nowej kopii
cli-export-output = zapisz do pliku

## Simulating

cli-simulate-bots = kto gra, miejsce po miejscu (zobacz adamas games); ostatni zajmuje pozostałe miejsca
cli-simulate-games = ile gier (zwykle { $default })
cli-simulate-fixed-seats = nie przesadzaj botów wokół stołu
cli-simulate-csv = zapisz punkty z każdej gry
cli-simulate-plot = narysuj punkty jako SVG, PNG albo PDF
cli-arena-bots = kogo zmierzyć; zwykle boty wszystkich poziomów
cli-arena-against = niech każdy bot zagra też w pojedynkę przeciw pełnemu stołowi każdego z podanych
cli-arena-games = ile gier każdego rodzaju (zwykle { $default })
cli-arena-markdown = zapisz tabele do pliku

## What cannot be done

# Before the details, which are in English. English itself shows only the details.
cli-refused = { $code ->
    [unknown_game] Nie ma takiej gry.
    [bad_option] Tego nie można wybrać.
    [bad_record] Tego zapisu nie można użyć.
    [store] Nie można użyć bazy danych.
   *[other] Tego nie można zrobić.
} Szczegóły po angielsku: { $detail }

file-unreadable = Nie można odczytać `{ $path }`: { $reason }.
file-unwritable = Nie można zapisać `{ $path }`: { $reason }.
file-no-text = `{ $path }` nie jest plikiem tekstowym.
file-folder = `{ $path }` to folder. Podaj plik w tym folderze.
file-odd = `{ $path }` nie jest zwykłym plikiem.
file-exists = `{ $path }` już istnieje. Wybierz inną nazwę albo dodaj --force.
file-protected = Nie można zapisać `{ $path }`: nie ma na to folderu albo jest chroniony.
file-output = Nie można wypisać wyniku: { $reason }.
file-no-program = Nie można uruchomić `{ $path }`: { $error }.
file-no-function = `{ $path }` nie ma funkcji `{ $name }`. Podaj jakąś: { $path }:FUNKCJA.
bad-language = Nie ma języka `{ $language }`. Do wyboru: { $languages }.
bad-pair = `--option { $pair }` powinno być nazwą i wartością: K=V.
bad-arena = Arena potrzebuje co najmniej dwóch botów.
bad-same-file = Zapis gry i pokwitowanie potrzebują dwóch różnych plików.
bad-receipt = Nie można zachować pokwitowania: nikt nie siada do stołu albo powtarza się dawne rozdanie.
bad-same-name = Dwie osoby nie mogą mieć tego samego imienia.
bad-names = Liczba imion nie pasuje do stołu: imiona – { $names }, miejsca – { $seats }.
bad-deal = `{ $path }` to zapis gry { $game }; jej rozdanie tu się nie przyda.
bad-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
bad-least = { $option } to co najmniej { $least }.
bad-bots = Liczba botów nie pasuje do stołu: boty – { $bots }, miejsca – { $seats }.
bad-seed = --seed to liczba od 0 do { $most }.
bad-part = Ta część programu nie jest zainstalowana. Zainstaluje ją polecenie: { $command }
bad-port = Port to liczba od 0 do 65535, a nie { $port }.
bad-together = { $one } i { $other } nie pasują do siebie.
bad-host = --host przyjmuje adres, na przykład 0.0.0.0, a nie `{ $host }`; nazwę, której używają przeglądarki, podaje się w --allow-host.
bad-public-name = --public wymaga --allow-host NAME: bez nazwy, pod którą jest dostępny, serwer nie odróżni swoich stron od obcych.
bad-public-proxy = --public wymaga --behind-proxy: klucze szłyby przez internet niezaszyfrowane. Postaw z przodu proxy z TLS; docs/hosting.md pokazuje, jak to zrobić.
bad-public-limits = --public i --no-rate-limits nie pasują do siebie: każdy mógłby zalać serwer.
bad-admin-key = { $variable } musi mieć co najmniej { $least } znaków.
