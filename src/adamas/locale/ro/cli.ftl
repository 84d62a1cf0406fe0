### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = Casa jocurilor cu diamante. Neoficial: vezi adamas games.
cli-usage = utilizare
cli-commands = comenzi
cli-arguments = ce se poate indica
cli-options = opțiuni
cli-help = afișează acest text și încheie
cli-version = afișează versiunea și încheie
cli-language = limba folosită: { $languages }
cli-not-understood = adamas: { $message }. Mai multe: { $command } --help
cli-examples = exemple
cli-example-serve = deschide mese pentru browsere, aici și în rețeaua ta
cli-example-play = alege un joc și joacă-l în terminal
cli-example-games = jocurile: { $games }
cli-example-play-one = joacă unul dintre ele cu roboții
cli-example-record = păstrează ce s-a jucat…
cli-example-verify = … și verific-o
cli-example-rules = regulile jocului
cli-codes = coduri de ieșire
cli-code-done = gata
cli-code-negative = un răspuns negativ: o înregistrare care nu se confirmă, o partidă neterminată
cli-code-usage = comanda nu a fost înțeleasă

## Commands

cli-serve = deschide mese pentru browsere, pe acest calculator sau pentru mai mulți
cli-keys = arată cheile cu care această casă semnează înregistrările
cli-play = joacă în terminal împotriva roboților
cli-games = arată jocurile, cu edițiile și opțiunile lor explicate
cli-rules = afișează regulile unui joc, în cuvintele noastre
cli-replay = povestește mutare cu mutare o partidă înregistrată
cli-verify = verifică o partidă înregistrată: fiecare carte, fiecare alegere, fiecare nume
cli-export = scrie o partidă înregistrată în altă formă
cli-simulate = pune roboții să joace multe partide și numără cine câștigă
cli-arena = măsoară cât de buni sunt roboții și îi clasifică

## What several commands can be told

cli-all-game = ce joc
cli-all-edition = o ediție tipărită (vezi adamas games)
cli-all-option = schimbă o singură regulă (vezi adamas games); se poate repeta
cli-all-seats = câți joacă
cli-all-record = un fișier scris de adamas play --record
cli-all-seed = aceeași sămânță dă aceleași partide
cli-all-force = suprascrie fișierele existente
cli-all-json = afișează rezultatul pentru un program
cli-all-threads = câte fire; implicit toate nucleele
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT sau processes://N

## Serving

cli-serve-port = de obicei { $default }
cli-serve-host = ascultă la această adresă; de obicei acest calculator și adresa lui din rețeaua casei
cli-serve-local = ascultă numai pe acest calculator
cli-serve-database = un fișier sau postgresql://… pentru mai multe procese; de obicei un fișier al tău
cli-serve-allow-host = un nume sub care browserele găsesc serverul, de exemplu games.example.org
cli-serve-no-browser = nu deschide un browser
cli-serve-public = deschis spre internet; refuză setările nesigure
cli-serve-behind-proxy = un proxy al tău încheie TLS și transmite adresa clienților
cli-serve-keep-days = câte zile se păstrează mesele terminate (de obicei { $default })
cli-serve-max-tables = numărul maxim de mese (de obicei { $default })
cli-serve-max-sockets = numărul maxim de conexiuni (de obicei { $default })
cli-serve-max-sockets-per-address = numărul maxim de conexiuni de la o adresă (de obicei { $default })
cli-serve-no-rate-limits = pentru teste de încărcare pe calculatorul tău
cli-serve-bot = un jucător al tău, care poate fi așezat la mese după nume; se poate repeta
cli-keys-database = un fișier sau postgresql://… pentru mai multe procese; de obicei un fișier al tău
cli-keys-rotate = de acum înainte semnează cu o cheie nouă

## Playing

cli-play-game = ce joc; dacă lipsește, programul te întreabă
cli-play-seats = câți joacă, cu tine cu tot
cli-play-bots = cine ocupă celelalte locuri, pe rând (vezi adamas games); se poate repeta
cli-play-name = numele tău; repetă opțiunea pentru fiecare persoană de la acest terminal
cli-play-watch = pe toate locurile joacă roboți
cli-play-record = scrie într-un fișier ce s-a jucat
cli-play-receipt = păstrează ce a promis masa despre amestecare
cli-play-deal = joacă din nou cărțile unei partide înregistrate
cli-play-seed = face partida repetabilă; amestecarea nu mai e atunci secretă

## Looking things up

cli-games-game = numai acesta
cli-rules-markdown = ca text Markdown

## Recorded games

cli-replay-seat = numai ce se vedea de pe acest loc
cli-replay-screens = desenează masa la fiecare decizie
cli-replay-step = așteaptă Enter după fiecare mutare
cli-replay-json = câte un obiect JSON pe rând pentru fiecare mutare
cli-verify-receipt = dovada păstrată de la masă
cli-export-form = text: o poveste ușor de citit (implicit); csv: un rând pentru fiecare carte și fiecare alegere; events: rânduri JSON cu ce au văzut toți; json: înregistrarea, scrisă din nou
cli-export-output = scrie rezultatul într-un fișier

## Simulating

cli-simulate-bots = cine joacă, loc cu loc (vezi adamas games); ultimul ocupă locurile rămase
cli-simulate-games = câte partide (de obicei { $default })
cli-simulate-fixed-seats = nu roti roboții în jurul mesei
cli-simulate-csv = scrie punctele fiecărei partide
cli-simulate-plot = desenează punctele ca SVG, PNG sau PDF
cli-arena-bots = cine este măsurat; implicit nivelurile
cli-arena-against = pune fiecare robot să joace și singur, împotriva unei mese pline cu fiecare dintre aceștia
cli-arena-games = câte partide de fiecare fel (de obicei { $default })
cli-arena-markdown = scrie tabelele într-un fișier

## What cannot be done

# Before the details, which are in English. English itself shows only the details.
cli-refused = { $code ->
    [unknown_game] Acest joc nu există.
    [bad_option] Asta nu se poate alege.
    [bad_record] Înregistrarea nu se poate folosi.
    [store] Baza de date nu se poate folosi.
   *[other] Asta nu se poate.
} Detalii: { $detail }

file-unreadable = `{ $path }` nu se poate citi: { $reason }.
file-unwritable = `{ $path }` nu se poate scrie: { $reason }.
file-no-text = `{ $path }` nu este un fișier text.
file-folder = `{ $path }` este un dosar. Indică un fișier din el.
file-odd = `{ $path }` nu este un fișier obișnuit.
file-exists = `{ $path }` există deja. Alege alt nume sau adaugă --force.
file-protected = `{ $path }` nu se poate scrie: dosarul lipsește sau este protejat.
file-output = Rezultatul nu se poate scrie: { $reason }.
file-no-program = `{ $path }` nu se poate rula: { $error }.
file-no-function = `{ $path }` nu are funcția `{ $name }`. Indică una: { $path }:FUNCȚIE.
bad-language = Limba `{ $language }` nu există. Se poate alege: { $languages }.
bad-pair = `--option { $pair }` ar trebui să fie un nume și o valoare: K=V.
bad-arena = O arenă are nevoie de cel puțin doi roboți.
bad-same-file = Înregistrarea și dovada au nevoie de două fișiere diferite.
bad-receipt = Nu se poate păstra o dovadă: nu se așază nimeni sau se repetă o împărțire veche.
bad-same-name = Două persoane nu pot avea același nume.
bad-names = Nume date: { $names }, dar locuri la masă: { $seats }.
bad-deal = `{ $path }` este înregistrarea unei partide de { $game }; cărțile ei nu se potrivesc aici.
bad-seat = Locul { $seat } nu există; locurile sunt de la 0 la { $last }.
bad-least = { $option } trebuie să fie cel puțin { $least }.
bad-bots = Roboți dați: { $bots }, dar locuri: { $seats }.
bad-seed = --seed este un număr de la 0 la { $most }.
bad-part = Această parte a programului nu este instalată. O instalează comanda: { $command }
bad-port = Un port este un număr de la 0 la 65535, nu { $port }.
bad-together = { $one } și { $other } nu merg împreună.
bad-host = --host cere o adresă precum 0.0.0.0, nu `{ $host }`; un nume folosit de browsere se dă cu --allow-host.
bad-public-name = --public cere --allow-host NAME: fără numele sub care este găsit, un server nu își poate deosebi paginile de ale altora.
bad-public-proxy = --public cere --behind-proxy: altfel cheile ar trece necriptate prin internet. Pune în față un proxy cu TLS; docs/hosting.md arată cum.
bad-public-limits = --public și --no-rate-limits nu merg împreună: oricine l-ar putea inunda cu cereri.
bad-admin-key = { $variable } are nevoie de cel puțin { $least ->
    [one] 1 caracter
    [few] { $least } caractere
   *[other] { $least } de caractere
}.
