### The words of the browser client around the games.

# The same.
program-name = Adamas
# The same.
page-title = { $title } · Adamas
page-title-your-turn = ● Rândul tău · { $title }
skip-to-content = Sari la conținut
navigation = Meniul principal
close = Închide
loading = O clipă…
try-again = Încearcă din nou
reload = Reîncarcă pagina
leave = Părăsește masa
to-start = La pagina de start

## Start and about

start-title = Jocurile cu diamante
start-lead = Trei jocuri cu rubine, castele și o mină. Joacă pe loc cu roboții sau trimite prietenilor un link.
start-running = Partidele tale
unofficial = Proiect neoficial, fără legătură cu editorii acestor jocuri.
about-link = Despre
about-title = Despre Adamas
about-text = Adamas este un program liber pentru a juca și a studia jocurile cu diamante. Toate desenele, sunetele și textele au fost făcute pentru el.
about-designers = { $title } este un joc de { $designers }.
about-licence = Programul are licența MIT.
lost-title = Aici nu e nimic
lost-text = Poate că adresa e scrisă greșit sau masa a fost strânsă demult.

## Settings

settings = Setări
settings-speed = Animație
settings-speed-slow = lentă
settings-speed-normal = normală
settings-speed-fast = rapidă
settings-speed-still = imagini fixe
settings-speed-none = fără
settings-theme = Culori
settings-theme-auto = ca pe dispozitiv
settings-theme-light = deschise
settings-theme-dark = închise
settings-sound = Sunet
settings-effects = Volumul evenimentelor
settings-ambience = Volumul peșterii și al focului de tabără
settings-vibration = Vibrații
settings-language = Limba

## Who one is

me-link = Profil
me-title = Tu, pe acest dispozitiv
me-tables = Mesele tale
me-no-tables = Încă niciuna.
me-your-turn = e rândul tău
me-go-on = Continuă
me-look = Vezi din nou
me-devices = Alt dispozitiv
me-devices-text = Cu un cod, alt telefon sau calculator devine și el al tău: același nume, aceleași locuri, aceleași mese.
me-make-code = Creează un cod
me-code = { $code } (valabil { $minutes ->
    [one] 1 minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}, o singură dată)
me-enter-code = Un cod de pe alt dispozitiv:
me-use-code = Folosește-l
me-moved = Acest dispozitiv este acum { $name }.
name-label = Numele tău
name-another = Alt nume
preset-name = { $number ->
    [0] Iepure de Chihlimbar
    [1] Bâtlan de Jad
    [2] Linx de Argint
    [3] Corb de Cremene
    [4] Vidră de Coral
    [5] Cârtiță de Bronz
    [6] Veveriță de Cuarț
    [7] Pitulice de Cupru
    [8] Arici de Marmură
    [9] Broscuță de Cobalt
    [10] Hermină de Cristal
   *[11] Jder de Aur
}
bot-name = { $name ->
    [Onyx] Onix
    [Beryl] Beril
    [Jasper] Jasp
    [Opal] Opal
    [Garnet] Granat
    [Agate] Agat
    [Topaz] Topaz
    [Pearl] Perla
   *[other] { $name }
}
explorer-label = Exploratorul tău
explorer = { $number ->
    [0] Roșu, pălărie de fetru
    [1] Albastru, cască de miner
    [2] Verde, cască colonială
    [3] Galben, căciulă cu ciucure
    [4] Mov, batic
    [5] Portocaliu, șapcă
    [6] Turcoaz, joben
   *[7] Roz, coif cu coarne
}
explorer-taken = { $explorer }: îl are { $name }

## The lobby

tables-link = Mese
tables-title = Mese
tables-open = Așteaptă jucători
tables-running = Se joacă acum
tables-none-open = Nu așteaptă nimeni.
tables-none-running = Nicio partidă din listă nu se joacă acum.
tables-begin = Începe o partidă
tables-join = Intră în joc
tables-watch = Privește
tables-action = { $action }: { $title }
tables-seats = Locuri ocupate: { $taken } din { $seats }

## A new table

game-play-bots = Provoacă roboții
game-invite = Invită prieteni
game-seats = Câți joacă
game-level = Roboții
game-more = Alte setări
game-edition = Ediția
game-clock = Cronometru
game-clock-none = fără
game-clock-none-hint = Fiecare se gândește cât vrea.
game-clock-decision = pentru fiecare decizie
game-clock-decision-hint = Când timpul s-a scurs, se face alegerea implicită.
game-clock-bank = pentru toată partida
game-clock-bank-hint = Fiecare are în total atâta timp; apoi se face alegerea implicită.
game-clock-seconds = Secunde
game-chat = Mesaje
game-chat-hint = Ce își pot spune oamenii la masă.
game-chat-none = fără
game-chat-phrases = replici gata făcute
game-chat-free = orice
game-stand-in = Când pleacă cineva
game-stand-in-after = { $value ->
    [30] un robot îi ține locul după o jumătate de minut
    [120] un robot îi ține locul după două minute
    [600] un robot îi ține locul după zece minute
   *[never] toți așteaptă
}
game-listed = Arată masa în listă, ca să poată veni oricine
game-rulings = Reguli
game-rulings-hint = Ediția le hotărăște; schimbă una dacă vrei o regulă de casă.
seat-number = Locul { $number }
level-mouse = Șoricel, ușor
level-badger = Bursuc, mediu
level-fox = Vulpe, greu
level-owl = Bufniță, foarte greu

## Before the start

seat-empty = Locul { $number }, liber
table-starting = Se amestecă…
table-closed = Masa a fost închisă.
waiting-title = În jurul mesei
waiting-seats = Locuri
waiting-sit = Așază-te
waiting-sit-here = Așază-te aici
waiting-full = Toate locurile sunt ocupate: poți privi
waiting-stand = Ridică-te
waiting-add-bot = Adaugă un robot
waiting-remove = Scoate: { $name }
waiting-hand-over = Numește gazdă
waiting-hand-over-to = { $name } devine gazdă
waiting-host = gazdă
waiting-you = tu
waiting-away = lipsește
waiting-level = Roboți pe locurile libere
waiting-start = Începe
waiting-fill-and-start = { $count ->
    [one] Pune un robot pe locul liber și începe
    [few] Pune roboți pe { $count } locuri și începe
   *[other] Pune roboți pe { $count } de locuri și începe
}
waiting-for-host = Gazda va începe partida.
waiting-close = Închide masa
waiting-invite = Invită și pe alții
# The same.
waiting-rules = { $title }, { $edition }
invite-text = Îndreaptă un telefon spre această imagine sau trimite linkul. Ca să joci, ajunge un nume.
invite-picture = Codul QR al linkului
invite-link = Linkul acestei mese
invite-copy = Copiază
invite-copied = Linkul e copiat.
invite-only-here = Serverul răspunde numai pe acest calculator, așa că alții nu pot deschide linkul.

## At the table

watching = privești
your-turn = Rândul tău
read-aloud = Citește-mi
game-over = Partida s-a terminat.
status-held = Ales: { $action }. Atinge încă o dată ca să trimiți acum.
status-chosen = Alegere sigilată. Așteptăm: { $names }.
status-waiting = Așteptăm: { $names }.
status-moment = O clipă…
chosen-elsewhere = Ales în altă fereastră a ta: { $action }.
clock-left = { $seconds ->
    [one] încă 1 secundă
    [few] încă { $seconds } secunde
   *[other] încă { $seconds } de secunde
}
clock-default = când timpul s-a scurs: { $action }
log-title = Ce s-a întâmplat
skip-story = Sari peste
chat-title = Spune ceva
chat-text = Mesajul tău
chat-say = Spune
said = { $name }: { $words }
event-sat-down = { $name } se așază la masă.
event-stood-up = { $name } se ridică de la masă.
event-game-started = Începe partida.
event-start-failed = Startul a fost anulat: un browser nu a răspuns. Pornește din nou.
event-time-ran-out = { $name } nu mai are timp.
event-bot-stood-in = Un robot joacă pentru { $name }.
event-holder-came = { $name } e aici.
event-holder-went = { $name } lipsește.

## The connection

connection-connecting = Se conectează…
connection-lost = Conexiunea s-a întrerupt. Se încearcă din nou; nu se pierde nimic.
connection-restarting = Serverul repornește. Partida continuă într-o clipă.
connection-waits = Serverul nu poate salva nimic acum. Masa așteaptă.
connection-outdated = Serverul e acum mai nou decât această pagină.
connection-blocked = Cine are grijă de acest server ți-a blocat accesul.

## Results

result-winners = { $count ->
    [one] { $names } câștigă!
    [few] { $names } împart victoria!
   *[other] { $names } împart victoria!
}
result-how = Din ce se adună
result-rematch = Joacă din nou
result-join-rematch = La partida următoare
result-record = Descarcă înregistrarea
result-receipt = Descarcă dovada

## Errors

error-offline = Serverul nu răspunde. Verifică rețeaua și încearcă din nou.
error-internal = Ceva n-a mers bine aici. Reîncarcă pagina; dacă se repetă, spune-i persoanei care are grijă de server.
error-error = N-a mers. Reîncarcă pagina.
error-too_late = Prea târziu: jocul a mers mai departe.
error-illegal = Asta nu se poate acum.
error-wrong_time = Asta nu se poate acum: jocul a mers mai departe.
error-malformed = Serverul nu a înțeles această pagină. Reîncarc-o.
error-bad_option = Aceste setări nu merg împreună. Schimbă una dintre ele.
error-unknown_game = Serverul nu cunoaște jocul.
error-seat = Locul nu se poate ocupa: e al altcuiva sau cineva are același nume.
error-looks_alike = Numele tău arată la fel ca al cuiva de la această masă, deși are alte litere. Alege altul.
error-broken_seal = Amestecarea nu s-a confirmat pe acest dispozitiv. Ridică-te și așază-te din nou.
error-table = Asta nu se poate la această masă.
error-bad_record = Partida a fost jucată cu reguli pe care serverul nu le cunoaște.
error-unplayable = Partida a fost începută cu altă versiune de Adamas. Întreabă persoana care are grijă de server.
error-no_table = Nu există o astfel de masă; poate a fost strânsă.
error-not_found = Nu s-a găsit.
error-no_key = Dispozitivul nu e cunoscut încă aici. Reîncarcă pagina.
error-not_yours = Asta ține de alt dispozitiv. Folosește-l pe acela sau mută totul aici cu un cod.
error-not_host = Numai gazda mesei poate face asta.
error-not_welcome = Nu te poți așeza la această masă.
error-no_chat = Asta nu se poate spune la această masă.
error-too_many = Prea multe deodată. Așteaptă o clipă și încearcă din nou.
error-too_large = E prea lung.
error-store = Serverul nu poate salva nimic acum. Încearcă din nou peste o clipă.
error-damaged = Serverul nu mai poate citi această masă: datele salvate sunt deteriorate. Anunță persoana care are grijă de server; la celelalte mese se joacă mai departe.
error-busy = Masa e ocupată. Încearcă din nou peste o clipă.
