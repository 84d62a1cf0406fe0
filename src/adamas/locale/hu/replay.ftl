### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Visszajátszás
replay-title = Vissza­játszás: { $title }
replay-page-title = Visszajátszás: { $title } · Adamas
replay-none-title = Ez a játszma nem játszható vissza
replay-to-table = Az asztalhoz
replay-controls = Lépkedés a játszmában
replay-position = A játszma pillanata
replay-place = { $moment }/{ $last }
replay-first = Az elejére
replay-last = A végére
replay-back = Egy lépéssel vissza
replay-forward = Egy lépéssel előre
replay-play = Lejátszás
replay-pause = Szünet
replay-tempo = Sebesség
replay-eyes = Nézőpont
replay-eyes-spectator = néző
replay-deciding = Most dönt: { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } választása: { $action }
replay-cut-off = A napló itt véget ér.
replay-link = Link ehhez a pillanathoz
replay-copy = A pillanat linkjének másolása

## Records from files

replay-file-link = Játszma visszajátszása fájlból
replay-file-title = Játszma fájlból
replay-file-text = Válassz egy naplót, amelyet egy asztalnál töltöttek le, vagy amely terminálban készült. A szerver a szabályok szerint lejátssza, és semmit sem őriz meg belőle.
replay-file-choose = Fájl kiválasztása
replay-file-drop = Ide is húzhatod a fájlt.
replay-file-none = Ez a fájl nem egy játszma naplója, vagy nem teljes.
replay-file-refused = Ez a napló nem játszható vissza: nem illik azokhoz a szabályokhoz, amelyeket ez a szerver ismer. A sorsolása attól még ellenőrizhető.
replay-file-not-shared = Ez a játszma fájlból származik. A pillanatainak nincs olyan címe, amelyet mások megnyithatnának.

## Checking the dice

dice-check = Tisztességes volt az osztás?
fair-good = Az osztás tisztességes volt: minden kártya rögzítve volt, mielőtt bárki leült.
fair-bad = Ebben a játszmában valami nincs rendben.
fair-repeat = Ezek egy korábbi játszma kártyái.
fair-how = Így ellenőrizheted
fair-what = Nézd meg, mi az
dice-title = Tisztességes volt az osztás?
dice-how = A böngésződ minden kártyát újra kiszámol. A szervert nem kérdezi.
dice-running = Ellenőrizve: { $done }/{ $all }
dice-good = Mind a { $cards } kártya az, amelyet a kezdés előtt rögzítettek.
dice-proven = A nevek, a döntések és a pontok a lejátszott játszmáéi.
dice-partly = Amit közzétettek, az rendben van. { $open } kártya még nem ellenőrizhető, mert a játszmának nincs vége.
dice-bad = { $count ->
    [one] Egy dolog nem egyezik.
   *[other] { $count } dolog nem egyezik. Itt az első látható.
}
dice-bad-card = A napló { $move }. lépése ({ $moment }. pillanat). A napló szerint: { $card }. A sorsolás szerint: { $due }.
dice-bad-card-none = A napló { $move }. lépése ({ $moment }. pillanat). A napló szerint: { $card }. A sorsolás nem ad semmit, mert hiányzik a titok vagy a kártya.
dice-bad-secret = { $number }. titok: a lenyomata { $hash }. Ennek kellene lennie: { $due }.
dice-bad-entropy = { $name }: a véletlen szám nem az, amelyet a kezdés előtt ígértek.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = { $number }. pakli: { $fault ->
    [missing] a napló egyetlen paklit sem említ.
    [order] nem ott kezdődik, ahol az első kártyát húzzák, vagy túl korán következik.
    [no-draw] ahol kezdődik, ott senki sem húz kártyát.
    [epoch] nem a soron következő keverésből való.
   *[too-small] több kártyát húztak belőle, mint amennyi benne van.
}
dice-bad-receipt = A nyugtád: { $part ->
    [table] másik asztalé
    [game] másik játéké
    [options] mások rajta a szabályok
    [seats] más rajta a helyek száma
    [anchor] más volt a kezdés előtti ígéret
    [head] a játszmában valamit megváltoztattak, vagy a napló csonka
    [house] a ház ezt a naplót nem írta alá
   *[entropy] más rajta a véletlen számod
}. A nyugta szerint: { $kept }, a napló szerint: { $due }.
# The same.
dice-bad-entry = { $about }: { $fault }.
dice-fault-ledger = utólag megváltoztatták
dice-fault-no-head = utólag hozzátették
dice-fault-cut = a napló csonka
dice-fault-signature = a ház ezt nem írta alá
dice-show = Ugrás ide
dice-none = Ebben a naplóban nincs sorsolás. Nem ellenőrizhető, honnan jöttek a kártyái.
dice-repeats = Ez a játszma egy korábbi asztal kártyáit ismétli: { $table }. Ezekről nem volt ígéret. Az ellenőrzés csak azt mutatja meg, hogy a kártyák a napló kulcsaiból következnek.
dice-receipt-kept = Ez az eszköz játék közben megőrzött egy nyugtát. A naplót azzal is összeveti.
dice-receipt-none = Ezen az eszközön nincs nyugta ettől az asztaltól.
dice-limits = Az ellenőrzés a naplóból veszi, hogy melyik pakliban milyen kártyák voltak. Hogy a paklik helyesek-e, azt csak a szabályok mondják meg: az „adamas verify” ezt is ellenőrzi.
dice-limit-unfinished = Ez a napló a játszma vége előtt véget ér: megcsonkították, vagy a játszmát abbahagyták.
dice-limit-no-ledger = Ez a napló régi fajta. Aki a fájlt írta, megváltoztathatta a döntéseket, a neveket és a végét, és ez itt nem látszana.
dice-limit-unproven = Nincs se nyugta, se aláírás. A döntéseket és a neveket megváltoztathatta az, aki a fájlt írta.
dice-limit-late = A nyugta csak az első { $number } bejegyzésre szól. Ami utána jött, azt megváltoztathatták.
dice-limit-house = Az aláírás kulcsa: { $name }. Hogy ez-e a ház kulcsa, azt a ház /.well-known/adamas-keys.json oldala mondja meg.
dice-limit-name = { $name }: ezt a nevet elfelejtették, már nem ellenőrizhető.
dice-commitments = A kezdés előtt rögzítve
dice-ledger = A játszma menete
dice-stacks = Paklik
dice-cards = Kártyák
dice-receipt = A nyugtád
dice-group = { $title }: { $good }/{ $count } rendben
dice-holds = rendben:
dice-fails = nem egyezik:
dice-open = még nem ellenőrizhető:
dice-secret = { $number }. titok
dice-entropy = { $name }: véletlen szám
dice-stack = { $number }. pakli
dice-card = { $move }. lépés: { $card }
dice-opening = Szabályok, helyek és kártyák, ahogy először rögzítették őket
dice-start = Ki hol ült a kezdéskor
dice-change = { $number }. lépés, { $name }: ki játszik ezen a helyen
dice-over = A vége és a pontok
dice-signature = A ház aláírása
dice-move = { $number }. lépés: { $name }
dice-receipt-part = { $part ->
    [table] Asztal
    [game] Játék
    [options] Szabályok
    [seats] Helyek száma
    [anchor] Az asztal ígérete
    [head] Amit a nyugtádig játszottak
    [house] A ház kulcsa
   *[entropy] A véletlen számod
}

## The same deal

deal-play = Játék ezzel az osztással
deal-waiting = Ennél az asztalnál egy korábbi játszma kártyái jönnek újra. Aki ott volt, emlékezhet néhányra.
deal-compared = Ezt az osztást már játszották. Mindenki pontjait azéval vetjük össze, aki akkor ugyanott ült.
deal-before = Korábban
# The same.
deal-before-unknown = –
