### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = A gyémántos játékok otthona. Nem hivatalos: lásd adamas games.
cli-usage = használat
cli-commands = parancsok
cli-arguments = ami megadható
cli-options = kapcsolók
cli-help = ennek a súgónak a kiírása és kilépés
cli-version = a verzió kiírása és kilépés
cli-language = ezen a nyelven szóljon: { $languages }
cli-not-understood = adamas: { $message }. Bővebben: { $command } --help
cli-examples = példák
cli-example-serve = asztalok a böngészőben, itt és a hálózatodban
cli-example-play = egy játék kiválasztása és lejátszása a terminálban
cli-example-games = a játékok: { $games }
cli-example-play-one = az egyik lejátszása robotok ellen
cli-example-record = a lejátszott játszma feljegyzése…
cli-example-verify = …és az ellenőrzése
cli-example-rules = a szabályai
cli-codes = kilépési kódok
cli-code-done = kész
cli-code-negative = nemleges válasz: nem egyező napló, félbehagyott játszma
cli-code-usage = a parancs nem érthető

## Commands

cli-serve = asztalok a böngészőben, ezen a gépen vagy sokaknak
cli-keys = a kulcsok, amelyekkel ez a ház a naplókat aláírja
cli-play = játék a terminálban robotok ellen
cli-games = a játékok, kiadásaik és beállításaik listája, magyarázattal
cli-rules = egy játék szabályainak kiírása saját szavainkkal
cli-replay = egy feljegyzett játszma elmesélése lépésről lépésre
cli-verify = egy feljegyzett játszma ellenőrzése: minden kártya, minden döntés, minden név
cli-export = egy feljegyzett játszma kiírása más formában
cli-simulate = robotok sok játszmája és a győzelmek összeszámolása
cli-arena = a robotok erejének mérése és értékelése

## What several commands can be told

cli-all-game = melyik játék
cli-all-edition = egy nyomtatott kiadás (lásd adamas games)
cli-all-option = egyetlen szabály megváltoztatása (lásd adamas games); ismételhető
cli-all-seats = hányan játszanak
cli-all-record = az adamas play --record által írt fájl
cli-all-seed = ugyanaz a kezdőérték ugyanazokat a játszmákat adja
cli-all-force = meglévő fájlok felülírása
cli-all-json = kiírás programok számára
cli-all-threads = hány szál; ha nincs megadva, az összes mag
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT vagy processes://N

## Serving

cli-serve-port = általában { $default }
cli-serve-host = ezen a címen érhető el; általában ezen a gépen és a gép otthoni hálózati címén
cli-serve-local = csak ezen a gépen érhető el
cli-serve-database = egy fájl, vagy több folyamathoz postgresql://…; általában egy saját fájlod
cli-serve-allow-host = egy név, amelyen a böngészők elérik a szervert, például games.example.org
cli-serve-no-browser = ne nyíljon meg böngésző
cli-serve-public = kiszolgálás az interneten; nem biztonságos beállításokkal nem indul el
cli-serve-behind-proxy = egy saját proxy végzi a TLS-t, és közli a kliensek címét
cli-serve-keep-days = ennyi napig őrzi a befejezett asztalokat (általában { $default })
cli-serve-max-tables = legfeljebb ennyi asztal (általában { $default })
cli-serve-max-sockets = legfeljebb ennyi kapcsolat (általában { $default })
cli-serve-max-sockets-per-address = legfeljebb ennyi egyetlen címről (általában { $default })
cli-serve-no-rate-limits = terheléspróbához, a saját gépeden
cli-serve-bot = saját játékos, akit a nevén asztalhoz lehet ültetni; megismételhető
cli-keys-database = egy fájl, vagy több folyamathoz postgresql://…; általában egy saját fájlod
cli-keys-rotate = mostantól új kulccsal ír alá

## Playing

cli-play-game = melyik játék; ha kihagyod, megkérdezzük
cli-play-seats = hányan játszanak, veled együtt
cli-play-bots = kik ülnek a többi helyen, sorban (lásd adamas games); ismételhető
cli-play-name = a neved; ismételd meg mindenkinek, aki ennél a terminálnál játszik
cli-play-watch = minden helyen robot játszik
cli-play-record = a lejátszott játszma feljegyzése egy fájlba
cli-play-receipt = annak megőrzése, amit az asztal a sorsolásáról ígért
cli-play-deal = egy feljegyzett játszma kártyáinak újrajátszása
cli-play-seed = megismételhető játszma; a sorsolása így nem titok

## Looking things up

cli-games-game = csak ez az egy
cli-rules-markdown = Markdown-szövegként

## Recorded games

cli-replay-seat = csak az, ami erről a helyről látható volt
cli-replay-screens = az asztal lerajzolása minden döntésnél
cli-replay-step = várakozás Enterre minden lépés után
cli-replay-json = soronként egy JSON-objektum, minden lépéshez egy
cli-verify-receipt = az asztalnál megőrzött nyugtád
cli-export-form = text: olvasható történet (az alapértelmezés); csv: egy sor minden kártyáról és minden választásról; events: JSON-sorok arról, amit mindenki látott; json: a napló, újra kiírva
cli-export-output = kiírás egy fájlba

## Simulating

cli-simulate-bots = kik játszanak, helyről helyre (lásd adamas games); az utolsó tölti meg a maradék helyeket
cli-simulate-games = hány játszma (általában { $default })
cli-simulate-fixed-seats = a robotok ne cseréljenek helyet az asztal körül
cli-simulate-csv = minden játszma pontjainak kiírása
cli-simulate-plot = a pontok lerajzolása SVG, PNG vagy PDF formában
cli-arena-bots = kiket mérjünk; ha nincs megadva, a nehézségi szinteket
cli-arena-against = minden robot egyedül is játszik olyan asztalok ellen, ahol csupa ilyen ül
cli-arena-games = hány játszma mindegyik fajtából (általában { $default })
cli-arena-markdown = a táblázatok kiírása egy fájlba

## What cannot be done

# Before the details, which are in English. English itself shows only the details.
cli-refused = { $code ->
    [unknown_game] Nincs ilyen játék.
    [bad_option] Ez nem választható.
    [bad_record] Ez a napló nem használható.
    [store] Az adatbázis nem használható.
   *[other] Ez nem lehetséges.
} Részletek: { $detail }

file-unreadable = `{ $path }` nem olvasható: { $reason }.
file-unwritable = `{ $path }` nem írható: { $reason }.
file-no-text = `{ $path }` nem szövegfájl.
file-folder = `{ $path }` egy mappa. Adj meg benne egy fájlt.
file-odd = `{ $path }` nem közönséges fájl.
file-exists = `{ $path }` már létezik. Válassz más nevet, vagy add meg ezt is: --force.
file-protected = `{ $path }` nem írható: nincs hozzá mappa, vagy írásvédett.
file-output = A kimenet nem írható: { $reason }.
file-no-program = `{ $path }` nem futtatható: { $error }.
file-no-function = `{ $path }`: nincs benne `{ $name }` függvény. Adj meg egyet: { $path }:FÜGGVÉNY.
bad-language = Nincs ilyen nyelv: `{ $language }`. Választható: { $languages }.
bad-pair = `--option { $pair }`: itt egy név és egy érték kell: K=V.
bad-arena = Az arénához legalább két robot kell.
bad-same-file = A naplónak és a nyugtának két külön fájl kell.
bad-receipt = Nem őrizhető meg nyugta: senki sem ül le, vagy egy régi osztás ismétlődik.
bad-same-name = Két embernek nem lehet ugyanaz a neve.
bad-names = { $names } név van egy { $seats } fős asztalhoz.
bad-deal = `{ $path }` egy másik játék naplója ({ $game }); az osztása itt nem használható.
bad-seat = Nincs ilyen hely: { $seat }; a helyek számozása: 0–{ $last }.
bad-least = { $option }: legalább { $least }.
bad-bots = { $bots } robot van { $seats } helyre.
bad-seed = A --seed egy szám 0 és { $most } között.
bad-part = A programnak ez a része nincs telepítve. Ez a parancs telepíti: { $command }
bad-port = A port egy szám 0 és 65535 között, nem pedig { $port }.
bad-together = { $one } és { $other } nem fér össze.
bad-host = A --host után egy cím áll, például 0.0.0.0, nem pedig `{ $host }`; a böngészők által használt névhez az --allow-host való.
bad-public-name = A --public mellé --allow-host NAME is kell: ha egy szerver nem tudja, milyen néven érik el, nem tudja megkülönböztetni a saját oldalait másokétól.
bad-public-proxy = A --public mellé --behind-proxy is kell: különben a kulcsok titkosítatlanul járnák az internetet. Tegyél elé egy TLS-t használó proxyt; hogyan, azt a docs/hosting.md mutatja meg.
bad-public-limits = A --public és a --no-rate-limits nem fér össze: bárki eláraszthatná.
bad-admin-key = { $variable }: legalább { $least } karakter kell.
