### The words of the browser client around the games.

# The same.
program-name = Adamas
# The same.
page-title = { $title } · Adamas
page-title-your-turn = ● Te jössz · { $title }
skip-to-content = Ugrás a tartalomra
navigation = Főmenü
close = Bezárás
loading = Egy pillanat…
try-again = Újrapróbálás
reload = Oldal újratöltése
leave = Távozás az asztaltól
to-start = A kezdőlapra

## Start and about

start-title = Gyémántos játékok
start-lead = Három játék: rubinok, kastélyok és egy bánya. Játssz rögtön robotok ellen, vagy küldj linket a barátaidnak.
start-running = A játékaid
unofficial = Nem hivatalos projekt, nincs kapcsolatban a játékok kiadóival.
about-link = Névjegy
about-title = Az Adamasról
about-text = Az Adamas szabad szoftver: játszani lehet vele a gyémántos játékokat, és tanulmányozni is lehet őket. Minden rajz, hang és szöveg kifejezetten hozzá készült.
about-designers = { $title }: { $designers } játéka.
about-licence = A program az MIT-licenc szerint használható.
lost-title = Itt nincs semmi
lost-text = Talán elírás van a címben, vagy ezt az asztalt már rég leszedték.

## Settings

settings = Beállítások
settings-speed = Animáció
settings-speed-slow = lassú
settings-speed-normal = közepes
settings-speed-fast = gyors
settings-speed-still = állóképek
settings-speed-none = nincs
settings-theme = Színek
settings-theme-auto = mint az eszközön
settings-theme-light = világos
settings-theme-dark = sötét
settings-sound = Hang
settings-effects = Az események hangereje
settings-ambience = A barlang és a tábortűz hangereje
settings-vibration = Rezgés
settings-language = Nyelv

## Who one is

me-link = Profil
me-title = A profilod ezen az eszközön
me-tables = Az asztalaid
me-no-tables = Még nincs.
me-your-turn = te jössz
me-go-on = Folytatás
me-look = Megnézem újra
me-devices = Másik eszköz
me-devices-text = Egy kóddal egy másik telefon vagy számítógép is a tiéd lesz: ugyanaz a név, ugyanazok a helyek, ugyanazok az asztalok.
me-make-code = Kód kérése
me-code = { $code } ({ $minutes } percig, egyszer használható)
me-enter-code = Kód egy másik eszközről:
me-use-code = Beváltás
me-moved = Ez az eszköz mostantól: { $name }.
name-label = A neved
name-another = Másik név
preset-name = { $number ->
    [0] Borostyán Nyuszi
    [1] Jáde Gém
    [2] Ezüst Hiúz
    [3] Kova Holló
    [4] Korall Vidra
    [5] Bronz Vakond
    [6] Kvarc Mókus
    [7] Réz Cinke
    [8] Márvány Sün
    [9] Kobalt Varangy
    [10] Kristály Menyét
   *[11] Arany Nyest
}
bot-name = { $name ->
    [Onyx] Ónix
    [Beryl] Berill
    [Jasper] Jáspis
    [Opal] Opál
    [Garnet] Gránát
    [Agate] Achát
    [Topaz] Topáz
    [Pearl] Gyöngy
   *[other] { $name }
}
explorer-label = A felfedeződ
explorer = { $number ->
    [0] Piros, nemezkalap
    [1] Kék, bányászsisak
    [2] Zöld, trópusi sisak
    [3] Sárga, bojtos sapka
    [4] Lila, fejkendő
    [5] Narancs, baseballsapka
    [6] Türkiz, cilinder
   *[7] Rózsaszín, szarvas sisak
}
explorer-taken = { $explorer }: foglalt, { $name }

## The lobby

tables-link = Asztalok
tables-title = Asztalok
tables-open = Játékosokra várnak
tables-running = Most játsszák
tables-none-open = Most senki sem vár játékosra.
tables-none-running = Most nem folyik nyilvános játék.
tables-begin = Új játék
tables-join = Beszállok
tables-watch = Megnézem
tables-action = { $action }: { $title }
tables-seats = { $seats } helyből { $taken } foglalt

## A new table

game-play-bots = Játék robotok ellen
game-invite = Barátok meghívása
game-seats = Hányan játszotok?
game-level = A robotok
game-more = További beállítások
game-edition = Kiadás
game-clock = Időkorlát
game-clock-none = nincs
game-clock-none-hint = Mindenki addig gondolkodik, amíg akar.
game-clock-decision = döntésenként
game-clock-decision-hint = Ha letelik, az alapértelmezett lépés jön.
game-clock-bank = az egész játékra
game-clock-bank-hint = Mindenkinek összesen ennyi ideje van; utána az alapértelmezett lépés jön.
game-clock-seconds = Másodperc
game-chat = Csevegés
game-chat-hint = Mit mondhattok egymásnak az asztalnál.
game-chat-none = nincs
game-chat-phrases = kész mondatok
game-chat-free = bármi
game-stand-in = Ha valaki elmegy
game-stand-in-after = { $value ->
    [30] fél perc után robot játszik helyette
    [120] két perc után robot játszik helyette
    [600] tíz perc után robot játszik helyette
   *[never] mindenki megvárja
}
game-listed = Az asztal jelenjen meg a listában, hogy bárki beszállhasson
game-rulings = Szabályok
game-rulings-hint = Ezeket a kiadás adja meg; változtass rajtuk, ha saját szabállyal játszol.
seat-number = { $number }. hely
level-mouse = Egér, könnyű
level-badger = Borz, közepes
level-fox = Róka, nehéz
level-owl = Bagoly, nagyon nehéz

## Before the start

seat-empty = { $number }. hely, üres
table-starting = Keverjük a kártyákat…
table-closed = Ezt az asztalt bezárták.
waiting-title = Az asztal körül
waiting-seats = Helyek
waiting-sit = Leülök
waiting-sit-here = Ideülök
waiting-full = Minden hely foglalt, de nézheted a játékot
waiting-stand = Felállok
waiting-add-bot = Robot hozzáadása
waiting-remove = { $name } eltávolítása
waiting-hand-over = Legyen házigazda
waiting-hand-over-to = { $name } legyen a házigazda
waiting-host = házigazda
waiting-you = te
waiting-away = nincs itt
waiting-level = Robotok az üres helyeken
waiting-start = Kezdés
waiting-fill-and-start = { $count ->
    [one] Kezdés robottal az üres helyen
   *[other] Kezdés robotokkal { $count } üres helyen
}
waiting-for-host = A házigazda indítja a játékot.
waiting-close = Asztal bezárása
waiting-invite = Mások meghívása
waiting-rules = { $title }, { $edition }
invite-text = Irányíts egy telefont erre a képre, vagy küldd el a linket. Másra nincs szükség, csak egy névre.
invite-picture = A link QR-kódja
invite-link = Az asztal linkje
invite-copy = Másolás
invite-copied = A link a vágólapra került.
invite-only-here = Ez a szerver csak ezen a gépen érhető el, így a linket mások nem tudják megnyitni.

## At the table

watching = néző
your-turn = Te jössz
read-aloud = Olvasd fel!
game-over = A játéknak vége.
status-held = Választásod: { $action }. Koppints még egyszer, ha már most elküldenéd.
status-chosen = Választottál. Még gondolkodik: { $names }.
status-waiting = Most gondolkodik: { $names }.
status-moment = Egy pillanat…
chosen-elsewhere = Egy másik ablakodban ezt választottad: { $action }.
clock-left = Még { $seconds } másodperc
clock-default = ha lejár az idő: { $action }
log-title = Mi történt?
skip-story = Átugrás
chat-title = Mondj valamit!
chat-text = Üzeneted
chat-say = Küldés
said = { $name }: { $words }
event-sat-down = { $name } leül.
event-stood-up = { $name } feláll.
event-game-started = Kezdődik a játék.
event-start-failed = Az indítás elmaradt: valakinek a böngészője nem válaszolt. Indítsd el újra.
event-time-ran-out = { $name } ideje lejárt.
event-bot-stood-in = { $name } helyett robot játszik.
event-holder-came = { $name } itt van.
event-holder-went = { $name } most nincs itt.

## The connection

connection-connecting = Kapcsolódás…
connection-lost = Megszakadt a kapcsolat. Újra próbálkozunk; semmi sem vész el.
connection-restarting = A szerver újraindul. A játék mindjárt folytatódik.
connection-waits = A szerver most nem tud menteni. Az asztal vár.
connection-outdated = A szerver frissült, ez az oldal már elavult.
connection-blocked = A szerver gazdája letiltott téged.

## Results

result-winners = { $count ->
    [one] { $names } győzött!
   *[other] Közös győzelem: { $names }!
}
result-how = Miből áll
result-rematch = Még egyet!
result-join-rematch = A következő játékhoz
result-record = Napló letöltése
result-receipt = Nyugta letöltése

## Errors

error-offline = A szerver nem érhető el. Nézd meg a hálózatot, és próbáld újra.
error-internal = Itt valami elromlott. Töltsd újra az oldalt; ha megint előfordul, szólj a szerver gazdájának.
error-error = Ez nem sikerült. Töltsd újra az oldalt.
error-too_late = Elkéstél: az asztalnál már továbbmentek.
error-illegal = Ezt most nem lehet.
error-wrong_time = Ezt most nem lehet: az asztalnál már továbbmentek.
error-malformed = A szerver nem értette ezt az oldalt. Töltsd újra.
error-bad_option = Ezek a beállítások nem férnek össze. Változtass az egyiken.
error-unknown_game = Ez a szerver nem ismeri a játékot.
error-seat = Ez a hely nem foglalható el: már ül ott valaki, vagy van már ilyen név az asztalnál.
error-looks_alike = A neved ugyanúgy néz ki, mint valakié ennél az asztalnál, pedig más betűkből áll. Válassz másikat.
error-broken_seal = A sorsolás ezen az eszközön nem volt rendben. Állj fel, és ülj le újra.
error-table = Ezt ennél az asztalnál nem lehet.
error-bad_record = Ezt a játszmát olyan szabályokkal játszották, amelyeket a szerver nem ismer.
error-unplayable = Ez a játszma az Adamas egy másik verziójával kezdődött. Kérdezd meg a szerver gazdáját.
error-no_table = Nincs ilyen asztal; lehet, hogy már leszedték.
error-not_found = Ez nem található.
error-no_key = Ezt az eszközt itt még nem ismerjük. Töltsd újra az oldalt.
error-not_yours = Ez egy másik eszközhöz tartozik. Használd azt, vagy hozd át ide egy kóddal.
error-not_host = Ezt csak az asztal házigazdája teheti meg.
error-not_welcome = Ehhez az asztalhoz nem ülhetsz le.
error-no_chat = Ezt ennél az asztalnál nem lehet mondani.
error-too_many = Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.
error-too_large = Ez túl hosszú.
error-store = A szerver most nem tud menteni. Próbáld újra egy kicsit később.
error-damaged = A szerver már nem tudja beolvasni ezt az asztalt: a mentett adatok megsérültek. Szólj a szerver gazdájának; a többi asztalnál folyik a játék.
error-busy = Az asztal most túlterhelt. Próbáld újra egy kicsit később.
