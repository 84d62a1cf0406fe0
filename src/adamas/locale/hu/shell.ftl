### The words of the program around the games.

## Playing in a terminal

play-opened = Asztal: { $table }. A sorsolás rögzítve: { $anchor }…
play-repeat = Asztal: { $table }. Újra lejátsszuk egy korábbi asztal osztását: { $origin }.
play-seats = Az asztalnál: { $names }.
play-hint = Írj be egy számot vagy egy szót; { "?" }: szabályok, { "!" }: alapértelmezés ({ $default }), q: kilépés.
play-seat-numbers = Helyek: { $names }
play-narrow = Ez a terminál { $width } oszlop széles; a rajzhoz { $needed } kell.
play-enter = Nyomj Entert a folytatáshoz ({ $action }).
play-prompt = { $name }>
play-unclear = „{ $text }” többet is jelenthet: { $matches }.
play-unknown = „{ $text }” nem választható.
play-recorded = A napló itt van: { $file }.
play-receipt = A nyugta itt van: { $file }.
play-pass-to = Most { $name } kapja a billentyűzetet; a többiek nézzenek félre.
play-ready = Ha már csak te látod a képernyőt, nyomj Entert.
play-over = A játéknak vége. Nyomj Entert.
play-guest = Vendég
play-choose-game = Melyik játék legyen?
play-order = Írd be a helyeket balról abban a sorrendben, ahogy szeretnéd, például { $example }. Enter: maradnak, ahogy vannak; { "?" }: szabályok, q: kilépés.
play-order-wrong = Minden helyet pontosan egyszer írj be { $first } és { $last } között, például { $example }.
play-more = …és még { $count }: írd be a szót, például { $example }.

## Results

result-place = Hely
result-name = Név
result-points = Pont
result-unfinished = Nincs befejezve.

## The catalogue

games-intro = Játékok a polcon. Így játszhatsz velük: adamas play GAME
games-facts = { $least }–{ $most } játékos, { $age } éves kortól, kb. { $minutes } perc
games-designers = (tervezte: { $designers })
games-editions = Kiadások
games-options = Beállítások (elöl a szokásos érték; egy kiadásban más is lehet)
games-levels = Robotok ellenfélnek, elöl a leggyengébb
games-strategies = Stratégiák tanulmányozásra (adamas simulate)
games-default = (alapértelmezett)
games-from-file = vagy egy fájl

## Rules

rules-title = { $title }: a szabályok, kiadás: { $edition }
rules-source = Forrás: { $source }. Saját szavainkkal elmondva; a számozás a játék RULES.md fájlját követi.

## Checking

verify-holds = rendben
verify-fails = NEM EGYEZIK: { $found }
verify-open = még nem ellenőrizhető
# The same.
verify-line = { $about }: { $found }
verify-about-secret = { $number }. titok
verify-about-entropy = { $name }: véletlen szám
verify-about-stack = { $number }. pakli
verify-about-card = { $number }. lépés: { $name }
verify-about-opening = Szabályok, helyek és kártyák, ahogy először rögzítették őket
verify-about-start = Ki hol ült a kezdéskor
verify-about-change = { $number }. lépés, { $name }: ki játszik ezen a helyen
verify-about-over = A vége és a pontok
verify-about-signature = A ház aláírása
verify-about-move = { $number }. lépés: { $name }
verify-about-record = A napló egésze
verify-about-receipt = { $name ->
    [table] Asztal
    [game] Játék
    [options] Szabályok
    [seats] Helyek száma
    [anchor] Az asztal ígérete
    [head] Amit a nyugtádig játszottak
    [house] A ház kulcsa
   *[entropy] A véletlen számod
}
verify-fault-hash = a lenyomata { $due }
verify-fault-missing = hiányzik a titka
verify-fault-stack = a szabályok mást adnak
verify-fault-no-draw = semmit sem húztak belőle
verify-fault-dice = a sorsolás szerint { $due }
verify-fault-receipt = a napló szerint { $due }
# The same.
verify-fault-illegal = { $due }
verify-fault-ledger = utólag megváltoztatták
verify-fault-no-head = utólag hozzátették
verify-fault-cut = a napló csonka
verify-fault-signature = a ház ezt nem írta alá
verify-commitments = Kezdés előtti ígéretek
verify-ledger = A játszma menete
verify-stacks = Paklik, ahogy a szabályok megadják
verify-cards = Kártyák
verify-receipt = Nyugta
verify-repeat = Ez a játszma egy korábbi asztal osztását ismétli: { $table }. A kulcsairól nem volt ígéret, így ez csak azt mutatja meg, hogy a kártyák belőlük következnek.
verify-good = Minden rendben: { $commitments ->
    [0] { $cards } kártya (ígéret nem volt)
   *[other] { $commitments } ígéret és { $cards } kártya
}.
verify-partly = Amit közzétettek, az rendben van, de { $open } kártya csak a játszma vége után ellenőrizhető.
verify-bad = { $count ->
    [one] Egy dolog nem egyezik: { $first }.
   *[other] { $count } dolog nem egyezik. Az első: { $first }.
}
verify-limit-unfinished = Ez a napló a játszma vége előtt véget ér: megcsonkították, vagy a játszmát abbahagyták.
verify-limit-no-ledger = Ez a napló régi fajta. Aki a fájlt írta, megváltoztathatta a döntéseket, a neveket és a végét, és ez itt nem látszana.
verify-limit-unproven = Nincs se nyugta, se aláírás. A döntéseket és a neveket megváltoztathatta az, aki a fájlt írta.
verify-limit-late = A nyugta csak az első { $number } bejegyzésre szól. Ami utána jött, azt megváltoztathatták.
verify-limit-house = Az aláírás kulcsa: { $name }. Hogy ez-e a ház kulcsa, azt a ház /.well-known/adamas-keys.json oldala mondja meg.
verify-limit-unread = Az aláírást nem ellenőriztük: ahhoz ez kell: pip install 'adamas[serve]'.
verify-limit-name = { $name }: ezt a nevet elfelejtették, már nem ellenőrizhető.

## Keys

keys-now = Most ezzel ír alá: { $key }
keys-before = Korábban ezzel írt alá: { $key }

## Simulating

simulate-playing = Játék folyik
simulate-compiling = A szimulátor fordítása, ez csak egyszer történik …
simulate-rate = { $rate } játszma/s
simulate-title = { $game }: { $games } játszma, kiadás: { $edition }, { $seats } hely, kezdőérték: { $seed }
simulate-stopped = A vége előtt leállítva: eddig ennyit tudunk.
simulate-none = Leállítva, mielőtt egyetlen játszma is véget ért volna.
simulate-bot = Robot
simulate-places = Helyek
simulate-share = Győzelmek
simulate-mean = Pont
simulate-par = Egy helyre jutó győzelmek, a közösek arányosan; puszta véletlenből { $par }% lenne. A ± a 95%-os intervallum.
simulate-speed = { $seconds } s, másodpercenként { $rate } játszma
simulate-points = { $bot } pontjai
simulate-csv = Minden játszma itt van: { $file }.
simulate-plot = Az ábra itt van: { $file }.

## The arena

arena-share = Győzelmek
arena-rating = Értékszám
arena-seats = Helyek
arena-games = Játszmák
arena-against = Ellenfél
arena-mixed = Mindenki mindenhol ül, játszmánként és helyenként újra kisorsolva; puszta véletlenből { $par }% lenne. Az értékszám Plackett–Luce szerinti.
arena-alone = Egyedül { $others } ellen

## adamas serve
serve-here = Az Adamas itt fut: { $address }
serve-network = Mások a hálózatodban itt érik el: { $address }
serve-admin = Itt felügyelheted: { $address }, a kulcs: { $key }
serve-stop = Leállítás: Ctrl-C; az asztalok megmaradnak.

## What can be said at a table

phrase-hello = Sziasztok!
phrase-good-luck = Sok szerencsét!
phrase-your-turn = Te jössz.
phrase-one-moment = Egy pillanat!
phrase-well-played = Szép volt!
phrase-wow = Hűha!
phrase-oh-no = Jaj, ne!
phrase-oops = Hoppá.
phrase-thanks = Köszi!
phrase-good-game = Jó játék volt!
phrase-again = Még egyet?
phrase-bye = Viszlát!
