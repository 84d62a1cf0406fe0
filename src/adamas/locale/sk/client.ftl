### The words of the browser client around the games.

# The same.
program-name = Adamas
# The same.
page-title = { $title } · Adamas
page-title-your-turn = ● Si na ťahu · { $title }
skip-to-content = Prejsť na obsah
navigation = Hlavná ponuka
close = Zavrieť
loading = Chvíľku…
try-again = Skúsiť znova
reload = Načítať stránku znova
leave = Odísť od stola
to-start = Na úvodnú stránku

## Start and about

start-title = Diamantové hry
start-lead = Tri hry o rubínoch, zámkoch a jednej bani. Zahraj si hneď proti botom alebo pošli priateľom odkaz.
start-running = Tvoje hry
unofficial = Neoficiálny projekt, nespojený s vydavateľmi týchto hier.
about-link = O programe
about-title = O programe Adamas
about-text = Adamas je slobodný program, v ktorom sa diamantové hry dajú hrať aj skúmať. Všetky obrázky, zvuky a texty vznikli priamo preň.
about-designers = { $title } – autorstvo hry: { $designers }.
about-licence = Program je vydaný pod licenciou MIT.
lost-title = Tu nič nie je
lost-text = V adrese je možno preklep alebo je stôl už dávno odprataný.

## Settings

settings = Nastavenia
settings-speed = Animácie
settings-speed-slow = pomalé
settings-speed-normal = bežné
settings-speed-fast = rýchle
settings-speed-still = bez pohybu
settings-speed-none = žiadne
settings-theme = Farby
settings-theme-auto = podľa zariadenia
settings-theme-light = svetlé
settings-theme-dark = tmavé
settings-sound = Zvuk
settings-effects = Hlasitosť udalostí
settings-ambience = Hlasitosť jaskyne a táboráka
settings-vibration = Vibrácie
settings-language = Jazyk

## Who one is

me-link = Profil
me-title = Profil na tomto zariadení
me-tables = Tvoje stoly
me-no-tables = Zatiaľ žiadne.
me-your-turn = si na ťahu
me-go-on = Pokračovať
me-look = Pozrieť znova
me-devices = Ďalšie zariadenie
me-devices-text = Kódom si pripojíš ďalší telefón alebo počítač: rovnaké meno, rovnaké miesta, rovnaké stoly.
me-make-code = Vytvoriť kód
me-code = { $code } (platí { $minutes ->
    [one] 1 minútu
    [few] { $minutes } minúty
    [many] { $minutes } minúty
   *[other] { $minutes } minút
}, len raz)
me-enter-code = Kód z iného zariadenia:
me-use-code = Použiť
me-moved = Na tomto zariadení teraz hrá { $name }.
name-label = Tvoje meno
name-another = Iné
preset-name = { $number ->
    [0] Jantárový zajac
    [1] Nefritová volavka
    [2] Strieborný rys
    [3] Pazúrikový havran
    [4] Koralová vydra
    [5] Bronzový krtko
    [6] Kremenná veverička
    [7] Medený čížik
    [8] Mramorový ježko
    [9] Kobaltová ropucha
    [10] Krištáľový hranostaj
   *[11] Zlatá kuna
}
bot-name = { $name ->
    [Onyx] Ónyx
    [Beryl] Beryl
    [Jasper] Jaspis
    [Opal] Opál
    [Garnet] Granát
    [Agate] Achát
    [Topaz] Topás
    [Pearl] Perla
   *[other] { $name }
}
explorer-label = Tvoj prieskumník
explorer = { $number ->
    [0] Červená, plstený klobúk
    [1] Modrá, banícka prilba
    [2] Zelená, tropická prilba
    [3] Žltá, čiapka s brmbolcom
    [4] Fialová, šatka
    [5] Oranžová, šiltovka
    [6] Tyrkysová, cylinder
   *[7] Ružová, prilba s rohmi
}
explorer-taken = { $explorer }: má { $name }

## The lobby

tables-link = Stoly
tables-title = Stoly
tables-open = Čakajú na hráčov
tables-running = Práve sa hrá
tables-none-open = Nikto nečaká.
tables-none-running = Nehrá sa žiadna verejná hra.
tables-begin = Začať hru
tables-join = Pridať sa
tables-watch = Sledovať
tables-action = { $action }: { $title }
tables-seats = Obsadené miesta: { $taken } { $seats ->
    [4] zo
    [6] zo
    [7] zo
   *[other] z
} { $seats }

## A new table

game-play-bots = Hrať proti botom
game-invite = Pozvať priateľov
game-seats = Počet hráčov
game-level = Boti
game-more = Ďalšie nastavenia
game-edition = Vydanie
game-clock = Časový limit
game-clock-none = žiadny
game-clock-none-hint = Každý má času, koľko chce.
game-clock-decision = na každé rozhodnutie
game-clock-decision-hint = Keď čas uplynie, zvolí sa predvolená možnosť.
game-clock-bank = na celú hru
game-clock-bank-hint = Toľko času má každý spolu; potom sa volí predvolená možnosť.
game-clock-seconds = Sekundy
game-chat = Správy
game-chat-hint = Čo si ľudia môžu pri stole povedať.
game-chat-none = žiadne
game-chat-phrases = hotové vety
game-chat-free = čokoľvek
game-stand-in = Keď niekto odíde
game-stand-in-after = { $value ->
    [30] po pol minúte zaňho hrá bot
    [120] po dvoch minútach zaňho hrá bot
    [600] po desiatich minútach zaňho hrá bot
   *[never] všetci čakajú
}
game-listed = Ukázať stôl v zozname, aby sa mohol pridať ktokoľvek
game-rulings = Pravidlá
game-rulings-hint = Určuje ich vydanie; ktorékoľvek si môžeš zmeniť po svojom.
seat-number = Miesto { $number }
level-mouse = Myš, ľahké
level-badger = Jazvec, stredné
level-fox = Líška, ťažké
level-owl = Sova, veľmi ťažké

## Before the start

seat-empty = Miesto { $number }, voľné
table-starting = Miešajú sa karty…
table-closed = Tento stôl je zrušený.
waiting-title = Pri stole
waiting-seats = Miesta
waiting-sit = Sadnúť si
waiting-sit-here = Sadnúť si sem
waiting-full = Všetky miesta sú obsadené: môžeš sa pozerať
waiting-stand = Vstať
waiting-add-bot = Pridať bota
waiting-remove = Odobrať: { $name }
waiting-hand-over = Odovzdať stôl
waiting-hand-over-to = Odovzdať stôl: { $name }
waiting-host = hostiteľ
waiting-you = ty
waiting-away = preč
waiting-level = Boti na voľných miestach
waiting-start = Začať
waiting-fill-and-start = { $count ->
    [one] Doplniť bota a začať
    [few] Doplniť { $count } botov a začať
    [many] Doplniť { $count } bota a začať
   *[other] Doplniť { $count } botov a začať
}
waiting-for-host = Hru spustí hostiteľ.
waiting-close = Zrušiť stôl
waiting-invite = Pozvať ďalších
waiting-rules = { $title }, { $edition }
invite-text = Namier telefón na tento obrázok alebo pošli odkaz. Ostatným stačí zadať meno.
invite-picture = QR kód odkazu
invite-link = Odkaz na tento stôl
invite-copy = Kopírovať
invite-copied = Odkaz je skopírovaný.
invite-only-here = Server počúva iba na tomto počítači, preto ostatní odkaz neotvoria.

## At the table

watching = pozeráš sa
your-turn = Si na ťahu
read-aloud = Prečítať nahlas
game-over = Koniec hry.
status-held = Zvolené: { $action }. Ťukni znova a hneď sa to odošle.
status-chosen = Máš vybrané. Ešte si vyberá: { $names }.
status-waiting = Na ťahu: { $names }.
status-moment = Chvíľku…
chosen-elsewhere = Zvolené v inom tvojom okne: { $action }.
clock-left = { $seconds ->
    [one] zostáva 1 sekunda
    [few] zostávajú { $seconds } sekundy
    [many] zostáva { $seconds } sekundy
   *[other] zostáva { $seconds } sekúnd
}
clock-default = keď čas uplynie: { $action }
log-title = Čo sa stalo
skip-story = Preskočiť
chat-title = Povedať niečo
chat-text = Tvoje slová
chat-say = Povedať
said = { $name }: { $words }
event-sat-down = { $name } si sadá k stolu.
event-stood-up = { $name } vstáva od stola.
event-game-started = Hra sa začína.
event-start-failed = Hra sa nezačala: niečí prehliadač neodpovedal. Skús to znova.
event-time-ran-out = { $name }: čas uplynul.
event-bot-stood-in = Za hráča { $name } hrá bot.
event-holder-came = { $name } je tu.
event-holder-went = { $name } je preč.

## The connection

connection-connecting = Pripája sa…
connection-lost = Spojenie sa prerušilo. Už sa obnovuje; o nič neprídeš.
connection-restarting = Server sa reštartuje. Hra bude o chvíľu pokračovať.
connection-waits = Server teraz nemôže nič uložiť. Stôl čaká.
connection-outdated = Server je novší ako táto stránka.
connection-blocked = Správca servera ti zablokoval prístup.

## Results

result-winners = { $count ->
    [one] Vyhráva { $names }!
    [few] O víťazstvo sa delia { $names }!
    [many] O víťazstvo sa delia { $names }!
   *[other] O víťazstvo sa delia { $names }!
}
result-how = Za čo
result-rematch = Hrať znova
result-join-rematch = K ďalšej hre
result-record = Stiahnuť záznam
result-receipt = Stiahnuť potvrdenku

## Errors

error-offline = Server nie je dostupný. Skontroluj sieť a skús to znova.
error-internal = Niečo sa pokazilo. Načítaj stránku znova; ak sa to zopakuje, povedz to správcovi servera.
error-error = To sa nepodarilo. Načítaj stránku znova.
error-too_late = Neskoro: pri stole sa už hrá ďalej.
error-illegal = To sa teraz nedá.
error-wrong_time = To sa teraz nedá: pri stole sa už hrá ďalej.
error-malformed = Server tejto stránke nerozumie. Načítaj ju znova.
error-bad_option = Tieto nastavenia nejdú dokopy. Niektoré zmeň.
error-unknown_game = Tento server tú hru nepozná.
error-seat = Sem sa nedá sadnúť: miesto je obsadené alebo má niekto rovnaké meno.
error-looks_alike = Tvoje meno vyzerá rovnako ako meno niekoho pri tomto stole, hoci má iné písmená. Zvoľ si iné.
error-broken_seal = Žrebovanie na tomto zariadení nesedí. Vstaň a znova si sadni.
error-table = Pri tomto stole sa to nedá.
error-bad_record = Táto hra sa hrala podľa pravidiel, ktoré server nepozná.
error-unplayable = Táto hra sa začala v inej verzii programu Adamas. Obráť sa na správcu servera.
error-no_table = Taký stôl tu nie je; možno je už odprataný.
error-not_found = To sa nenašlo.
error-no_key = Toto zariadenie tu ešte nie je známe. Načítaj stránku znova.
error-not_yours = To patrí inému zariadeniu. Použi ho alebo si to sem prenes kódom.
error-not_host = To môže iba hostiteľ stola.
error-not_welcome = K tomuto stolu si sadnúť nemôžeš.
error-no_chat = To sa pri tomto stole povedať nedá.
error-too_many = To bolo priveľa naraz. Chvíľku počkaj a skús to znova.
error-too_large = To je príliš dlhé.
error-store = Server teraz nemôže nič uložiť. Skús to o chvíľu znova.
error-damaged = Server už tento stôl neprečíta: uložené údaje sú poškodené. Obráť sa na správcu servera; pri iných stoloch sa hrá ďalej.
error-busy = Stôl má teraz veľa práce. Skús to o chvíľu znova.
