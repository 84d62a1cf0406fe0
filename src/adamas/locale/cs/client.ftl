### The words of the browser client around the games.

# The same.
program-name = Adamas
# The same.
page-title = { $title } · Adamas
page-title-your-turn = ● Jsi na tahu · { $title }
skip-to-content = Přejít k obsahu
navigation = Hlavní nabídka
close = Zavřít
loading = Okamžik…
try-again = Zkusit znovu
reload = Načíst stránku znovu
leave = Odejít od stolu
to-start = Na úvodní stránku

## Start and about

start-title = Diamantové hry
start-lead = Tři hry o rubínech, zámcích a diamantovém dole. Zahraj si hned proti botům, nebo pošli přátelům odkaz.
start-running = Tvoje hry
unofficial = Neoficiální projekt, nespojený s vydavateli těchto her.
about-link = O programu
about-title = O programu Adamas
about-text = Adamas je svobodný program, ve kterém se diamantové hry dají hrát i zkoumat. Všechny obrázky, zvuky a texty vznikly přímo pro něj.
about-designers = { $title } – návrh hry: { $designers }.
about-licence = Program je vydán pod licencí MIT.
lost-title = Tady nic není
lost-text = V adrese je možná překlep, nebo už byl stůl dávno uklizen.

## Settings

settings = Nastavení
settings-speed = Animace
settings-speed-slow = pomalé
settings-speed-normal = běžné
settings-speed-fast = rychlé
settings-speed-still = bez pohybu
settings-speed-none = žádné
settings-theme = Barvy
settings-theme-auto = podle zařízení
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-sound = Zvuk
settings-effects = Hlasitost událostí
settings-ambience = Hlasitost jeskyně a táboráku
settings-vibration = Vibrace
settings-language = Jazyk

## Who one is

me-link = Profil
me-title = Profil na tomto zařízení
me-tables = Tvoje stoly
me-no-tables = Zatím žádné.
me-your-turn = jsi na tahu
me-go-on = Pokračovat
me-look = Prohlédnout
me-devices = Další zařízení
me-devices-text = Kódem si připojíš další telefon nebo počítač: stejné jméno, stejná místa, stejné stoly.
me-make-code = Vytvořit kód
me-code = { $code } (platí { $minutes ->
    [one] 1 minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}, jen jednou)
me-enter-code = Kód z jiného zařízení:
me-use-code = Použít
me-moved = Na tomto zařízení teď hraje { $name }.
name-label = Tvoje jméno
name-another = Jiné
preset-name = { $number ->
    [0] Jantarový zajíc
    [1] Nefritová volavka
    [2] Stříbrný rys
    [3] Pazourkový havran
    [4] Korálová vydra
    [5] Bronzový krtek
    [6] Křemenná veverka
    [7] Měděný čížek
    [8] Mramorový ježek
    [9] Kobaltová žába
    [10] Křišťálová lasička
   *[11] Zlatá kuna
}
bot-name = { $name ->
    [Onyx] Onyx
    [Beryl] Beryl
    [Jasper] Jaspis
    [Opal] Opál
    [Garnet] Granát
    [Agate] Achát
    [Topaz] Topaz
    [Pearl] Perla
   *[other] { $name }
}
explorer-label = Tvůj průzkumník
explorer = { $number ->
    [0] Červená, plstěný klobouk
    [1] Modrá, hornická přilba
    [2] Zelená, tropická přilba
    [3] Žlutá, čepice s bambulí
    [4] Fialová, šátek
    [5] Oranžová, kšiltovka
    [6] Tyrkysová, cylindr
   *[7] Růžová, přilba s rohy
}
explorer-taken = { $explorer }: má { $name }

## The lobby

tables-link = Stoly
tables-title = Stoly
tables-open = Čekají na hráče
tables-running = Právě se hraje
tables-none-open = Nikdo nečeká.
tables-none-running = Žádná veřejná hra neběží.
tables-begin = Začít hru
tables-join = Přisednout
tables-watch = Sledovat
tables-action = { $action }: { $title }
tables-seats = Obsazená místa: { $taken } { $seats ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $seats }

## A new table

game-play-bots = Hrát proti botům
game-invite = Pozvat přátele
game-seats = Počet hráčů
game-level = Boti
game-more = Další nastavení
game-edition = Vydání
game-clock = Časový limit
game-clock-none = žádný
game-clock-none-hint = Každý má času, kolik chce.
game-clock-decision = na každé rozhodnutí
game-clock-decision-hint = Když čas vyprší, zvolí se výchozí možnost.
game-clock-bank = na celou hru
game-clock-bank-hint = Tolik času má každý celkem; potom se volí výchozí možnost.
game-clock-seconds = Sekundy
game-chat = Zprávy
game-chat-hint = Co si lidé mohou u stolu říct.
game-chat-none = žádné
game-chat-phrases = hotové věty
game-chat-free = cokoli
game-stand-in = Když někdo odejde
game-stand-in-after = { $value ->
    [30] po půl minutě za něj hraje bot
    [120] po dvou minutách za něj hraje bot
    [600] po deseti minutách za něj hraje bot
   *[never] všichni čekají
}
game-listed = Ukázat stůl v seznamu, aby mohl přisednout kdokoli
game-rulings = Pravidla
game-rulings-hint = Určuje je vydání; kterékoli si můžeš změnit po svém.
seat-number = Místo { $number }
level-mouse = Myš, snadné
level-badger = Jezevec, střední
level-fox = Liška, těžké
level-owl = Sova, velmi těžké

## Before the start

seat-empty = Místo { $number }, volné
table-starting = Míchají se karty…
table-closed = Tento stůl byl zrušen.
waiting-title = U stolu
waiting-seats = Místa
waiting-sit = Posadit se
waiting-sit-here = Sednout sem
waiting-full = Všechna místa jsou obsazená: můžeš se dívat
waiting-stand = Vstát
waiting-add-bot = Přidat bota
waiting-remove = Odebrat: { $name }
waiting-hand-over = Předat stůl
waiting-hand-over-to = Předat stůl: { $name }
waiting-host = hostitel
waiting-you = ty
waiting-away = pryč
waiting-level = Boti na volných místech
waiting-start = Začít
waiting-fill-and-start = { $count ->
    [one] Doplnit bota a začít
    [few] Doplnit { $count } boty a začít
    [many] Doplnit { $count } bota a začít
   *[other] Doplnit { $count } botů a začít
}
waiting-for-host = Hru spustí hostitel.
waiting-close = Zrušit stůl
waiting-invite = Pozvat další
waiting-rules = { $title }, { $edition }
invite-text = Namiř telefon na tento obrázek, nebo pošli odkaz. Ostatním stačí zadat jméno.
invite-picture = QR kód odkazu
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat
invite-copied = Odkaz je zkopírovaný.
invite-only-here = Server naslouchá jen na tomto počítači, takže odkaz ostatním nepůjde otevřít.

## At the table

watching = díváš se
your-turn = Jsi na tahu
read-aloud = Přečíst nahlas
game-over = Konec hry.
status-held = Zvoleno: { $action }. Klepni znovu a hned se odešle.
status-chosen = Vybráno. Ještě volí: { $names }.
status-waiting = Na tahu: { $names }.
status-moment = Okamžik…
chosen-elsewhere = Zvoleno v jiném tvém okně: { $action }.
clock-left = { $seconds ->
    [one] zbývá 1 sekunda
    [few] zbývají { $seconds } sekundy
    [many] zbývá { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}
clock-default = až čas vyprší: { $action }
log-title = Co se stalo
skip-story = Přeskočit
chat-title = Říct něco
chat-text = Tvoje slova
chat-say = Říct
said = { $name }: { $words }
event-sat-down = { $name } si sedá ke stolu.
event-stood-up = { $name } vstává od stolu.
event-game-started = Hra začíná.
event-start-failed = Hra nezačala: něčí prohlížeč neodpověděl. Začni znovu.
event-time-ran-out = { $name }: čas vypršel.
event-bot-stood-in = { $name }: teď hraje bot.
event-holder-came = { $name } je tady.
event-holder-went = { $name } je pryč.

## The connection

connection-connecting = Připojování…
connection-lost = Spojení se přerušilo. Už se obnovuje; o nic nepřijdeš.
connection-restarting = Server se restartuje. Hra bude za okamžik pokračovat.
connection-waits = Server teď nemůže nic uložit. Stůl čeká.
connection-outdated = Server je novější než tato stránka.
connection-blocked = Správce serveru ti zablokoval přístup.

## Results

result-winners = { $count ->
    [one] Vyhrává { $names }!
    [few] O vítězství se dělí { $names }!
    [many] O vítězství se dělí { $names }!
   *[other] O vítězství se dělí { $names }!
}
result-how = Rozpis
result-rematch = Hrát znovu
result-join-rematch = K další hře
result-record = Stáhnout záznam
result-receipt = Stáhnout stvrzenku

## Errors

error-offline = Server není dostupný. Zkontroluj síť a zkus to znovu.
error-internal = Něco se pokazilo. Načti stránku znovu; když se to zopakuje, řekni to správci serveru.
error-error = To se nepovedlo. Načti stránku znovu.
error-too_late = Pozdě: u stolu už se hraje dál.
error-illegal = To teď nejde.
error-wrong_time = To teď nejde: u stolu už se hraje dál.
error-malformed = Server téhle stránce nerozumí. Načti ji znovu.
error-bad_option = Tato nastavení nejdou dohromady. Některé změň.
error-unknown_game = Tento server tu hru nezná.
error-seat = Sem si sednout nejde: místo je obsazené, nebo má někdo stejné jméno.
error-looks_alike = Tvoje jméno vypadá stejně jako jméno někoho u tohoto stolu, i když má jiná písmena. Zvol si jiné.
error-broken_seal = Losování na tomto zařízení nesouhlasí. Vstaň a znovu se posaď.
error-table = To u tohoto stolu nejde.
error-bad_record = Tato hra se hrála podle pravidel, která server nezná.
error-unplayable = Tato hra začala v jiné verzi programu Adamas. Obrať se na správce serveru.
error-no_table = Takový stůl tu není; možná už byl uklizen.
error-not_found = To se nenašlo.
error-no_key = Toto zařízení tu ještě není známé. Načti stránku znovu.
error-not_yours = To patří jinému zařízení. Použij ho, nebo si to sem přenes kódem.
error-not_host = To může jen hostitel stolu.
error-not_welcome = K tomuto stolu si sednout nemůžeš.
error-no_chat = To se u tohoto stolu říct nedá.
error-too_many = To bylo moc najednou. Chvilku počkej a zkus to znovu.
error-too_large = To je moc dlouhé.
error-store = Server teď nemůže nic uložit. Zkus to za chvilku znovu.
error-damaged = Server už tento stůl nepřečte: uložená data jsou poškozená. Obrať se na správce serveru; u jiných stolů se hraje dál.
error-busy = Stůl má teď moc práce. Zkus to za chvilku znovu.
