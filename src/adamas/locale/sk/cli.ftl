### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = Domov diamantových hier. Neoficiálny: pozri adamas games.
cli-usage = použitie
cli-commands = príkazy
cli-arguments = čo možno zadať
cli-options = voľby
cli-help = ukázať tohto pomocníka a skončiť
cli-version = ukázať verziu a skončiť
cli-language = hovoriť týmto jazykom: { $languages }
cli-not-understood = adamas: { $message }. Viac: { $command } --help
cli-examples = príklady
cli-example-serve = stoly pre prehliadače, tu aj v tvojej sieti
cli-example-play = vybrať si hru a hrať ju v termináli
cli-example-games = hry: { $games }
cli-example-play-one = zahrať si jednu z nich proti botom
cli-example-record = uložiť, čo sa hralo…
cli-example-verify = … a overiť ju
cli-example-rules = pravidlá hry
cli-codes = návratové kódy
cli-code-done = hotovo
cli-code-negative = záporná odpoveď: záznam nesedí, hra zostala nedohraná
cli-code-usage = program príkazu nerozumie

## Commands

cli-serve = sprístupniť stoly prehliadačom, na tomto počítači alebo pre mnohých
cli-keys = ukázať kľúče, ktorými tento dom podpisuje záznamy
cli-play = hrať v termináli proti botom
cli-games = vypísať hry, ich vydania a možnosti aj s významom
cli-rules = vypísať pravidlá hry našimi slovami
cli-replay = prerozprávať zaznamenanú hru ťah po ťahu
cli-verify = overiť zaznamenanú hru: každú kartu, každú voľbu, každé meno
cli-export = zapísať zaznamenanú hru v inej podobe
cli-simulate = nechať botov odohrať veľa hier a spočítať, kto vyhráva
cli-arena = zmerať, akí sú boti silní, a ohodnotiť ich

## What several commands can be told

cli-all-game = ktorá hra
cli-all-edition = tlačené vydanie (pozri adamas games)
cli-all-option = zmeniť jedno pravidlo (pozri adamas games); možno opakovať
cli-all-seats = koľko hráčov hrá
cli-all-record = súbor, ktorý zapísal príkaz adamas play --record
cli-all-seed = rovnaké semienko dá rovnaké hry
cli-all-force = prepísať existujúce súbory
cli-all-json = vypísať pre program
cli-all-threads = koľko vlákien; inak všetky jadrá
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT alebo processes://N

## Serving

cli-serve-port = zvyčajne { $default }
cli-serve-host = počúvať na tejto adrese; zvyčajne na tomto počítači a jeho adrese v domácej sieti
cli-serve-local = počúvať iba na tomto počítači
cli-serve-database = súbor, alebo postgresql://… pre viac procesov; zvyčajne tvoj vlastný súbor
cli-serve-allow-host = meno, pod ktorým prehliadače nájdu server, napríklad games.example.org
cli-serve-no-browser = neotvárať prehliadač
cli-serve-public = slúžiť celému internetu; odmietne nebezpečné nastavenia
cli-serve-behind-proxy = TLS sa končí na tvojej proxy a tá odovzdáva adresy klientov
cli-serve-keep-days = koľko dní uchovávať dohrané stoly (zvyčajne { $default })
cli-serve-max-tables = najvyšší počet stolov (zvyčajne { $default })
cli-serve-max-sockets = najvyšší počet spojení (zvyčajne { $default })
cli-serve-max-sockets-per-address = najvyšší počet spojení z jednej adresy (zvyčajne { $default })
cli-serve-no-rate-limits = na záťažové testy na vlastnom počítači
cli-serve-bot = vlastný hráč, ktorého možno podľa mena posadiť k stolom; možno opakovať
cli-keys-database = súbor, alebo postgresql://… pre viac procesov; zvyčajne tvoj vlastný súbor
cli-keys-rotate = odteraz podpisovať novým kľúčom

## Playing

cli-play-game = ktorá hra; vynechaj, ak chceš dostať na výber
cli-play-seats = koľko hráčov hrá aj s tebou
cli-play-bots = kto postupne obsadí ostatné miesta (pozri adamas games); možno opakovať
cli-play-name = tvoje meno; zopakuj pre každého, kto hrá pri tomto termináli
cli-play-watch = na všetky miesta posadiť botov
cli-play-record = zapísať priebeh hry do súboru
cli-play-receipt = uložiť, čo stôl sľúbil o žrebovaní
cli-play-deal = hrať znova s kartami zaznamenanej hry
cli-play-seed = opakovateľná hra; jej žrebovanie potom nie je tajné

## Looking things up

cli-games-game = iba táto
cli-rules-markdown = ako text Markdown

## Recorded games

cli-replay-seat = iba to, čo bolo vidieť z tohto miesta
cli-replay-screens = nakresliť stôl pri každom rozhodnutí
cli-replay-step = po každom ťahu čakať na Enter
cli-replay-json = pre každý ťah riadok s objektom JSON
cli-verify-receipt = potvrdenka, ktorú máš od stola
cli-export-form = text: čitateľné rozprávanie (predvolené); csv: riadok pre každú kartu a každú voľbu; events: riadky JSON s tým, čo videli všetci; json: nanovo zapísaný záznam
cli-export-output = zapísať do súboru

## Simulating

cli-simulate-bots = kto hrá, miesto po mieste (pozri adamas games); posledný obsadí zvyšné miesta
cli-simulate-games = koľko hier (zvyčajne { $default })
cli-simulate-fixed-seats = neposúvať botov okolo stola
cli-simulate-csv = zapísať body z každej hry
cli-simulate-plot = nakresliť body ako SVG, PNG alebo PDF
cli-arena-bots = koho merať; inak botov všetkých úrovní
cli-arena-against = navyše nechať každého bota hrať samého proti stolu plnému niektorého z týchto
cli-arena-games = koľko hier každého druhu (zvyčajne { $default })
cli-arena-markdown = zapísať tabuľky do súboru

## What cannot be done

cli-refused = { $code ->
    [unknown_game] Taká hra tu nie je.
    [bad_option] To sa nedá zvoliť.
    [bad_record] Tento záznam sa nedá použiť.
    [store] Databáza sa nedá použiť.
   *[other] To sa nedá urobiť.
} Podrobnosti: { $detail }
file-unreadable = `{ $path }` sa nedá prečítať: { $reason }.
file-unwritable = `{ $path }` sa nedá zapísať: { $reason }.
file-no-text = `{ $path }` nie je textový súbor.
file-folder = `{ $path }` je priečinok. Zadaj súbor v ňom.
file-odd = `{ $path }` nie je obyčajný súbor.
file-exists = `{ $path }` už existuje. Zvoľ iné meno alebo pridaj --force.
file-protected = `{ $path }` sa nedá zapísať: priečinok preň neexistuje alebo je chránený.
file-output = Výstup sa nedá zapísať: { $reason }.
file-no-program = `{ $path }` sa nedá spustiť: { $error }.
file-no-function = `{ $path }` nemá funkciu `{ $name }`. Zadaj niektorú: { $path }:FUNKCIA.
bad-language = Jazyk `{ $language }` tu nie je. Na výber: { $languages }.
bad-pair = `--option { $pair }` má byť meno a hodnota: K=V.
bad-arena = Aréna potrebuje aspoň dvoch botov.
bad-same-file = Záznam a potvrdenka potrebujú dva rôzne súbory.
bad-receipt = Potvrdenka nevznikne: nikto si nesadá alebo sa opakuje staré rozdanie.
bad-same-name = Dvaja ľudia nemôžu mať rovnaké meno.
bad-names = Počet mien ({ $names }) sa nehodí k počtu miest pri stole ({ $seats }).
bad-deal = `{ $path }` je záznam hry { $game }; jeho rozdanie sa sem nehodí.
bad-seat = Miesto { $seat } tu nie je; miesta sú 0 až { $last }.
bad-least = { $option } je najmenej { $least }.
bad-bots = Počet botov ({ $bots }) sa nehodí k počtu miest ({ $seats }).
bad-seed = --seed je číslo od 0 do { $most }.
bad-part = Táto časť programu nie je nainštalovaná. Nainštaluje ju príkaz: { $command }
bad-port = Port je číslo od 0 do 65535, nie { $port }.
bad-together = { $one } a { $other } nejdú dokopy.
bad-host = --host chce adresu, napríklad 0.0.0.0, nie `{ $host }`; meno, ktoré používajú prehliadače, patrí k --allow-host.
bad-public-name = --public potrebuje --allow-host NAME: bez mena, pod ktorým ho ľudia nájdu, server nerozozná svoje stránky od cudzích.
bad-public-proxy = --public potrebuje --behind-proxy: kľúče by šli internetom nešifrované. Postav pred server proxy s TLS; návod je v docs/hosting.md.
bad-public-limits = --public a --no-rate-limits nejdú dokopy: ktokoľvek by mohol server zahltiť.
bad-admin-key = { $variable } musí mať aspoň { $least } znakov.
