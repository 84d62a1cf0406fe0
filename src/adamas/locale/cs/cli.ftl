### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = Domov diamantových her. Neoficiální: viz adamas games.
cli-usage = použití
cli-commands = příkazy
cli-arguments = co lze zadat
cli-options = volby
cli-help = ukázat tuto nápovědu a skončit
cli-version = ukázat verzi a skončit
cli-language = mluvit tímto jazykem: { $languages }
cli-not-understood = adamas: { $message }. Více: { $command } --help
cli-examples = příklady
cli-example-serve = stoly pro prohlížeče, tady i ve tvé síti
cli-example-play = vybrat hru a hrát ji v terminálu
cli-example-games = hry: { $games }
cli-example-play-one = zahrát si jednu z nich proti botům
cli-example-record = uložit, co se hrálo…
cli-example-verify = … a ověřit ji
cli-example-rules = pravidla hry
cli-codes = návratové kódy
cli-code-done = hotovo
cli-code-negative = záporná odpověď: záznam nesouhlasí, hra zůstala nedohraná
cli-code-usage = příkaz není srozumitelný

## Commands

cli-serve = zpřístupnit stoly prohlížečům, na tomto počítači nebo pro mnoho lidí
cli-keys = ukázat klíče, kterými tento dům podepisuje záznamy
cli-play = hrát v terminálu proti botům
cli-games = vypsat hry, jejich vydání a možnosti i s významem
cli-rules = vypsat pravidla hry našimi slovy
cli-replay = převyprávět zaznamenanou hru tah po tahu
cli-verify = ověřit zaznamenanou hru: každou kartu, každou volbu, každé jméno
cli-export = zapsat zaznamenanou hru v jiné podobě
cli-simulate = nechat boty sehrát mnoho her a spočítat, kdo vyhrává
cli-arena = změřit, jak jsou boti silní, a ohodnotit je

## What several commands can be told

cli-all-game = která hra
cli-all-edition = tištěné vydání (viz adamas games)
cli-all-option = změnit jedno pravidlo (viz adamas games); lze opakovat
cli-all-seats = kolik hráčů hraje
cli-all-record = soubor, který zapsal příkaz adamas play --record
cli-all-seed = stejné semínko dá stejné hry
cli-all-force = přepsat existující soubory
cli-all-json = vypsat pro program
cli-all-threads = kolik vláken; jinak všechna jádra
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT nebo processes://N

## Serving

cli-serve-port = obvykle { $default }
cli-serve-host = naslouchat na této adrese; obvykle na tomto počítači a jeho adrese v domácí síti
cli-serve-local = naslouchat jen na tomto počítači
cli-serve-database = soubor, nebo postgresql://… pro více procesů; obvykle tvůj vlastní soubor
cli-serve-allow-host = jméno, pod kterým prohlížeče server najdou, třeba games.example.org
cli-serve-no-browser = neotvírat prohlížeč
cli-serve-public = sloužit celému internetu; odmítne nebezpečná nastavení
cli-serve-behind-proxy = TLS končí na tvé proxy a ta předává adresy klientů
cli-serve-keep-days = kolik dní uchovávat dohrané stoly (obvykle { $default })
cli-serve-max-tables = nejvyšší počet stolů (obvykle { $default })
cli-serve-max-sockets = nejvyšší počet spojení (obvykle { $default })
cli-serve-max-sockets-per-address = nejvyšší počet spojení z jedné adresy (obvykle { $default })
cli-serve-no-rate-limits = pro zátěžové testy na vlastním počítači
cli-serve-bot = vlastní hráč, kterého lze podle jména posadit ke stolům; lze opakovat
cli-keys-database = soubor, nebo postgresql://… pro více procesů; obvykle tvůj vlastní soubor
cli-keys-rotate = od teď podepisovat novým klíčem

## Playing

cli-play-game = která hra; vynech, chceš-li dostat na výběr
cli-play-seats = kolik hráčů hraje i s tebou
cli-play-bots = kdo postupně obsadí ostatní místa (viz adamas games); lze opakovat
cli-play-name = tvoje jméno; zopakuj pro každého, kdo hraje u tohoto terminálu
cli-play-watch = na všechna místa posadit boty
cli-play-record = zapsat průběh hry do souboru
cli-play-receipt = uložit, co stůl slíbil o losování
cli-play-deal = hrát znovu s kartami zaznamenané hry
cli-play-seed = opakovatelná hra; její losování pak není tajné

## Looking things up

cli-games-game = jen tato
cli-rules-markdown = jako text Markdown

## Recorded games

cli-replay-seat = jen to, co bylo vidět z tohoto místa
cli-replay-screens = nakreslit stůl při každém rozhodnutí
cli-replay-step = po každém tahu čekat na Enter
cli-replay-json = pro každý tah řádek s objektem JSON
cli-verify-receipt = stvrzenka, kterou máš od stolu
cli-export-form = text: čitelné vyprávění (výchozí); csv: řádek pro každou kartu a každou volbu; events: řádky JSON s tím, co viděli všichni; json: znovu zapsaný záznam
cli-export-output = zapsat do souboru

## Simulating

cli-simulate-bots = kdo hraje, místo po místě (viz adamas games); poslední obsadí zbylá místa
cli-simulate-games = kolik her (obvykle { $default })
cli-simulate-fixed-seats = neposouvat boty kolem stolu
cli-simulate-csv = zapsat body z každé hry
cli-simulate-plot = nakreslit body jako SVG, PNG nebo PDF
cli-arena-bots = koho měřit; jinak boty všech úrovní
cli-arena-against = navíc nechat každého bota hrát samotného proti stolu plnému některého z těchto
cli-arena-games = kolik her každého druhu (obvykle { $default })
cli-arena-markdown = zapsat tabulky do souboru

## What cannot be done

# Before the details, which are in English. English itself shows only the details.
cli-refused = { $code ->
    [unknown_game] Taková hra tu není.
    [bad_option] Tohle zvolit nejde.
    [bad_record] Tento záznam nejde použít.
    [store] Databázi nejde použít.
   *[other] To nejde.
} Podrobnosti: { $detail }

file-unreadable = `{ $path }` nejde přečíst: { $reason }.
file-unwritable = `{ $path }` nejde zapsat: { $reason }.
file-no-text = `{ $path }` není textový soubor.
file-folder = `{ $path }` je složka. Zadej soubor v ní.
file-odd = `{ $path }` není obyčejný soubor.
file-exists = `{ $path }` už existuje. Zvol jiné jméno, nebo přidej --force.
file-protected = `{ $path }` nejde zapsat: složka pro něj není, nebo je chráněná.
file-output = Výstup nejde zapsat: { $reason }.
file-no-program = `{ $path }` nejde spustit: { $error }.
file-no-function = `{ $path }` nemá funkci `{ $name }`. Zadej některou: { $path }:FUNKCE.
bad-language = Jazyk `{ $language }` tu není. Na výběr: { $languages }.
bad-pair = `--option { $pair }` má být jméno a hodnota: K=V.
bad-arena = Aréna potřebuje aspoň dva boty.
bad-same-file = Záznam a stvrzenka potřebují dva různé soubory.
bad-receipt = Stvrzenka nevznikne: nikdo si nesedá, nebo se opakuje staré rozdání.
bad-same-name = Dva lidé nemohou mít stejné jméno.
bad-names = Jmen je víc než míst u stolu: { $names } na { $seats }.
bad-deal = `{ $path }` je záznam hry { $game }; jeho rozdání se sem nehodí.
bad-seat = Místo { $seat } tu není; místa jsou 0 až { $last }.
bad-least = { $option } je nejméně { $least }.
bad-bots = Botů je víc než míst u stolu: { $bots } na { $seats }.
bad-seed = --seed je číslo od 0 do { $most }.
bad-part = Tato část programu není nainstalovaná. Nainstaluje ji příkaz: { $command }
bad-port = Port je číslo od 0 do 65535, ne { $port }.
bad-together = { $one } a { $other } nejdou dohromady.
bad-host = --host chce adresu, třeba 0.0.0.0, ne `{ $host }`; jméno, které používají prohlížeče, patří k --allow-host.
bad-public-name = --public potřebuje --allow-host NAME: bez jména, pod kterým ho lidé najdou, server nerozezná své stránky od cizích.
bad-public-proxy = --public potřebuje --behind-proxy: klíče by šly internetem nešifrované. Postav před server proxy s TLS; návod je v docs/hosting.md.
bad-public-limits = --public a --no-rate-limits nejdou dohromady: kdokoli by mohl server zahltit.
bad-admin-key = { $variable } musí mít aspoň { $least } znaků.
